import { describe, expect, it } from 'vitest';
import { readLensFile, writeLensFile } from '#lib/lenses/lens-file.ts';
import { GIVEN_LENSES, MAX_LENSES, findLens, lensKeyword, parseLenses } from '#lib/lenses/lens.ts';
import type { Lens } from '#lib/lenses/lens.ts';
import { findFaults } from '#lib/requests/find-faults.ts';

const lens = (name: string, change: Partial<Lens> = {}): Lens => ({
  id: name,
  name,
  operation: 'deepsearch',
  options: { period: 'week' },
  ...change,
});

describe('lenses', () => {
  it('that come with Sidelight can be sent as they are', () => {
    for (const { operation, options } of GIVEN_LENSES) expect(findFaults(operation, options)).toEqual({});
  });

  it('that cannot be read are left out, and the others keep their order', () => {
    expect(parseLenses([lens('b'), { id: 'x' }, null, lens('a'), lens('b', { name: 'twice' })])).toEqual([
      lens('b'),
      lens('a'),
    ]);
    expect(parseLenses('nothing')).toEqual([]);
    expect(parseLenses(Array.from({ length: 500 }, (_, index) => lens(`n${index}`)))).toHaveLength(
      MAX_LENSES,
    );
  });

  it('are called by their names in the address bar', () => {
    const lenses = [lens('Papers'), lens('My own News!'), lens('新聞'), lens('***', { id: 'id-4' })];
    expect(lenses.map(lensKeyword)).toEqual(['@papers', '@my-own-news', '@新聞', '@id-4']);
    expect(findLens('@My-own-news  what now', lenses)).toEqual({ lens: lenses[1], query: 'what now' });
    expect(findLens('@papers', lenses)).toEqual({ lens: lenses[0], query: '' });
    expect(findLens('@unknown tides', lenses)).toEqual({ lens: undefined, query: '@unknown tides' });
    expect(findLens('mail@papers.org', lenses)).toEqual({ lens: undefined, query: 'mail@papers.org' });
  });
});

describe('a file of lenses', () => {
  const ids = () => {
    let next = 0;
    return () => `new-${(next += 1)}`;
  };

  it('brings back what was saved, each with an id of its own', () => {
    const lenses = [lens('a'), lens('b', { operation: 'answer', options: { fast_mode: true } })];
    expect(readLensFile(writeLensFile(lenses), ids())).toEqual({
      lenses: [
        { ...lenses[0], id: 'new-1' },
        { ...lenses[1], id: 'new-2' },
      ],
      skipped: 0,
    });
  });

  it('loses what is no lens and what no lens has', () => {
    const file = {
      sidelight: 'lenses',
      version: 9,
      lenses: [{ ...lens('a'), script: 'x' }, 'b', { name: '' }],
    };
    expect(readLensFile(JSON.stringify(file), ids())).toEqual({
      lenses: [{ ...lens('a'), id: 'new-1' }],
      skipped: 2,
    });
  });

  it.each([
    '',
    '{',
    '[]',
    '{"sidelight":"lenses"}',
    '{"sidelight":"lenses","version":1,"lenses":[]}',
    'null',
  ])('is refused when it is %j', (content) => {
    expect(readLensFile(content, ids())).toEqual({ problem: 'no-lenses' });
  });

  it('is refused when it is a giant', () => {
    expect(readLensFile('x'.repeat(2_000_000), ids())).toEqual({ problem: 'too-large' });
  });
});
