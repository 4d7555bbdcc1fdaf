import { browser } from 'wxt/browser';
import { CallError } from '#lib/client/error.ts';
import { envelopeSchema, isMessageType, messageSchemas, outcomeOf } from '../messages.ts';
import type { Handlers, MessageBody, MessageType, Outcome } from '../messages.ts';

/**
 * Answers the messages of our own pages, and of nobody else. The decision whether a message is ours is made before
 * anything is awaited. There is one listener only: with several, an empty answer of another could win.
 */
export function listen(handlers: Handlers): void {
  browser.runtime.onMessage.addListener((message: unknown, sender, respond: (outcome: Outcome) => void) => {
    const envelope = envelopeSchema.safeParse(message);
    if (!envelope.success || !isMessageType(envelope.data.type)) return false;
    if (!isOurPage(sender)) return false;
    void answer(handlers, envelope.data.type, envelope.data.body).then(respond);
    return true;
  });
}

async function answer<Type extends MessageType>(
  handlers: Handlers,
  type: Type,
  body: unknown,
): Promise<Outcome> {
  try {
    const parsed = messageSchemas[type].safeParse(body);
    if (!parsed.success)
      throw new CallError({ code: 'invalid-request', words: parsed.error.issues[0]?.message });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema stands under the same type
    return { ok: true, value: await handlers[type](parsed.data as MessageBody<Type>) };
  } catch (error) {
    return outcomeOf(error);
  }
}

/**
 * `sender.origin` is missing in Firefox, a page of ours in a tab has a `sender.tab` too, and `URL.origin` may be the
 * same opaque "null" for every extension's address: what tells is the whole prefix, up to and with its slash.
 */
function isOurPage({ id, url }: { id?: string | undefined; url?: string | undefined }): boolean {
  return id === browser.runtime.id && url !== undefined && url.startsWith(browser.runtime.getURL('/'));
}
