import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { waitUntil } from './wait-until.ts';

export interface Downloads {
  /** The only file that was saved since the last one was taken: its name and what is in it. */
  take(): Promise<{ name: string; content: string }>;
  remove(): void;
}

/** Lets a Chromium save files as it does for people, into a folder of their own. */
export async function collectDownloads(browser: Browser): Promise<Downloads> {
  const folder = mkdtempSync(join(tmpdir(), 'sidelight-downloads-'));
  const session = await browser.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
  return {
    async take() {
      const name = await waitUntil('a file to be saved', async () =>
        // A file that is still being written has another name.
        readdirSync(folder).find((each) => !each.startsWith('.') && !each.endsWith('.crdownload')),
      );
      const content = readFileSync(join(folder, name), 'utf8');
      rmSync(join(folder, name));
      return { name, content };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
