import { describe, expect, it } from 'vitest';
import { deepsearchReplySchema } from '#lib/contract/deepsearch.ts';
import { citedWorks } from '#lib/export/cited-work.ts';
import { toBibtex } from '#lib/export/to-bibtex.ts';
import { toCsv } from '#lib/export/to-csv.ts';
import { toRis } from '#lib/export/to-ris.ts';
import { HOSTILE_TEXTS } from '#tests/service/hostile-texts.ts';
import { publicTexts } from '#tests/service/public-inputs.ts';
import { readBibtex } from './read-bibtex.ts';
import { readCsv } from './read-csv.ts';

const CELLS = [
  ...HOSTILE_TEXTS.csv.split('\n'),
  ...Object.values(HOSTILE_TEXTS),
  "=cmd|'/c calc'!A0",
  '"=1+1"',
  '",\r\n=1+1,"',
  ';=1+1',
  '\u0000=1',
  '\u00a0=1',
  ' =1',
  '﹢1',
  '−1',
  '\uff1d1',
  'x\r=1',
  '"',
  '""',
  '\ufeff=1',
  '\u200b=1',
  '\u202e=1',
];
const TEXTS = [...CELLS, ...publicTexts('blns.json'), ...publicTexts('xss-owasp-filter-evasion.json')];

describe('CSV', () => {
  const rows = TEXTS.map((cell, index) => ({ path: [String(index)], cells: [index, cell, 'end'] }));
  const read = readCsv(toCsv({ columns: ['n', 'text', 'end'], rows }));

  it('is read back, strictly, as the same rows and cells', () => {
    expect(read.length).toBe(TEXTS.length + 1);
    expect(read.filter((row) => row.length !== 3)).toEqual([]);
    expect(read.slice(1).map(([, text]) => text?.replace(/^'/, ''))).toEqual(
      TEXTS.map((text) => text.toWellFormed().replace(/^'/, '')),
    );
  });

  it('has no cell that a spreadsheet takes for a formula, also behind signs that nobody sees', () => {
    const formula = /^[\p{Cc}\p{Cf}\p{Z}]*[=+\-@＝＋－＠﹢﹣−﹦﹫]/u;
    const numbers = /^-?\d+(\.\d+)?$/;
    expect(read.flat().filter((cell) => formula.test(cell) && !numbers.test(cell))).toEqual([]);
  });
});

const works = (results: object[]) =>
  citedWorks(deepsearchReplySchema.parse({ success: true, results }).results, ({ url }) => url ?? '');

describe.each([
  ['title', (text: string) => ({ title: text })],
  ['author', (text: string) => ({ title: 'A title', authors: [text, 'Doe, Jane'] })],
  ['journal', (text: string) => ({ title: 'A title', authors: ['Doe, Jane'], source: text })],
  ['doi', (text: string) => ({ title: 'A title', doi: text })],
  ['url', (text: string) => ({ title: 'A title', url: text })],
  ['abstract', (text: string) => ({ title: 'A title', content: text })],
])('a hostile %s', (_, resultOf) => {
  const EVIL = [
    '}',
    '{',
    '\\',
    '}}\n@book{x,',
    '},\nnote={',
    '%',
    '\\input{/etc/passwd}',
    '\\write18{id}',
    '#1',
    '$x',
    '~^&_',
  ];
  const results = [...EVIL, ...TEXTS].map(resultOf);

  it('stays one field of one entry of BibTeX', () => {
    const entries = readBibtex(toBibtex(works(results)));
    expect(entries.length).toBe(results.length);
    const known = [
      'title',
      'author',
      'year',
      'month',
      'date',
      'journal',
      'howpublished',
      'doi',
      'url',
      'abstract',
    ];
    for (const { key, fields } of entries) {
      expect(key).toMatch(/^[a-z0-9-]+$/);
      expect(Object.keys(fields).filter((field) => !known.includes(field))).toEqual([]);
      expect(Object.values(fields).join(' ')).not.toMatch(
        /\\(?!text(backslash|asciitilde|asciicircum|braceleft|braceright)\{\}|[$&#%_])/,
      );
    }
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('stays one line of one record of RIS', () => {
    const lines = toRis(works(results)).split('\r\n');
    expect(lines.filter((line) => line !== '' && !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('TY')).length).toBe(results.length);
    expect(lines.filter((line) => /[\p{Cc}\u2028\u2029]/u.test(line))).toEqual([]);
  });
});
