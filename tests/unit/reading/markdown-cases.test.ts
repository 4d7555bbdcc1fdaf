import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fixtureText, readHtml } from './read-fixture.ts';

// Each file of tests/pages/reading/cases holds small pages of one kind:
//   === what the case shows
//   HTML
//   --- holds      lines that the Markdown holds, in this order
//   --- lacks      texts that it does not hold
interface Case {
  name: string;
  html: string;
  holds: string[];
  lacks: string[];
}

const files = readdirSync(new URL('../../pages/reading/cases/', import.meta.url));

function readCases(file: string): Case[] {
  const parts = fixtureText(`cases/${file}`).split(/^=== /m).slice(1);
  return parts.map((part) => {
    const [head = '', ...checks] = part.split(/^--- /m);
    const [name = '', ...html] = head.split('\n');
    const lines = (kind: string): string[] =>
      checks
        .filter((check) => check.startsWith(kind))
        .flatMap((check) => check.split('\n').slice(1))
        .filter((line) => line !== '');
    return { name, html: html.join('\n'), holds: lines('holds'), lacks: lines('lacks') };
  });
}

function filler(number: string): string {
  return `<p>The ${number} paragraph of this page says at some length, with commas, clauses and a full stop, what happened on the quay that morning, and why nobody who stood there, cold and a little hungry, thought of going home before the boat was in.</p>`;
}

const settings = [
  ['as the whole page', (html: string) => html],
  [
    'inside a longer page',
    (html: string) =>
      `<article>${filler('first')}${filler('second')}${html}${filler('third')}${filler('fourth')}</article>`,
  ],
] as const;

describe.each(files)('%s', (file) => {
  describe.each(settings)('%s', (_, wrap) => {
    test.each(readCases(file))('$name', ({ html, holds, lacks }) => {
      const page = `<html><head><title>A page of tests</title></head><body>${wrap(html)}</body></html>`;
      const { markdown } = readHtml(page);
      let from = 0;
      for (const line of holds) {
        const at = markdown.indexOf(line, from);
        expect(at, `${JSON.stringify(line)} in ${markdown}`).toBeGreaterThan(-1);
        from = at + 1;
      }
      for (const text of lacks) expect(markdown).not.toContain(text);
    });
  });
});
