import { expect, test } from 'vitest';
import { liftFootnotes } from '#lib/reads/lift-footnotes.ts';

const sourcesOf = (pieces: readonly string[]) =>
  liftFootnotes(pieces).map(({ source }) => source.replaceAll(/\n+/g, '\n').trim());

test('The texts of footnotes stand behind all pieces, in the order in which the text refers to them', () => {
  const pieces = [
    'One[^b] and two[^a].\n',
    'Three[^b].\n',
    'End.\n\n[^a]: First.\n[^b]: Second, see[^c].\n\n  More.\n[^c]: Third.\n',
  ];
  expect(sourcesOf(pieces)).toEqual([
    'One[^b] and two[^a].',
    'Three[^b].',
    'End.',
    '[^b]: Second, see[^c].\n  More.\n[^a]: First.\n[^c]: Third.',
  ]);
});

test('Each piece knows the numbers of its footnotes in the whole text, and how often they were named before', () => {
  const pieces = ['One[^b], two[^a], again[^b].\n', 'Three[^b].\n\n[^a]: A.\n[^b]: B.\n'];
  const [first, second, notes] = liftFootnotes(pieces);
  expect([...(first?.footnotes ?? [])]).toEqual([
    ['b', { number: 1, references: 3, before: 0, here: false }],
    ['a', { number: 2, references: 1, before: 0, here: false }],
  ]);
  expect([...(second?.footnotes ?? [])]).toEqual([
    ['b', { number: 1, references: 3, before: 2, here: false }],
  ]);
  expect(notes?.footnotes?.get('b')).toEqual({ number: 1, references: 3, before: 3, here: true });
  expect(notes?.footnotes?.get('a')).toEqual({ number: 2, references: 1, before: 1, here: true });
});

test('A footnote that nothing refers to is the last, and what stands in code is code', () => {
  const pieces = [
    'Text and `[^y]`.\n\n[^x]: Alone.\n',
    '```\n[^x]: code [^y]\n```\n',
    'End[^y].\n\n[^y]: Named.\n',
  ];
  expect(sourcesOf(pieces)).toEqual([
    'Text and `[^y]`.',
    '```\n[^x]: code [^y]\n```',
    'End[^y].',
    '[^y]: Named.\n[^x]: Alone.',
  ]);
  expect(liftFootnotes(pieces)[2]?.footnotes?.get('y')).toEqual({
    number: 1,
    references: 1,
    before: 0,
    here: false,
  });
});

test('A piece of nothing but footnotes leaves no empty place, and many footnotes stand in pieces of their own', () => {
  const notes = Array.from({ length: 400 }, (_, index) => `[^${index}]: ${'Words of a note. '.repeat(5)}`);
  const body = notes.map((_, index) => `Said[^${index}].`).join(' ');
  const lifted = liftFootnotes([body, notes.slice(0, 200).join('\n'), notes.slice(200).join('\n')]);
  expect(lifted.every(({ source }) => source.trim() !== '')).toBe(true);
  expect(lifted.length).toBeGreaterThan(3);
  expect(lifted.slice(1).every(({ source }) => source.startsWith('[^') && source.length < 10_000)).toBe(true);
});

test('Text without footnotes, and text in one piece, is left as it is', () => {
  expect(liftFootnotes(['a', 'b'])).toEqual([{ source: 'a' }, { source: 'b' }]);
  expect(liftFootnotes(['a[^1]\n\n[^1]: b'])).toEqual([{ source: 'a[^1]\n\n[^1]: b' }]);
  expect(liftFootnotes(['a[^1]', 'b'])).toEqual([{ source: 'a[^1]' }, { source: 'b' }]);
});

test('A megabyte of opened brackets, of ticks and of references is gone through in linear time', () => {
  const pieces = [
    '[^'.repeat(250_000),
    '`'.repeat(500_000),
    '`` ` '.repeat(100_000),
    `${'[^a] '.repeat(100_000)}\n\n[^a]: x`,
  ];
  expect(liftFootnotes(pieces)).toHaveLength(5);
});
