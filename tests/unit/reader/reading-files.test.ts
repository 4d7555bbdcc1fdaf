// @vitest-environment happy-dom
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FILES } from '#components/reader/take/reading-files.ts';
import { zipReadings } from '#components/reader/take/zip-readings.ts';
import type { Reading } from '#lib/reads/reading.ts';

const reading = (change: Partial<Reading> = {}): Reading => ({
  title: 'Tide mills',
  url: 'https://a.example/mills',
  authors: ['A. Keeper'],
  published: '2026-03-01',
  source: 'web',
  language: 'en',
  doi: undefined,
  markdown: '## Ponds\n\nA *full* pond [works](https://a.example/pond).',
  summary: undefined,
  cut: false,
  price: 2000,
  readAt: Date.UTC(2026, 2, 2),
  transaction: 'tx-1',
  by: { host: 'service.example' },
  ...change,
});

const htmlOf = (change: Partial<Reading>) =>
  new DOMParser().parseFromString(FILES.html.write(reading(change)), 'text/html');

describe('a page as HTML', () => {
  it('is set as it was read', () => {
    const page = htmlOf({});
    expect(page.querySelector('h1')?.textContent).toBe('Tide mills');
    expect(page.querySelector('h2')?.textContent).toBe('Ponds');
    expect(page.querySelector('em')?.textContent).toBe('full');
    expect(page.querySelector('p a[href="https://a.example/pond"]')?.textContent).toBe('works');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![picture](https://a.example/p.png)',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '`<script>`\n\n```\n</code></pre><script>alert(1)</script>\n```',
    '<https://a.example/"onmouseover=alert(1)>',
  ])('holds nothing that runs or loads from %s', (markdown) => {
    const page = htmlOf({
      markdown,
      title: markdown,
      language: '"><script>',
      authors: [markdown],
      summary: markdown,
    });
    expect(page.querySelector('script, img, iframe, object, svg, form')).toBeNull();
    for (const element of page.querySelectorAll('*'))
      expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
    for (const link of page.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^https?:/);
  });
});

describe('a page as other files', () => {
  it('is plain text without marks', () => {
    expect(FILES.text.write(reading())).toBe(
      'Tide mills\n\nhttps://a.example/mills\n\nPonds\n\nA full pond works.\n',
    );
  });

  it('is JSON with its facts, its price in dollars', () => {
    expect(JSON.parse(FILES.json.write(reading()))).toMatchObject({
      title: 'Tide mills',
      read: '2026-03-02T00:00:00.000Z',
      transaction: 'tx-1',
      by: 'service.example',
      price_dollars: 0.002,
    });
  });
});

const joined = async (parts: Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Blob(parts).arrayBuffer());

describe('many pages as one zip', () => {
  it('are packed in turns, a large one in several, and not at all any more when a turn fails', async () => {
    const readings = [reading({ markdown: 'Large. '.repeat(150_000) }), reading({ markdown: '' })];
    const turns: number[] = [];
    const parts = await zipReadings(readings, 'markdown', '{title}', (packed) => {
      turns.push(packed);
      return Promise.resolve();
    });
    expect(turns).toEqual([0, 1, 1, 1, 1, 1, 2]);
    expect(Object.values(unzipSync(await joined(parts))).map(({ length }) => length > 1_000_000)).toEqual([
      false,
      true,
      false,
    ]);
    const stop = new Error('Stop');
    await expect(zipReadings(readings, 'markdown', '{title}', () => Promise.reject(stop))).rejects.toBe(stop);
  });

  it('have names that no system refuses and no two share', async () => {
    const titles = ['Tide mills', 'tide MILLS', '../../etc/passwd', 'CON', ''];
    const parts = await zipReadings(
      titles.map((title) => reading({ title })),
      'markdown',
      '{title}',
      () => Promise.resolve(),
    );
    const files = unzipSync(await joined(parts));
    expect(strFromU8(files['citations.bib'] ?? new Uint8Array()).match(/^@misc/gm)).toHaveLength(5);
    const names = Object.keys(files).filter((name) => name !== 'citations.bib');
    expect(names).toHaveLength(5);
    expect(names.slice(0, 2)).toEqual(['Tide-mills.md', 'tide-MILLS-2.md']);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(5);
    expect(names.every((name) => /^[\p{L}\p{N}-]+\.md$/u.test(name))).toBe(true);
    expect(strFromU8(files['Tide-mills.md'] ?? new Uint8Array())).toContain('transaction: "tx-1"');
  });
});
