import type { Page } from 'puppeteer-core';
import { clickButton, find, waitForText, whatIsThere } from '#tests/browser/elements.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';

/** One address of a reading, as its row shows it. */
export interface ShownRow {
  name: string;
  /** Everything that the row says. */
  words: string;
  /** Where the reader shows it; empty when it was not read. */
  href: string;
}

/** Puts text into the list of addresses at once, as pasting does: thousands of lines would take minutes by key. */
export async function paste(collect: Page, lines: readonly string[]): Promise<void> {
  const textbox = await find(collect, 'textbox', 'Addresses to read');
  await textbox.evaluate((node, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(node, text);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, lines.join('\n'));
}

/** Has the addresses on the list read, and waits until each has come to its end. */
export async function readAll(collect: Page, count: number, timeout = 60_000): Promise<ShownRow[]> {
  await clickButton(collect, count === 1 ? 'Read this page' : `Read ${count} pages`);
  return rowsAtEnd(collect, count, timeout);
}

/** The rows, once none of them waits. */
export async function rowsAtEnd(collect: Page, count: number, timeout = 60_000): Promise<ShownRow[]> {
  await waitForText(collect, `${count} of ${count} pages`, { timeout });
  return rowsOf(collect);
}

export function rowsOf(collect: Page): Promise<ShownRow[]> {
  return collect.$$eval('ul[aria-label="Pages of this reading"] > li', (rows) =>
    rows.map((row) => ({
      name: row.querySelector('p')?.textContent ?? '',
      words: row.innerText,
      href: row.querySelector('a')?.href ?? '',
    })),
  );
}

/** All that the reader shows of one row, in a page that is there for this. */
export async function readerText(reader: Page, { href, name }: ShownRow): Promise<string> {
  // A page behind others is drawn once a second.
  await reader.bringToFront();
  // Only the fragment changes: that is no navigation to wait for.
  await reader.evaluate((address) => {
    location.href = address;
  }, href);
  return waitUntil(
    async () => `the reader to show ${name}; there was ${await whatIsThere(reader)}`,
    () =>
      reader.evaluate(
        (wanted) => document.querySelector('h1')?.textContent === wanted && document.body.textContent,
        name,
      ),
  );
}
