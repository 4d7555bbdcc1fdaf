// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exportLibrary, importLibrary } from '#lib/service/library/export-library.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import type { Library, LibraryOrder } from '#lib/service/types.ts';
import { samplePage, sampleQuery } from './sample-page.ts';

const A = 'https://a.example/bees';
const bees = samplePage(
  A,
  'Bees',
  '## Food\n\nBees make honey from nectar.\n\n## Home\n\nA hive holds a queen.',
);
const bears = samplePage('https://b.example/bears', 'Bears', 'Bears eat honey and sleep all winter.');
const found = async (library: Library, text: string) =>
  (await library.search(sampleQuery(text))).map(({ page }) => page.url);

describe('the library', () => {
  let library: Library;

  beforeEach(() => {
    library = openLibrary(openNodeDriver(':memory:'), () => 1_000);
  });

  afterEach(() => library.close());

  it('gives a page back as it was kept, by its own and by the requested address', async () => {
    const page = samplePage('https://a.example/x', 'X', 'Text.', {
      requestedUrl: 'https://a.example/x?from=mail',
      authors: ['Ada Example'],
      published: '2024-02-03',
      data: [{ '@type': 'Article', parts: [1, null, 'two'] }],
      notices: ['paywall'],
      doi: '10.1000/182',
      coverage: 0.4,
    });
    await library.put(page);
    expect(await library.get('https://a.example/x#part')).toEqual(page);
    expect(await library.get('https://a.example/x?from=mail')).toEqual(page);
    expect(await library.get('https://a.example/y')).toBeUndefined();
  });

  it('replaces a page that is read again, and its words with it', async () => {
    await library.put(bees);
    await library.pin(A, true);
    await library.put({ ...bees, title: 'Wasps', markdown: 'Wasps build nests of paper.' });
    expect(await found(library, 'honey')).toEqual([]);
    expect(await found(library, 'paper nests')).toEqual([A]);
    expect((await library.size()).pages).toBe(1);
    const { total, entries } = await library.list({ text: '', offset: 0, limit: 10 });
    expect(total).toBe(1);
    expect(entries[0]).toMatchObject({ title: 'Wasps', pinned: true, length: 27 });
  });

  it('keeps many pages at once, or none of them', async () => {
    await library.putAll([bees, bears, { ...bees, markdown: 'The later one.' }]);
    expect((await library.size()).pages).toBe(2);
    expect(await found(library, 'later')).toEqual([A]);
    const broken = samplePage('https://c.example/', 'C', 'Text.', { readAt: Number.NaN });
    await expect(
      library.putAll([samplePage('https://d.example/', 'Doves', 'Doves coo.'), broken]),
    ).rejects.toThrow('NOT NULL');
    expect((await library.size()).pages).toBe(2);
    expect(await found(library, 'doves')).toEqual([]);
  });

  it('forgets a page, a host, or everything but the help', async () => {
    await library.putAll([
      bees,
      bears,
      samplePage('https://www.b.example/cubs', 'Cubs', 'Cubs play in spring.'),
      samplePage('https://sub.b.example/other', 'Other', 'Another host with honey.'),
      samplePage('https://help.example/', 'Help', 'How to find honey.', { origin: 'help' }),
    ]);
    expect(await library.forget({ url: `${A}#food` })).toBe(1);
    expect(await library.get(A)).toBeUndefined();
    expect(await library.forget({ host: 'b.example' })).toBe(2);
    expect(await found(library, 'honey winter spring')).toEqual(
      expect.arrayContaining(['https://sub.b.example/other', 'https://help.example/']),
    );
    expect(await library.forget('everything')).toBe(1);
    expect(await found(library, 'honey')).toEqual(['https://help.example/']);
    expect(await library.forget({ url: 'https://nowhere.example/' })).toBe(0);
  });

  it('leaves nothing of a forgotten page in its file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'library-'));
    const file = join(folder, 'library.sqlite');
    const kept = openLibrary(openNodeDriver(file), () => 1);
    await kept.put(samplePage('https://s.example/', 'Secret', 'The word is xylophonist.'));
    await kept.forget({ url: 'https://s.example/' });
    await kept.close();
    expect(readFileSync(file).includes('xylophonist')).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('lists pages by any part of title or address, last read first', async () => {
    await library.putAll([
      { ...bees, readAt: 1 },
      { ...bears, readAt: 3 },
      samplePage('https://c.example/', '東京の歴史', 'Text.', { readAt: 2 }),
    ]);
    const titles = async (text: string) =>
      (await library.list({ text, offset: 0, limit: 10 })).entries.map(({ title }) => title);
    expect(await titles('')).toEqual(['Bears', '東京の歴史', 'Bees']);
    expect(await titles('EXAMPLE/be')).toEqual(['Bears', 'Bees']);
    expect(await titles('東京')).toEqual(['東京の歴史']);
    expect(await titles('京の歴')).toEqual(['東京の歴史']);
    expect(await titles('"%_')).toEqual([]);
    expect(await library.list({ text: '', offset: 1, limit: 1 })).toMatchObject({
      total: 3,
      entries: [{ readAt: 2 }],
    });
  });

  it('lists pages in the order asked for, and those of one site alone', async () => {
    await library.putAll([
      samplePage('https://a.example/1', 'beta', 'Short.', { readAt: 1, published: '2026-01-01' }),
      samplePage('http://a.example/2', 'Alpha', 'Text that is longer.', { readAt: 2, published: undefined }),
      samplePage('https://a.example.org/3', 'gamma', 'The longest text of all.', {
        readAt: 3,
        published: '2026-02-02',
      }),
    ]);
    const titles = async (options: { order?: LibraryOrder; host?: string }) =>
      (await library.list({ text: '', offset: 0, limit: 10, ...options })).entries.map(({ title }) => title);
    expect(await titles({ order: 'title' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles({ order: 'length' })).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await titles({ order: 'published' })).toEqual(['gamma', 'beta', 'Alpha']);
    expect(await titles({ host: 'a.example' })).toEqual(['Alpha', 'beta']);
    expect(await titles({ host: 'nobody.example' })).toEqual([]);
  });

  it('drops the oldest pages over the limit, pinned and help pages never, and says how many', async () => {
    const text = 'Some words of a long page about many things. '.repeat(200);
    const page = (number: number) =>
      samplePage(`https://l.example/${number}`, `P${number}`, text, { readAt: number });
    for (let number = 1; number <= 20; number += 1) await library.put(page(number));
    await library.pin('https://l.example/1', true);
    const { bytes } = await library.size();
    expect(await library.setLimit(Math.floor(bytes * 0.7))).toBeGreaterThan(0);
    await library.put(page(21));
    expect((await library.size()).bytes).toBeLessThanOrEqual(bytes * 0.7);
    expect(await library.get('https://l.example/1')).toBeDefined();
    expect(await library.get('https://l.example/2')).toBeUndefined();
    expect(await library.get('https://l.example/21')).toBeDefined();
    const { dropped, limit } = await library.status();
    expect(limit).toBe(Math.floor(bytes * 0.7));
    expect(dropped).toBe(21 - (await library.size()).pages);
    expect(await library.setLimit(undefined)).toBe(0);
  });

  it('exports all but the help and imports it again, pins included', async () => {
    await library.putAll([
      bees,
      bears,
      samplePage('https://help.example/', 'Help', 'Help.', { origin: 'help' }),
    ]);
    await library.pin(A, true);
    const lines: string[] = [];
    for await (const line of exportLibrary(library)) lines.push(line);
    const other = openLibrary(openNodeDriver(':memory:'), () => 1);
    const outcome = await importLibrary(other, [...lines, 'not json\n', '{"page":{"url":""}}\n']);
    expect(outcome).toEqual({ imported: 2, refused: [4, 5] });
    expect(await other.get(A)).toEqual(bees);
    expect((await other.list({ text: 'bees', offset: 0, limit: 1 })).entries[0]?.pinned).toBe(true);
    await expect(importLibrary(other, ['{"some":"thing"}'])).rejects.toThrow('no export');
    await other.close();
  });

  it('keeps transactions and the feedback on them', async () => {
    await library.addTransaction({ id: 't1', operation: 'answer', at: 5 });
    expect(await library.hasTransaction('t1')).toBe(true);
    expect(await library.hasTransaction('t2')).toBe(false);
    const feedback = { txId: 't1', sentiment: 'good', text: 'Thanks', at: 6 };
    await library.addFeedback(feedback);
    await library.addFeedback({ ...feedback, sentiment: 'bad', at: 7 });
    expect(await library.listFeedback('t1')).toEqual([feedback, { ...feedback, sentiment: 'bad', at: 7 }]);
  });
});

describe('the file of a library', () => {
  let folder: string;
  let file: string;
  const open = () => openLibrary(openNodeDriver(file), () => 1_234);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'library-'));
    file = join(folder, 'library.sqlite');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps its pages when it is opened again', async () => {
    const first = open();
    await first.put(bees);
    await first.close();
    const second = open();
    expect(await found(second, 'honey')).toEqual([A]);
    await second.close();
    await expect(second.size()).rejects.toMatchObject({ code: 'closed' });
  });

  it('of a newer version is refused and left as it is', () => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA user_version = 99');
    database.close();
    expect(open).toThrow(expect.objectContaining({ name: 'LibraryError', code: 'newer' }));
    expect(readdirSync(folder)).not.toContain('library.sqlite.damaged-1234');
  });

  it('that is no database is set aside, said and never deleted', async () => {
    writeFileSync(file, 'This is no database. '.repeat(500));
    const library = open();
    expect((await library.status()).setAside).toEqual([`${file}.damaged-1234`]);
    expect(readFileSync(`${file}.damaged-1234`, 'utf8')).toMatch(/^This is no database/);
    await library.put(bees);
    expect(await found(library, 'honey')).toEqual([A]);
    await library.close();
  });

  it('that turns out damaged in use is set aside, and the next call finds an empty library', async () => {
    const first = open();
    for (let number = 0; number < 40; number += 1) {
      await first.put(
        samplePage(`https://n.example/${number}`, `Page ${number}`, `Honey and word${number}. `.repeat(300)),
      );
    }
    await first.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4_096 * 3);
    writeFileSync(file, bytes);
    const library = open();
    const outcomes = await Promise.allSettled([
      library.search(sampleQuery('honey')),
      library.get('https://n.example/3'),
    ]);
    const { setAside } = await library.status();
    expect(setAside).toEqual([`${file}.damaged-1234`]);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons).toEqual(
      reasons.map(() => expect.objectContaining({ name: 'LibraryError', code: 'corrupt' })),
    );
    await library.put(bees);
    expect(await found(library, 'honey')).toEqual([A]);
    await library.close();
  });

  it('may be read by two at once, who see what the other writes', async () => {
    const [one, two] = [open(), open()];
    await one.put(bees);
    expect(await found(two, 'honey')).toEqual([A]);
    await two.put(bears);
    expect(await found(one, 'honey')).toHaveLength(2);
    await one.close();
    await two.close();
  });
});
