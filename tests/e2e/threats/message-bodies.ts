import { randomUUID } from 'node:crypto';
import type { MessageBody, MessageType } from '#lib/browser/messages.ts';

const id = randomUUID();

/** A body that the background would take from a page of ours, for every message that there is. */
export const MESSAGE_BODIES: { [Type in MessageType]: MessageBody<Type> } = {
  'call/start': { id, operation: 'answer', request: { query: 'Who sent this?' } },
  'call/stop': { id },
  'call/save': { id },
  'history/pin': { id, pinned: true },
  'history/erase': { what: 'all' },
  'feedback/give': { callId: id, sentiment: 'bad', text: '' },
  'feedback/withdraw': { callId: id },
  'feedback/retry': { callId: id },
  'service/info': {},
  'service/save': { kind: 'hosted', address: 'https://evil.example', keep: 'device' },
  'key/forget': {},
  'everything/forget': {},
  'page/look': {},
  'site/may-reach': { url: 'https://evil.example/' },
  'library/call': { method: 'forget', args: ['everything'] },
};
