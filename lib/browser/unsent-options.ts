import { storage } from 'wxt/utils/storage';
import { z } from '#lib/contract/zod.ts';
import { optionsSchema } from '#lib/requests/options.ts';

const schema = z.object({
  operation: z.enum(['answer', 'deepsearch']),
  options: optionsSchema.optional(),
  lensId: z.string().optional(),
});

/** How the next question was going to be asked when the popup closed. */
export type UnsentOptions = z.infer<typeof schema>;

/** In memory only, and gone with the browser, as the question that they go with. */
const stored = storage.defineItem<unknown>('session:unsentOptions');

/** The options that were set and not asked with, or nothing. */
export async function readUnsentOptions(): Promise<UnsentOptions | undefined> {
  return schema.safeParse(await stored.getValue()).data;
}

/** Keeps what is set; nothing is kept of a question that is asked as always. */
export async function writeUnsentOptions(kept: UnsentOptions | undefined): Promise<void> {
  await (kept ? stored.setValue(kept) : stored.removeValue());
}
