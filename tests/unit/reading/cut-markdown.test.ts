import { expect, test } from 'vitest';
import { cutMarkdown } from '#lib/service/reading/cut-markdown.ts';

test('a text within the limit stays as it is', () => {
  expect(cutMarkdown('one\n\ntwo', 8)).toEqual({ text: 'one\n\ntwo', cut: false });
  expect(cutMarkdown('anything', Infinity)).toEqual({ text: 'anything', cut: false });
});

test('a longer text ends after a paragraph', () => {
  expect(cutMarkdown('first paragraph\n\nsecond one\n\nthird', 30)).toEqual({
    text: 'first paragraph\n\nsecond one',
    cut: true,
  });
});

test('a paragraph that ends exactly at the limit is kept', () => {
  expect(cutMarkdown('aaaa\n\nbbbb\n\ncccc', 10).text).toBe('aaaa\n\nbbbb');
});

test('a code block that is cut is closed again', () => {
  const code = `\`\`\`js\n${'line();\n'.repeat(50)}\`\`\``;
  const { text, cut } = cutMarkdown(code, 100);
  expect(cut).toBe(true);
  expect(text.length).toBeLessThanOrEqual(100);
  expect(text).toMatch(/^```js\n(?:line\(\);\n)+```$/);
});

test('empty lines inside code are no place to cut without closing it', () => {
  const { text } = cutMarkdown('Intro.\n\n```\na\n\nb\n\nc\n\nd\n```\n\nEnd.', 22);
  expect(text.match(/```/g)).toHaveLength(2);
});

test('one long paragraph ends after a word', () => {
  const { text } = cutMarkdown('word '.repeat(100), 52);
  expect(text).toBe('word '.repeat(10).trim());
});

test('a character of two halves is not parted', () => {
  expect(cutMarkdown('🌊'.repeat(100), 51).text).toBe('🌊'.repeat(25));
});

test.each([0, 1, 2, 3, 5, 8, 13, 100])('never more than the limit: %i', (limit) => {
  for (const text of [
    '```\na\n\nb\n```\n\nx',
    'a b c d e f g h i j k l m n o p',
    '- a\n- b\n- c\n- d\n- e\n- f',
    '\n\n\n\n\n\n\n\n\n\n\n\n\n\n',
  ]) {
    expect(cutMarkdown(text, limit).text.length).toBeLessThanOrEqual(limit);
  }
});
