import { describe, expect, it } from 'vitest';
import { fileName } from '#lib/export/file-name.ts';
import { toCsv } from '#lib/export/to-csv.ts';
import { toMarkdownTable } from '#lib/export/to-markdown-table.ts';
import type { Json } from '#lib/contract/shared.ts';

const table = (...cells: Json[]) => ({
  columns: ['a'],
  rows: cells.map((cell) => ({ path: [], cells: [cell] })),
});
const written = (cell: Json) => toCsv(table(cell)).slice('\uFEFFa\r\n'.length, -2);

describe('CSV', () => {
  it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x'])(
    'makes no formula of %j',
    (text) => {
      expect(written(text).replace(/^"/, '')[0]).toBe("'");
    },
  );

  it('leaves numbers numbers and quotes what must be', () => {
    expect([
      written(-1),
      written('a,b'),
      written('say "x"'),
      written('a\nb'),
      written(null),
      written(['x', 'y']),
    ]).toEqual(['-1', '"a,b"', '"say ""x"""', '"a\nb"', '', '"x, y"']);
  });

  it('guards the names of columns too', () => {
    expect(toCsv({ columns: ['=a', 'b'], rows: [] })).toBe("\uFEFF'=a,b\r\n");
  });
});

describe('a Markdown table', () => {
  it('keeps cells in their cells', () => {
    expect(toMarkdownTable(table('a | b\nc', '**x** [y](z) <b>'))).toBe(
      '| a |\n| --- |\n| a \\| b c |\n| \\*\\*x\\*\\* \\[y\\](z) \\<b\\> |\n',
    );
  });
});

describe('a file name', () => {
  it.each([
    ['What moves the tides?', 'What-moves-the-tides.md'],
    ['../../etc/passwd', 'etc-passwd.md'],
    ['', 'sidelight.md'],
    ['CON', 'sidelight-CON.md'],
    ['..', 'sidelight.md'],
    ['a\u202Egnp.exe', 'a-gnp-exe.md'],
    ['潮汐', '潮汐.md'],
    ['x'.repeat(500), `${'x'.repeat(60)}.md`],
  ])('of %j is %s', (text, name) => {
    expect(fileName(text, 'md')).toBe(name);
  });
});
