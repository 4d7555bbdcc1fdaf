import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { describe, expect, test } from 'vitest';
import { deepsearchReplySchema } from '#lib/contract/deepsearch.ts';
import { citedWorks } from '#lib/export/cited-work.ts';
import type { CitedWork } from '#lib/export/cited-work.ts';
import { toBibtex } from '#lib/export/to-bibtex.ts';
import { toCslJson } from '#lib/export/to-csl-json.ts';
import { toRis } from '#lib/export/to-ris.ts';

const HOSTILE = [
  'x}, note = {y}',
  '}\n\n@article{evil, title = {Evil}}',
  '@comment{',
  '@string{a = "b"}',
  String.raw`\input{/etc/passwd} \write18{rm -rf ~}`,
  String.raw`ends with a backslash \ `.trim(),
  'unbalanced { and } and {{{',
  '% a comment\nTI  - Evil',
  '\r\nER  - \r\nTY  - EVIL',
  '\u2028ER  - \u2029TY  - EVIL\u0085UR  - evil',
  'a # b " c $x^2$ ~ ^ _ &',
  '山田太郎 Толстой über Ærøskøbing עברית العربية 🌊',
  '\u202Eevil\u202C \u200Bzero \u0000nul \uFEFFmark',
  '<i>it</i> <script>alert(1)</script>',
  '=1+1',
  '__proto__',
];

const HERE = resolve(import.meta.dirname, '../../../../shared/corpora/security');

/** Public hostile texts, on machines that have them beside the checkout. */
function publicTexts(): string[] {
  const files = ['blns.json', 'xss-dompurify.json', 'bibtex-fields.json'].map((name) => `${HERE}/${name}`);
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Works whose every field is hostile. */
function worksOf(texts: readonly string[]): CitedWork[] {
  const results = texts.map((text) => ({
    title: text,
    authors: [text, 'Doe, Jane'],
    url: `https://a.example/${text}`,
    doi: `10.1000/${text}`,
    source: text,
    content: text,
    publication_date: '2019-04-05',
  }));
  return citedWorks(deepsearchReplySchema.parse({ success: true, results }).results, ({ url }) => url ?? '');
}

const reread = (written: string, forceType: string) =>
  plugins.input.chain(written, { forceType, generateGraph: false });

/** One space where there were many, and no difference in how signs are composed: what a reader of a file may change. */
const tidy = (text: unknown) =>
  (typeof text === 'string' ? text : '').normalize('NFC').replaceAll(/\s+/g, ' ').trim();

describe.each([
  ['our own texts', () => HOSTILE],
  ['public texts', publicTexts],
])('Hostile fields (%s), read again by another program', (_, texts) => {
  const works = worksOf(texts());
  const told = works.map(({ id, title, container }) => ({
    id,
    title: tidy(title),
    container: tidy(container),
  }));
  const kept = (items: Record<string, unknown>[]) =>
    items.map((item) => ({
      id: item['id'],
      title: tidy(item['title']),
      container: tidy(item['container-title']),
    }));

  test('stay in their entries of BibTeX', () => {
    const items = reread(toBibtex(works), '@biblatex/text');
    expect(items.map(({ id }) => id)).toEqual(works.map(({ id }) => id));
    for (const item of items) expect(Object.keys(item)).not.toContain('note');
  });

  test('stay in their records of RIS, word for word', () => {
    expect(kept(reread(toRis(works), '@ris/file'))).toEqual(told);
  });

  test('are JSON in CSL-JSON', () => {
    expect(kept(JSON.parse(toCslJson(works)))).toEqual(told);
  });
});

test('Titles of BibTeX come back word for word', () => {
  const works = worksOf(HOSTILE);
  const titles = reread(toBibtex(works), '@biblatex/text').map(({ title }) => tidy(title));
  expect(titles).toEqual(works.map(({ title }) => tidy(title)));
});
