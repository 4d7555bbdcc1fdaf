import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { callTerms } from '#lib/calls/call-terms.ts';
import type { Call } from '#lib/calls/call.ts';
import { ledgerEntry } from '#lib/calls/ledger/ledger-entry.ts';

/** What a reading of one page is made from; the rest is made up. */
export interface Seed {
  title: string;
  markdown: string;
  url?: string;
  language?: string;
  authors?: string[];
  published?: string;
  summary?: string;
  /** Milliseconds since 1970. */
  at?: number;
}

/**
 * Writes a page that this device has read into the store of the extension, as a call would have, and names the
 * reader's address of it. `page` is any page of the extension.
 */
export async function seedReading(page: Page, seed: Seed): Promise<string> {
  const { title, markdown, url = 'https://mills.example/seeded.html', at = Date.now() } = seed;
  const id = randomUUID();
  const call: Call = {
    id,
    operation: 'contents',
    request: { urls: [url], response_length: 'max' },
    service: { kind: 'device', address: '' },
    state: 'done',
    createdAt: at,
    sentAt: at,
    endedAt: at,
    took: 10,
    attempts: 1,
    status: 200,
    txId: `contents_${id.slice(0, 8)}`,
    cost: { total: 0, search: 0, ai: 0 },
    excerpt: markdown.slice(0, 200),
  };
  const result = {
    title,
    url,
    id: url,
    content: markdown,
    source: 'web',
    length: markdown.length,
    authors: seed.authors ?? [],
    ...(seed.language === undefined ? {} : { language: seed.language }),
    ...(seed.published === undefined ? {} : { publication_date: seed.published }),
    ...(seed.summary === undefined ? {} : { summary: seed.summary }),
  };
  const row = { ...call, terms: callTerms(call, title), entry: ledgerEntry(call) };
  const reply = {
    id,
    status: 200,
    raw: '',
    reply: { success: true, results: [result], urls_requested: 1, urls_processed: 1, urls_failed: 0 },
  };
  await page.evaluate(add, JSON.stringify({ calls: row, replies: reply }));
  return `reader.html#${id}/0`;
}

async function add(json: string): Promise<void> {
  const opened = indexedDB.open('sidelight-calls');
  await new Promise((resolve, reject) => {
    opened.addEventListener('success', resolve);
    opened.addEventListener('error', reject);
  });
  const transaction = opened.result.transaction(['calls', 'replies'], 'readwrite');
  for (const [store, row] of Object.entries(JSON.parse(json))) transaction.objectStore(store).add(row);
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('error', reject);
  });
  opened.result.close();
}
