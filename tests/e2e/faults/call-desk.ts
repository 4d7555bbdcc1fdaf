import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import type { Call, CallOperation } from '#lib/calls/call.ts';
import type { DayRow } from '#lib/calls/ledger/ledger-day.ts';
import type { CallRow, FeedbackRow, ReplyRow } from '#lib/calls/store.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { whatIsThere } from '#tests/browser/elements.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';

/** The browser's own API where the page's code runs. */
declare const chrome: {
  runtime: { sendMessage(message: object): Promise<unknown> };
  storage: {
    local: { get(key: string): Promise<Record<string, object>>; set(items: object): Promise<void> };
  };
};

/** What the store holds of one call. */
export interface Stored {
  call: CallRow;
  reply: ReplyRow | undefined;
  feedback: FeedbackRow | undefined;
}

export interface StartedCall {
  operation: CallOperation;
  request: object;
  overLimit?: true;
  /** The window whose panel follows it. */
  windowId?: number;
}

/** A page of the extension from which calls are begun by the messages that views send, and at which people would look. */
export interface CallDesk {
  page: Page;
  /** Sends a message as a view does; rejects with the background's code. */
  send(type: string, body: object): Promise<unknown>;
  start(call: StartedCall, id?: string): Promise<string>;
  /** What is kept of a call now. */
  stored(id: string): Promise<Stored | undefined>;
  /** The same, once the call has ended. */
  ended(id: string, timeout?: number): Promise<Stored>;
  /** What the panel shows of a call that is the newest one. */
  shown(call: Pick<Call, 'createdAt'>): Promise<string>;
  /** All calls, oldest first. */
  all(): Promise<CallRow[]>;
  /** The sums of the days. */
  days(): Promise<DayRow[]>;
  changeSettings(change: Partial<Settings>): Promise<void>;
}

const ENDED = new Set(['done', 'failed', 'cancelled', 'interrupted']);

/** Makes the side panel's page, open in a tab, a desk. */
export function callDesk(page: Page): CallDesk {
  const send: CallDesk['send'] = async (type, body) => {
    const outcome = await page.evaluate((message) => chrome.runtime.sendMessage(message), {
      type,
      body,
    });
    if (typeof outcome !== 'object' || outcome === null || !('ok' in outcome)) throw new Error('No outcome.');
    if (outcome.ok === true) return 'value' in outcome ? outcome.value : undefined;
    throw new Error('code' in outcome ? String(outcome.code) : 'No code.');
  };
  const stored = (id: string) => page.evaluate(readStored, id);
  return {
    page,
    send,
    stored,
    async start(call, id = randomUUID()) {
      await send('call/start', { id, ...call });
      return id;
    },
    ended: (id, timeout = 15_000) =>
      waitUntil(
        async () => `the call to end; it is ${JSON.stringify((await stored(id))?.call)}`,
        async () => {
          const found = await stored(id);
          return found !== undefined && ENDED.has(found.call.state) && found;
        },
        timeout,
      ),
    shown: ({ createdAt }) =>
      waitUntil(
        async () => `the panel to show the call; there was ${await whatIsThere(page)}`,
        () => page.evaluate(readArticle, new Date(createdAt).toISOString()),
      ),
    all: () => page.evaluate(readAll<CallRow>, 'calls'),
    days: () => page.evaluate(readAll<DayRow>, 'days'),
    async changeSettings(change) {
      await page.evaluate(async (changed) => {
        const { settings } = await chrome.storage.local.get('settings');
        await chrome.storage.local.set({ settings: { ...settings, ...changed } });
      }, change);
    },
  };
}

function readArticle(createdAt: string): string | false {
  const article = [...document.querySelectorAll('article')].find(
    (each) => each.querySelector('time')?.dateTime === createdAt,
  );
  return article?.ariaBusy === 'false' && article.innerText;
}

async function readStored(id: string): Promise<Stored | undefined> {
  const ask = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  const database = await ask(indexedDB.open('sidelight-calls'));
  try {
    const transaction = database.transaction(['calls', 'replies', 'outbox']);
    const [call, reply, feedback] = await Promise.all([
      ask(transaction.objectStore('calls').index('id').get(id)),
      ask(transaction.objectStore('replies').get(id)),
      ask(transaction.objectStore('outbox').get(id)),
    ]);
    return call && { call, reply, feedback };
  } finally {
    database.close();
  }
}

async function readAll<Row>(table: string): Promise<Row[]> {
  const opened = indexedDB.open('sidelight-calls');
  await new Promise((resolve, reject) => {
    opened.addEventListener('success', resolve);
    opened.addEventListener('error', reject);
  });
  const request = opened.result.transaction(table).objectStore(table).getAll();
  await new Promise((resolve, reject) => {
    request.addEventListener('success', resolve);
    request.addEventListener('error', reject);
  });
  opened.result.close();
  return request.result;
}
