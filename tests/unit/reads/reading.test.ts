import { describe, expect, it } from 'vitest';
import { contentsReplySchema } from '#lib/contract/contents.ts';
import { readingAsMarkdown } from '#lib/reads/reading-as-markdown.ts';
import { readingMinutes } from '#lib/reads/reading-minutes.ts';
import { readingOfResult } from '#lib/reads/reading.ts';
import type { ReadCall } from '#lib/reads/read-rows.ts';
import { outlineOf, splitMarkdown } from '#lib/reads/split-markdown.ts';
import { aCall } from '../calls/a-call.ts';

const call: ReadCall = {
  ...aCall(),
  operation: 'contents',
  request: { urls: ['https://a.example/x'] },
  state: 'done',
  service: { kind: 'hosted', address: 'https://service.example/v1' },
  endedAt: Date.UTC(2026, 2, 1),
  txId: 'tx-1',
};

function resultOf(result: object) {
  const [parsed] = contentsReplySchema.parse({ success: true, results: [result] }).results;
  if (!parsed) throw new Error('The result was not kept.');
  return parsed;
}

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `## Part ${index}\n\n${'words '.repeat(200)}`).join('\n\n');

describe('a page that a call has read', () => {
  it('has the address as it was asked for, its price and where it came from', () => {
    const result = resultOf({
      id: 'https://a.example/x',
      url: 'https://a.example/x?utm_source=service',
      title: 'X',
      content: '# Text',
      price: 0.002,
      source: 'web',
      authors: 'odd',
    });
    expect(readingOfResult(call, result)).toMatchObject({
      url: 'https://a.example/x',
      price: 2000,
      transaction: 'tx-1',
      authors: [],
      by: { host: 'service.example' },
    });
  });

  it('is cut where the service says so, or where it is as long as was asked for', () => {
    const cut = (result: object, length: 'short' | 'max') =>
      readingOfResult(
        { ...call, request: { ...call.request, response_length: length } },
        resultOf({ id: 'https://a.example/x', ...result }),
      ).cut;
    expect(cut({ content: 'x'.repeat(25_000) }, 'short')).toBe(true);
    expect(cut({ content: 'x'.repeat(24_000) }, 'short')).toBe(false);
    expect(cut({ content: 'x'.repeat(24_000), cut: true }, 'short')).toBe(true);
    expect(cut({ content: 'x'.repeat(90_000) }, 'max')).toBe(false);
  });

  it('shows content that is no text as the JSON that it is', () => {
    const { markdown } = readingOfResult(call, resultOf({ id: 'https://a.example/x', content: { rows: 2 } }));
    expect(markdown).toBe('```json\n{\n  "rows": 2\n}\n```');
  });

  it('is a Markdown file with its facts in front, each on one line', () => {
    const title = 'A "title"\nwith: two lines\n---\nevil: yes';
    const result = resultOf({ id: 'https://a.example/x', title, content: 'Text.', source: 'web' });
    expect(readingAsMarkdown(readingOfResult(call, result)).split('\n')).toEqual([
      '---',
      String.raw`title: "A \"title\"\nwith: two lines\n---\nevil: yes"`,
      'url: "https://a.example/x"',
      'read: "2026-03-01T00:00:00.000Z"',
      'source: "web"',
      'transaction: "tx-1"',
      '---',
      '',
      'Text.',
      '',
    ]);
  });

  it('takes longer to read in languages that say more with a character', () => {
    expect(readingMinutes('x'.repeat(12_000), 'en')).toBe(10);
    expect(readingMinutes('字'.repeat(4_500), 'zh-Hans')).toBe(10);
    expect(readingMinutes('', undefined)).toBe(1);
  });
});

describe('splitMarkdown', () => {
  it.each([
    ['nothing', ''],
    ['one line', 'x'],
    ['many parts', paragraphs(50)],
    ['one endless line', 'x'.repeat(300_000)],
    ['windows line ends', paragraphs(20).replaceAll('\n', '\r\n')],
  ])('loses nothing of %s', (_, source) => {
    expect(splitMarkdown(source).join('')).toBe(source);
  });

  it('parts between blocks, and never within code', () => {
    const code = `\`\`\`\n${'line of code\n\n'.repeat(2_000)}\`\`\`\n`;
    const pieces = splitMarkdown(`${paragraphs(20)}\n\n${code}\n${paragraphs(20)}`);
    expect(pieces.length).toBeGreaterThan(4);
    expect(pieces.every((piece) => (piece.match(/^```/gm) ?? []).length % 2 === 0)).toBe(true);
    expect(pieces.slice(1).every((piece) => /^(##|words|```)/.test(piece))).toBe(true);
  });

  it('parts a list only when it is very long, and between its items', () => {
    const pieces = splitMarkdown('1. item of the list\n\n   more of it\n\n'.repeat(3_000));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((piece) => piece.startsWith('1. '))).toBe(true);
  });

  it('takes a megabyte of anything in no time', () => {
    const started = performance.now();
    for (const source of ['\n'.repeat(1e6), '`'.repeat(1e6), '# '.repeat(5e5), '```\n'.repeat(25e4)])
      outlineOf(splitMarkdown(source));
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

describe('outlineOf', () => {
  it('finds the headings and the piece of each, but none in code', () => {
    const source = `# Top\n\n\`\`\`sh\n# a comment\n\`\`\`\n\n## Closed ##\n\n## C#\n\n${paragraphs(20)}`;
    const outline = outlineOf(splitMarkdown(source));
    expect(outline.slice(0, 4)).toEqual([
      { level: 1, words: 'Top', piece: 0 },
      { level: 2, words: 'Closed', piece: 0 },
      { level: 2, words: 'C#', piece: 0 },
      { level: 2, words: 'Part 0', piece: 0 },
    ]);
    expect(outline.at(-1)).toMatchObject({ words: 'Part 19' });
    expect(outline.at(-1)?.piece).toBeGreaterThan(0);
  });
});
