import { storage } from 'wxt/utils/storage';
import { z } from '#lib/contract/zod.ts';

/** A question begun from a page's selection ("Ask about selection…") and not yet asked. */
const draftSchema = z.object({ windowId: z.number(), quote: z.string(), at: z.number() });

export type Draft = z.infer<typeof draftSchema>;

const stored = storage.defineItem<unknown>('session:draft');

export async function readDraft(): Promise<Draft | undefined> {
  return draftSchema.safeParse(await stored.getValue()).data;
}

export async function writeDraft(draft: Draft | undefined): Promise<void> {
  await (draft ? stored.setValue(draft) : stored.removeValue());
}

/** Calls back whenever a draft is begun or dropped, until the signal aborts. */
export function watchDraft(changed: (draft: Draft | undefined) => void, signal: AbortSignal): void {
  const stop = stored.watch((value) => changed(draftSchema.safeParse(value).data));
  signal.addEventListener('abort', stop, { once: true });
}
