// @vitest-environment node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPool } from '#lib/service/hosts/browser/open-pool.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openWasmDriver } from '#lib/service/library/wasm-driver.ts';
import { fakePrivateFiles, type FakePrivateFiles } from './fake-private-files.ts';
import { samplePage, sampleQuery } from './sample-page.ts';

// Under Node the package gives a build without private files; this is the one that browsers get.
const BUILD = new URL('../../../node_modules/@sqlite.org/sqlite-wasm/dist/', import.meta.url);

async function load(): Promise<Sqlite3Static> {
  const init = async (options: { wasmBinary: Uint8Array }): Promise<Sqlite3Static> => {
    const build = await import(/* @vite-ignore */ new URL('index.mjs', BUILD).href);
    return build.default(options);
  };
  return init({ wasmBinary: readFileSync(fileURLToPath(new URL('sqlite3.wasm', BUILD))) });
}

const clock = () => 1_000;
const openThere = async () => openLibrary(openWasmDriver(await openPool(load)), clock);

describe('the library in the private files of a browser', () => {
  let disk: FakePrivateFiles;

  beforeEach(() => {
    disk = fakePrivateFiles();
    vi.stubGlobal('self', globalThis);
    for (const [name, value] of Object.entries(disk.globals)) vi.stubGlobal(name, value);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('keeps pages over the death of its worker', async () => {
    const first = await openThere();
    await first.put(samplePage('https://a.example/one', 'Rivers', 'The Rhine flows into the North Sea.'));
    disk.dropHandles();
    const second = await openThere();
    const [hit] = await second.search(sampleQuery('Where does the Rhine flow?'));
    expect(hit?.page.title).toBe('Rivers');
    expect(hit?.passages[0]?.text).toBe('The Rhine flows into the North Sea.');
  });

  it('sets a damaged file aside under its name and begins a new one', async () => {
    const first = await openThere();
    await first.put(samplePage('https://a.example/one', 'Rivers', 'The Rhine flows into the North Sea.'));
    await first.close();
    disk.dropHandles();
    // The pool's own header takes the first 4,096 bytes of a file, the database begins behind it.
    for (const bytes of disk.contents()) bytes.fill(0x58, 4_096, 12_288);
    const second = await openThere();
    expect((await second.status()).setAside).toEqual(['/library-1.sqlite']);
    await second.put(samplePage('https://a.example/two', 'Lakes', 'Lake Constance lies on three borders.'));
    disk.dropHandles();
    const third = await openThere();
    expect((await third.size()).pages).toBe(1);
  });

  it('says that the disk is full and keeps what was there', async () => {
    const library = await openThere();
    await library.put(samplePage('https://a.example/one', 'Rivers', 'The Rhine flows into the North Sea.'));
    disk.fill();
    const large = samplePage('https://a.example/two', 'Lakes', 'A lake and another lake. '.repeat(40_000));
    await expect(library.put(large)).rejects.toMatchObject({ name: 'LibraryError', code: 'full' });
    expect((await library.size()).pages).toBe(1);
    expect(await library.search(sampleQuery('Rhine'))).toHaveLength(1);
  });
});
