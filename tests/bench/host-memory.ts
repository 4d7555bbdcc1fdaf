import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createClient } from '#lib/client/create-client.ts';
import type { Client } from '#lib/client/client.ts';
import { pageOfDocument, servePages } from './quality/serve-pages.ts';
import { syntheticPage, syntheticQuery } from './library-pages.ts';

/** Memory of the service of `npm run service`, as the system counts it (resident), in megabytes. */
export interface MemoryRow {
  what: string;
  pages: number;
  megabytes: number;
}

const SEARCHES = 200;
const READS = 2_000;
const LOOKS = 4;
const BATCH = 10;
const TIMEOUT = { timeout: 60_000 };

/** The host on a library that is there: right after its first search, and after two hundred. */
export async function memoryOfSearches(folder: string, pages: number): Promise<MemoryRow[]> {
  return withHost(['--data', folder], async (client, megabytes) => {
    const search = (number: number) =>
      client.send('deepsearch', { query: syntheticQuery(number), relevance_threshold: 0 }, TIMEOUT);
    await search(0);
    const first = await megabytes();
    for (let number = 1; number < SEARCHES; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      await search(number);
    }
    return [
      { what: 'memory after 1 search', pages, megabytes: first },
      { what: `memory after ${SEARCHES} searches`, pages, megabytes: await megabytes() },
    ];
  });
}

/** The host while it reads pages of about 6,000 characters from a server, one after another, into a library in a folder. */
export async function memoryOfReading(folder: string): Promise<MemoryRow[]> {
  const html = Array.from({ length: READS }, (_, number) => {
    const { title, markdown } = syntheticPage(number, 1_000);
    return [`${number}`, pageOfDocument({ id: `${number}`, title, text: markdown })] as const;
  });
  const server = await servePages(new Map(html));
  try {
    return await withHost(['--allow-private', '--data', folder], async (client, megabytes) => {
      const rows: MemoryRow[] = [];
      for (let read = 0; read < READS; read += BATCH) {
        const urls = Array.from({ length: BATCH }, (_, at) => `${server.origin}/${read + at}`);
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await client.send('contents', { urls }, TIMEOUT);
        const done = read + BATCH;
        if (done % (READS / LOOKS) !== 0) continue;
        // oxlint-disable-next-line no-await-in-loop -- as above
        rows.push({ what: 'memory after reading', pages: done, megabytes: await megabytes() });
      }
      return rows;
    });
  } finally {
    await server.close();
  }
}

async function withHost<T>(
  options: string[],
  work: (client: Client, megabytes: () => Promise<number>) => Promise<T>,
): Promise<T> {
  const main = join(import.meta.dirname, '../../lib/service/hosts/main.ts');
  const host = spawn(process.execPath, [main, '--port', '0', '--key', 'k', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => host.once('close', () => resolve()));
  try {
    const baseUrl = await new Promise<string>((resolve, reject) => {
      createInterface({ input: host.stdout }).on('line', (line) => {
        const url = /^listening on (\S+)$/.exec(line)?.[1];
        if (url !== undefined) resolve(url);
      });
      host.once('close', () => reject(new Error('The service did not start.')));
    });
    return await work(createClient({ fetch, baseUrl, apiKey: 'k' }), () => residentMegabytes(host.pid ?? 0));
  } finally {
    host.kill();
    await ended;
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Number(stdout.trim()) / 1_024;
}
