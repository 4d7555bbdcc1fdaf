import { describe, expect, it } from 'vitest';
import { placeKey } from '#lib/service/library/postings/place-key.ts';
import { parseSource } from '#lib/service/library/ranking/source-filter.ts';

function matches(source: string, address: string): boolean {
  const parsed = parseSource(source);
  const key = placeKey(address);
  if (parsed === undefined || key === undefined || 'origins' in parsed) return false;
  return key >= parsed.prefix && parsed.matches(key);
}

describe('a source', () => {
  it.each([
    ['example.com', 'https://example.com/a', true],
    ['example.com', 'https://www.example.com/a', true],
    ['www.example.com', 'http://example.com/', true],
    ['example.com', 'https://docs.example.com/a', true],
    ['*.example.com', 'https://docs.example.com/a', true],
    ['https://example.com/', 'https://docs.example.com/a', true],
    ['https://example.com', 'http://example.com:8080/a', true],
    ['example.com:8080', 'http://example.com:8080/a', true],
    ['example.com:8080', 'http://example.com/a', false],
    ['docs.example.com', 'https://example.com/a', false],
    ['example.com', 'https://notexample.com/', false],
    ['example.com', 'https://example.com.evil.test/', false],
    ['EXAMPLE.com', 'https://example.com/', true],
    ['example.com/docs', 'https://example.com/docs', true],
    ['example.com/docs/', 'https://example.com/docs', true],
    ['example.com/docs', 'https://example.com/docs/a/b', true],
    ['example.com/docs', 'https://example.com/docs?page=2', true],
    ['example.com/docs', 'https://example.com/docs-old', false],
    ['example.com/docs', 'https://example.com/Docs', false],
    ['example.com/docs', 'https://sub.example.com/docs', false],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1#c', true],
    ['https://example.com/a?b=1', 'https://example.com/a?b=12', false],
    ['127.0.0.1', 'http://127.0.0.1:3000/x', true],
    ['127.0.0.1:3000/x', 'http://127.0.0.1:3000/x/y', true],
    ['127.0.0.1', 'http://127.0.0.10/x', false],
    ['localhost', 'http://localhost:3000/x', true],
    ['münchen.example', 'https://xn--mnchen-3ya.example/', true],
    ['example.com/straße', 'https://example.com/stra%C3%9Fe', true],
    ['file:///notes', 'file:///notes/a.md', true],
    ['file:///notes', 'file:///notes-old/a.md', false],
    ['no such thing', 'https://example.com/', false],
    ['', 'https://example.com/', false],
  ])('%j and %j: %j', (source, address, expected) => {
    expect(matches(source, address)).toBe(expected);
  });

  it('may be the name of a dataset', () => {
    expect(parseSource(' Tabs ')).toEqual({ origins: ['tab'] });
    expect(parseSource('help')).toEqual({ origins: ['help'] });
    expect(parseSource('library')).toEqual({ origins: ['web', 'tab', 'import'] });
  });

  it('is understood quickly however long it is', () => {
    expect(parseSource(`example.com${'/'.repeat(1_000_000)}x`)).toBeUndefined();
  });
});
