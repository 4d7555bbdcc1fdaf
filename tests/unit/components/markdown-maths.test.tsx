// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { answerText } from '#components/answer/answer-files.ts';
import { citedNumbers } from '#components/answer/cited-numbers.ts';
import { CitationsContext } from '#components/markdown/cited.tsx';
import { Markdown } from '#components/markdown/markdown.tsx';
import { parseMarkdown } from '#components/markdown/parse-markdown.ts';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import { texAsText } from '#components/markdown/tex-as-text.ts';
import { LongMarkdown } from '#components/reader/long-markdown.tsx';
import { liftFootnotes } from '#lib/reads/lift-footnotes.ts';

afterEach(cleanup);

const drawn = (source: string) => render(<Markdown source={source} />).container;
/** The TeX of the formulas that were found. */
const formulas = (source: string) =>
  [...drawn(source).querySelectorAll('span[title]')].map((element) => element.getAttribute('title'));

describe('formulas', () => {
  test.each([
    ['The area is $\\pi r^2$ here.', ['\\pi r^2']],
    ['With \\(a_1 * b_1 * c\\) and \\[E = mc^2\\].', ['a_1 * b_1 * c', 'E = mc^2']],
    ['$$\nx = \\frac{a}{b}\n$$', ['x = \\frac{a}{b}']],
    ['So:\n\\[\n\\sum_{i=1}^n i\n\\]\nand on.', ['\\sum_{i=1}^n i']],
    ['- one\n- $$x^2$$\n\n> $$y^2$$', ['x^2', 'y^2']],
    ['| f |\n|---|\n| $x_1$ |', ['x_1']],
  ])('%s', (source, expected) => {
    expect(formulas(source)).toEqual(expected);
  });

  test.each([
    'It costs $5, or $6.50 and US$7-$8; $5 and 3$ too.',
    'Set $HOME/$USER and ${PATH}.',
    'Brackets \\[1\\], \\[a note\\], \\[x=1\\](y) and \\(see below\\) are escaped.',
    'One $ alone, $$ two, \\( three \\[ four.',
    '`$x^2$` and\n\n```\n$$\nx^2\n$$\n```',
    '$$\nx\n\n$$',
  ])('Nothing in %s is one', (source) => {
    expect(formulas(source)).toEqual([]);
  });

  test('Simple ones are signs, with letters and numbers above and below the line', () => {
    const container = drawn('$x_1^{2n} \\le \\frac{\\alpha}{b+1}$');
    expect(container.querySelector('sup')?.textContent).toBe('2n');
    expect(container.querySelector('sub')?.textContent).toBe('1');
    expect(container.textContent).toBe('x12n ≤ α/(b+1)');
  });

  test.each([
    ['x^2 + y^{10}', 'x² + y¹⁰'],
    ['x^{2a}', 'x^(2a)'],
    ['e^{-x^2}', 'e^(−x²)'],
    ['\\sqrt{2} \\approx 1.41', '√2 ≈ 1.41'],
    ['\\left( \\sin \\theta \\right)', '( sin θ )'],
    ['\\text{speed} = \\hat{v}', 'speed = v\u0302'],
    ['\\mathbb{R}^n', 'ℝⁿ'],
    ['50\\%', '50%'],
    ['\\begin{matrix} a & b \\end{matrix}', '\\begin{matrix} a & b \\end{matrix}'],
    ['\\unknown{x}', '\\unknown{x}'],
    ['x^', 'x^'],
    ['{x', '{x'],
    ['x}', 'x}'],
  ])('%s as text is %s', (tex, expected) => {
    expect(texAsText(tex)).toBe(expected);
  });

  test('Words of an answer have formulas as text', () => {
    expect(plainTextOf('The area is $\\pi r^2$.')).toBe('The area is π r².');
  });

  test('Numbers in formulas are no citations', () => {
    render(
      <CitationsContext value={[{ anchor: 'source-1', title: 'First' }]}>
        <Markdown source="As $a_[1]$ and [1]." />
      </CitationsContext>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('footnotes', () => {
  const source =
    'One[^b], two[^a], one again[^b].\n\n[^a]: The **first** text.\n[^b]: The second\n    goes on.\n\n    It has two paragraphs.\n\nAfter.\n\n[^c]: Nobody refers to it.';

  test('Their texts stand at the end, in the order of the text, and none is lost', () => {
    const container = drawn(source);
    const texts = [...container.querySelectorAll('section li')].map((item) => item.textContent);
    expect(texts).toEqual([
      'The second\ngoes on.It has two paragraphs.↩↩',
      'The first text.↩',
      'Nobody refers to it.',
    ]);
    expect(container.textContent).toMatch(/^One1, two2, one again1\.After\./);
  });

  test('Number and text lead to each other, by places that the text did not name', async () => {
    drawn(source);
    const [first] = screen.getAllByRole('link', { name: 'Footnote 1' });
    await userEvent.click(first!);
    expect(document.activeElement?.textContent).toContain('goes on');
    const [, back] = screen.getAllByRole('link', { name: 'Back to the text from footnote 1' });
    await userEvent.click(back!);
    expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Footnote 1' })[1]);
    expect(document.querySelector('[id="b"]')).toBeNull();
  });

  test('They are numbered through a text in pieces, stand behind them all, and lead there and back', async () => {
    const pieces = liftFootnotes([
      'One[^b], two[^a].',
      'Three[^c], again[^b].\n\n[^a]: Of a.',
      `[^b]: Of b. ${'More words. '.repeat(800)}\n[^c]: Of c.\n[^d]: Of nothing.`,
    ]);
    const { container } = render(<LongMarkdown pieces={pieces} drawn={9} drawUpTo={() => undefined} />);
    expect([...container.querySelectorAll('sup')].map((mark) => mark.textContent)).toEqual([
      '1',
      '2',
      '3',
      '1',
    ]);
    expect([...container.querySelectorAll('li')].map((item) => item.textContent.slice(0, 5))).toEqual([
      'Of b.',
      'Of a.',
      'Of c.',
      'Of no',
    ]);
    expect([...container.querySelectorAll('ol')].map((list) => list.start)).toEqual([1, 2]);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [, second] = screen.getAllByRole('link', { name: 'Back to the text from footnote 1' });
    await userEvent.click(second!);
    expect(document.activeElement).toBe(screen.getAllByRole('link', { name: 'Footnote 1' })[1]);
    await userEvent.click(document.activeElement!);
    expect(document.activeElement?.textContent).toMatch(/^Of b/);
  });

  test.each(['Text[^x].', '> [^x]: quoted\n\nText[^x].', '[^ x]: no\n\nText[^ x].', '`[^x]`\n\n[^y]: z'])(
    '%s refers to none',
    (none) => {
      drawn(none);
      expect(screen.queryByRole('link', { name: /Footnote/ })).toBeNull();
    },
  );

  test('A number that has a footnote is not a source', () => {
    const text = 'Stated [1], and noted[^2]; cited as [^3].\n\n[^2]: A note.';
    expect([...citedNumbers(text, 3)]).toEqual([1, 3]);
    render(
      <CitationsContext value={[1, 2, 3].map((number) => ({ anchor: `source-${number}`, title: 'T' }))}>
        <Markdown source={text} />
      </CitationsContext>,
    );
    expect(screen.getAllByRole('link', { name: /^Source/ }).map((link) => link.textContent)).toEqual([
      '1',
      '3',
    ]);
    expect(screen.getByRole('link', { name: 'Footnote 1' })).toBeDefined();
  });

  test('They stay in an answer that is copied as text', () => {
    const reply = { success: true, contents: 'A[^1].\n\n[^1]: Note.', search_results: [] };
    expect(answerText(reply)).toBe('A[^1].\n\n[^1]: Note.');
  });
});

describe('shapes made to be slow', () => {
  const LENGTH = 100_000;
  test.each([
    '$',
    '$ ',
    '$$',
    '$$ ',
    '$$\n\n',
    '$$\nx\n',
    '\\(',
    '\\[',
    '\\[\n',
    '\\[\n\n',
    '$\\$',
    '[^',
    '[^a] ',
    '[^a]: ',
    '[^a]: x\n',
    '[^a]:\n\n    ',
    '> [^a]: ',
    '$x^{',
  ])('%j', (piece) => {
    const source = `[^a]: x\n\n${piece.repeat(LENGTH / piece.length)}`;
    const begun = performance.now();
    parseMarkdown(source);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('A formula of brackets without end', () => {
    expect(texAsText('{'.repeat(LENGTH))).toBe('{'.repeat(LENGTH));
    expect(texAsText('x^'.repeat(LENGTH))).toBe('x^'.repeat(LENGTH));
    expect(texAsText('\\frac'.repeat(LENGTH))).toBe('\\frac'.repeat(LENGTH));
  });

  test('Thousands of footnotes', () => {
    const labels = Array.from({ length: 8000 }, (_, index) => index);
    const source = `${labels.map((label) => `x[^${label}]`).join(' ')}\n\n${labels.map((label) => `[^${label}]: y\n`).join('')}`;
    const begun = performance.now();
    parseMarkdown(source);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
