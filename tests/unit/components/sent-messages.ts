import { fakeBrowser } from 'wxt/testing/fake-browser';
import { outcomeOf } from '#lib/browser/messages.ts';

/** Stands in for the background: answers every message with a value, or refuses it with an error, and keeps it. */
export function hearMessages(values: Record<string, unknown> = {}) {
  const sent: { type: string; body: unknown }[] = [];
  Object.assign(fakeBrowser.runtime, {
    sendMessage: (message: { type: string; body: unknown }) => {
      sent.push(message);
      const value = values[message.type];
      return Promise.resolve(value instanceof Error ? outcomeOf(value) : { ok: true, value });
    },
  });
  return sent;
}
