import { describe, expect, it } from 'vitest';
import { PASSAGE, findPassage, markWords } from '#components/results/find-passage.ts';
import { queryWords } from '#components/results/query-words.ts';
import { withPassage } from '#components/results/text-fragment.ts';

const marked = (text: string, query: string) =>
  markWords(text, queryWords(query)).flatMap(({ text: piece, marked: is }) => (is ? [piece] : []));

describe('a passage', () => {
  const filler = 'lorem ipsum dolor sit amet '.repeat(100);

  it('is where most of the question’s words stand together', () => {
    const text = `the moon ${filler} the moon raises the tide ${filler} tide`;
    const start = findPassage(text, queryWords('moon tide'));
    expect(text.slice(start, start + PASSAGE)).toContain('moon raises the tide');
  });

  it('is the beginning when no word is found, or none is long enough', () => {
    expect(findPassage(filler, queryWords('zebra'))).toBe(0);
    expect(findPassage(filler, queryWords('is a'))).toBe(0);
  });

  it('is found fast in a long text', () => {
    const begun = performance.now();
    findPassage('moon tide '.repeat(100_000), queryWords('moon tide'));
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  it('has words marked at their beginnings only, in any script', () => {
    expect(marked('Tide, tides, eventide; TIDE', 'tide')).toEqual(['Tide', 'tide', 'TIDE']);
    expect(marked('月の潮は高い', '潮')).toEqual(['潮']);
    expect(marked('C++ and a.b', 'c++ (a.b) [x] \\ ^$')).toEqual(['a.b']);
  });
});

describe('an address with a passage', () => {
  it('opens at it, its start and its end written as the browser wants them', () => {
    const passage = `… Well-known, the tide comes in twice a day ${'and goes '.repeat(20)}out again at night…`;
    const address = withPassage('https://a.example/x', passage);
    expect(address).toMatch(/^https:\/\/a\.example\/x#:~:text=Well%2Dknown%2C%20the%20tide/);
    expect(address).toMatch(/,(and|goes|%20|\w)+.*out%20again%20at%20night$/);
    expect(URL.canParse(address)).toBe(true);
  });

  it('stays as it is where there is nothing to find or a place of its own', () => {
    expect(withPassage('https://a.example/x', 'short')).toBe('https://a.example/x');
    expect(withPassage('https://a.example/x#y', 'a passage long enough')).toBe('https://a.example/x#y');
  });

  it('takes half a pair of a sign', () => {
    expect(() =>
      withPassage('https://a.example/', `${'x'.repeat(59)}\u{1F600} and more words here`),
    ).not.toThrow();
  });
});
