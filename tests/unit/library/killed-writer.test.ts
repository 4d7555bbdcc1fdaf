// @vitest-environment node
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import { sampleQuery } from './sample-page.ts';

const WRITER = fileURLToPath(new URL('keep-writing.ts', import.meta.url));

/**
 * Lets a writer go on until it has told of `lines` pages, kills it then and there, and gives the number of
 * the last page it told of.
 */
async function killAfter(file: string, start: number, lines: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, file, String(start)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => writer.once('exit', resolve));
  let told = '';
  for await (const chunk of writer.stdout) {
    told += String(chunk);
    if (told.split('\n').length > lines) writer.kill('SIGKILL');
  }
  await ended;
  return Number(told.trimEnd().split('\n').at(-1));
}

it('loses no page that was kept, and keeps no half page, when its process is killed in mid-write', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  const file = join(folder, 'library.sqlite');
  let last = -1;
  for (const lines of [1, 7, 30, 64]) {
    // oxlint-disable-next-line no-await-in-loop -- each writer goes on where the one before died
    last = await killAfter(file, last + 1, lines);
    const library = openLibrary(openNodeDriver(file), () => 1);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const [hit] = await library.search(sampleQuery(`word${last}`));
    expect(hit?.page.title).toBe(`Page ${last}`);
    // oxlint-disable-next-line no-await-in-loop -- the same
    expect((await library.status()).setAside).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await library.close();
  }
  const database = new DatabaseSync(file);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const rows = database
    .prepare('SELECT (SELECT count(*) FROM page) = (SELECT count(*) FROM body) AS whole')
    .get();
  expect(rows).toEqual({ whole: 1 });
  database.close();
  rmSync(folder, { recursive: true });
}, 30_000);
