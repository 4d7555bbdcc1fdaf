import { expect, test } from 'vitest';
import { spreadFootnotes } from '#lib/reads/spread-footnotes.ts';

test('Each piece gets the texts of the footnotes that it refers to', () => {
  const pieces = [
    'One[^a] and two[^b].\n',
    'Three[^b].\n',
    'End.\n\n[^a]: First.\n[^b]: Second.\n\n  More.\n',
  ];
  expect(spreadFootnotes(pieces).map((piece) => piece.replaceAll(/\n+/g, '\n').trim())).toEqual([
    'One[^a] and two[^b].\n[^a]: First.\n[^b]: Second.\n  More.',
    'Three[^b].\n[^b]: Second.\n  More.',
    'End.',
  ]);
});

test('A footnote that nothing refers to stays where it was, and one in code is code', () => {
  const pieces = ['Text.\n\n[^x]: Alone.', '```\n[^x]: code\n```\n'];
  expect(spreadFootnotes(pieces).map((piece) => piece.trim())).toEqual([
    'Text.\n\n\n[^x]: Alone.',
    '```\n[^x]: code\n```',
  ]);
});

test('Text without footnotes is left as it is', () => {
  const pieces = ['a', 'b'];
  expect(spreadFootnotes(pieces)).toBe(pieces);
});

test('A megabyte of opened brackets and of references is gone through in linear time', () => {
  const pieces = ['[^'.repeat(250_000), `${'[^a] '.repeat(100_000)}\n\n[^a]: x`];
  expect(spreadFootnotes(pieces)).toHaveLength(2);
});
