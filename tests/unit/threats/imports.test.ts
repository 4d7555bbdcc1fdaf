import { describe, expect, it } from 'vitest';
import { linesOf } from '#components/library/lines-of.ts';
import { readLensFile } from '#lib/lenses/lens-file.ts';
import { exportLibrary, importLibrary } from '#lib/service/library/export-library.ts';
import { openLibrary } from '#lib/service/library/library.ts';
import { openNodeDriver } from '#lib/service/library/node-driver.ts';
import { samplePage } from '../library/sample-page.ts';
import { publicTexts } from '#tests/service/public-inputs.ts';

const HEAD = '{"format":"sidelight-library","version":1}';
const MB = 1024 * 1024;
const newLibrary = () => openLibrary(openNodeDriver(':memory:'), () => 0);
const line = (page: object) => JSON.stringify({ page });
const sample = (url: string, more: object = {}) => ({
  ...samplePage(url, 'A title', 'Some words.'),
  ...more,
});

/** A file of so many bytes of one sign, in pieces as a browser hands them out. */
function file(bytes: number, before = '', sign = 'x'): ReadableStream<Uint8Array<ArrayBuffer>> {
  const piece = new Uint8Array(64 * 1024).fill(sign.charCodeAt(0));
  let left = bytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode(before)),
    pull(controller) {
      if (left <= 0) controller.close();
      else controller.enqueue(piece.slice(0, Math.min(left, piece.length)));
      left -= piece.length;
    },
  });
}

async function lengths(lines: AsyncIterable<string>): Promise<number[]> {
  const found = [];
  for await (const each of lines) found.push(each.length);
  return found;
}

describe('a file that is brought into the library', () => {
  it('may be 100 MB without a line end: it is not held in memory, and takes linear time', async () => {
    const [longest = 0, ...others] = await lengths(linesOf(file(100 * MB)));
    expect(others).toEqual([]);
    expect(longest).toBeLessThanOrEqual(32 * MB);
  });

  it('may be 100 MB of brackets: it is no export of a library', async () => {
    await expect(importLibrary(newLibrary(), linesOf(file(100 * MB, '', '[')))).rejects.toThrow(
      'no export of a library',
    );
  });

  it('loses the line that is too long, and no other', async () => {
    async function* lines() {
      yield* linesOf(file(40 * MB, `${HEAD}\n${line(sample('https://a.example/1'))}\n{"page":"`));
    }
    expect(await importLibrary(newLibrary(), lines())).toEqual({ imported: 1, refused: [3] });
  });

  it('loses the line that nests too deep to be kept, and no other', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const evil = line(sample('https://a.example/2', { data: ['HERE'] })).replace('"HERE"', deep);
    const library = newLibrary();
    const lines = [HEAD, line(sample('https://a.example/1')), evil, line(sample('https://a.example/3'))];
    expect(await importLibrary(library, lines)).toEqual({ imported: 2, refused: [3] });
    expect(await library.get('https://a.example/3')).toBeDefined();
  });

  it('pollutes no prototype', async () => {
    const evil =
      '{"page":{"url":"https://a.example/","markdown":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}';
    await importLibrary(newLibrary(), [HEAD, evil]);
    expect('polluted' in {}).toBe(false);
  });

  it('brings no page that poses as help, which nobody could forget', async () => {
    const library = newLibrary();
    const help = sample('https://a.example/help', { origin: 'help' });
    const inHelp = sample('sidelight://help/your-privacy', { origin: 'help' });
    expect(await importLibrary(library, [HEAD, line(help), line(inHelp)])).toEqual({
      imported: 1,
      refused: [3],
    });
    expect(await library.forget('everything')).toBe(1);
  });

  it('brings only pages of the web, and files of this machine', async () => {
    const odd = [
      'javascript:alert(1)',
      'data:text/html,x',
      'chrome://settings',
      'no address',
      'https://a.example/\ud800',
    ];
    const result = await importLibrary(newLibrary(), [HEAD, ...odd.map((url) => line(sample(url)))]);
    expect(result).toEqual({ imported: 0, refused: [2, 3, 4, 5, 6] });
  });

  it('is data, whatever its words are', async () => {
    const texts = ["'; DROP TABLE page; --", '%_"\'`', '\u0000', '\ud800', ...publicTexts('blns.json')];
    const library = newLibrary();
    const lines = texts.map((text, index) =>
      line(
        sample(`https://a.example/${index}`, {
          title: text,
          markdown: text,
          siteName: text,
          authors: [text],
        }),
      ),
    );
    expect(await importLibrary(library, [HEAD, ...lines])).toEqual({ imported: texts.length, refused: [] });
    const out = [];
    for await (const each of exportLibrary(library)) out.push(each);
    expect(out.length).toBe(texts.length + 1);
    const again = newLibrary();
    expect((await importLibrary(again, out)).refused).toEqual([]);
    expect(await again.get('https://a.example/0')).toMatchObject({ title: texts[0], markdown: texts[0] });
  });

  it('may be anything that is no JSON', async () => {
    for (const text of [
      '',
      'null',
      '[]',
      '{}',
      '"x"',
      '{"format":"sidelight-library"}',
      ...publicTexts('json-nst.json'),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      await expect(importLibrary(newLibrary(), [text])).rejects.toThrow('no export of a library');
    }
  });
});

describe('a file of lenses', () => {
  const newId = () => 'new';

  it.each([
    ['100 MB', 'x'.repeat(100 * MB), 'too-large'],
    ['100,000 levels', '['.repeat(100_000), 'no-lenses'],
    [
      'a deep one',
      `{"sidelight":"lenses","version":1,"lenses":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      'no-lenses',
    ],
    [
      'a lens of the wrong shape',
      '{"sidelight":"lenses","version":1,"lenses":[{"name":{"toString":1}}]}',
      'no-lenses',
    ],
  ])('is refused when it is %s', (_, content, problem) => {
    expect(readLensFile(content, newId)).toEqual({ problem });
  });

  it('brings names as they are, with an id of our own, and no field that is not known', () => {
    const evil = { id: '__proto__', name: '<img src=x>', operation: 'answer', options: {}, key: 'x' };
    const content = JSON.stringify({ sidelight: 'lenses', version: 1, lenses: [evil] });
    expect(readLensFile(content, newId)).toEqual({
      lenses: [{ id: 'new', name: '<img src=x>', operation: 'answer', options: {} }],
      skipped: 0,
    });
  });
});
