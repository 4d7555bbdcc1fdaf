import { describe, expect, it } from 'vitest';
import { parseSources } from '#lib/requests/parse-sources.ts';
import { MAX_SOURCES, parseSource } from '#lib/requests/source.ts';

describe('a source', () => {
  it.each([
    ['example.org', 'example.org'],
    ['Example.ORG', 'example.org'],
    ['example.org/', 'example.org'],
    ['example.org/docs/start?x=1', 'example.org/docs/start?x=1'],
    ['https://example.org', 'https://example.org'],
    ['https://example.org/docs', 'https://example.org/docs'],
    ['http://127.0.0.1:8080/docs', 'http://127.0.0.1:8080/docs'],
    ['localhost:8080', 'localhost:8080'],
    ['http://wiki', 'http://wiki'],
    ['http://wiki:8080/plan', 'http://wiki:8080/plan'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['arxiv', 'arxiv'],
    ['provider/provider-arxiv', 'provider/provider-arxiv'],
    ['wiley.books_2', 'wiley.books_2'],
  ])('%s is taken as %s', (typed, source) => {
    expect(parseSource(typed)).toBe(source);
  });

  it.each([
    '',
    'two words',
    'javascript:alert(1)',
    'ftp://example.org',
    'https://',
    'https://user:secret@example.org',
    'user@example.org',
    'a/b/c/d/e',
    '..',
    'a'.repeat(2001),
    'ex<b>ample.org',
    '=cmd|x',
  ])('%j is refused', (typed) => {
    expect(parseSource(typed)).toBeUndefined();
  });

  it('is read as fast however long the text is', () => {
    const begun = performance.now();
    for (const piece of ['.', '-', 'a.', 'a/', '%', '[', 'ä']) parseSources(piece.repeat(1_000_000));
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('many sources at once', () => {
  it('are parted by anything that parts words, each taken once', () => {
    expect(parseSources('a.org, b.org;c.org\nhttps://d.org/x\ta.org', ['b.org'])).toEqual({
      sources: ['a.org', 'c.org', 'https://d.org/x'],
      invalid: [],
      cut: false,
    });
  });

  it('say which of them are none', () => {
    expect(parseSources('a.org mailto:me@b.org c.org')).toMatchObject({
      sources: ['a.org', 'c.org'],
      invalid: ['mailto:me@b.org'],
    });
  });

  it('are cut where there are too many, and that is said', () => {
    const many = Array.from({ length: MAX_SOURCES + 50 }, (_, index) => `site${index}.org`).join('\n');
    const { sources, cut } = parseSources(many);
    expect([sources.length, cut]).toEqual([MAX_SOURCES, true]);
    expect(parseSources('one.org', sources)).toMatchObject({ sources: [], cut: true });
  });
});
