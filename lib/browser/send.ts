import { browser } from 'wxt/browser';
import { valueOf } from './messages.ts';
import type { MessageBody, MessageReplies, MessageType } from './messages.ts';

/**
 * Asks the background to do something and waits for it.
 *
 * @throws CallError with the background's code and words
 */
export async function send<Type extends MessageType>(
  type: Type,
  body: MessageBody<Type>,
): Promise<MessageReplies[Type]> {
  // The handler table (messages.ts) ties each type to its reply; across the wire only that promise is left.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both ends are compiled from one table
  return valueOf(await browser.runtime.sendMessage({ type, body })) as MessageReplies[Type];
}
