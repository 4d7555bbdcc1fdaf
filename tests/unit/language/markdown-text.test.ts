import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from '#lib/service/language/answers/escape-markdown.ts';
import { markdownText } from '#lib/service/language/markdown-text.ts';
import { sentences } from '#lib/service/language/sentences.ts';

const texts = (markdown: string) => markdownText(markdown).map(({ kind, text }) => `${kind}: ${text}`);

describe('Markdown as text', () => {
  it('is a list of blocks under their headings', () => {
    const blocks = markdownText(
      '# *Keys*\n\nOne\ntwo.\n\n## Add\n\n> Quoted\n> text\n\n```js\nlet a_b = 1;\n\nlet c;\n```\n',
    );
    expect(blocks).toEqual([
      { kind: 'heading', text: 'Keys', heading: 'Keys' },
      { kind: 'paragraph', text: 'One two.', heading: 'Keys' },
      { kind: 'heading', text: 'Add', heading: 'Add' },
      { kind: 'quote', text: 'Quoted text', heading: 'Add' },
      { kind: 'code', text: 'let a_b = 1;\n\nlet c;', heading: 'Add' },
    ]);
  });

  it('keeps items and rows apart, and rows with the names of their columns', () => {
    expect(texts('- one\n- [x] two\n  more\n\n3. three')).toEqual(['list: one\ntwo more\nthree']);
    const table =
      '| Land | Capital | People |\n| --- | :-: | --- |\n| Norway | Oslo | 5 |\n| Chad | N\\|a | |';
    expect(texts(table)).toEqual(['table: Norway; Capital: Oslo; People: 5\nChad; Capital: N|a']);
  });

  it('has no signs of links, pictures, emphasis and references', () => {
    const markdown =
      'The **bold** _word_ in `a*b` [link](http://x.example/a_(b)), ![alt](p.png)[ref][1] and snake_case[[3]](#n)[^2] 2 * 3 \\* &amp; <b>x</b>.\n\n[1]: http://y.example/';
    expect(texts(markdown)).toEqual([
      'paragraph: The bold word in a*b link, ref and snake_case 2 * 3 * & x .',
    ]);
  });

  it('takes time in proportion, whatever the text', () => {
    for (const sign of [
      '[',
      '](',
      '![',
      '`',
      '*',
      '_',
      '<a',
      '&',
      '\\',
      '|',
      '- ',
      '> ',
      '](((',
      '#',
      '~',
      '=',
      ' ',
      '[a]: ',
    ]) {
      const start = performance.now();
      markdownText(sign.repeat(100_000));
      markdownText(`${sign}\n`.repeat(30_000));
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});

describe('sentences', () => {
  it('end where people end them', () => {
    expect(
      sentences('It was founded by Dr. J. R. Smith in 1998. Really? Yes (see Fig. 3). [2]', 'en'),
    ).toEqual(['It was founded by Dr. J. R. Smith in 1998.', 'Really?', 'Yes (see Fig. 3). [2]']);
    expect(sentences('Das kostet z. B. 5 Mio. Euro. Das ist viel.', 'de')).toHaveLength(2);
    expect(sentences('他来了。我走了！', 'zh')).toEqual(['他来了。', '我走了！']);
    expect(sentences('ก่อตั้งในปี พ.ศ. 2470 โดยครู', 'th')).toHaveLength(1);
  });

  it('take time in proportion, whatever the text', () => {
    for (const sign of ['.', 'Dr. ', 'A. ', '? ', ' ', '。', 'a']) {
      const start = performance.now();
      sentences(sign.repeat(60_000), 'en');
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});

describe('text as Markdown', () => {
  it('shows as it was, and is touched only where it must', () => {
    const plain = 'A [note]: 2 * 3 < 4, _not_ snake_case, `tick`, <b>, back\\slash, 50% #1 (a).';
    expect(markdownText(escapeMarkdown(plain))[0]?.text).toBe(plain);
    expect(escapeMarkdown('An ordinary sentence, with signs: (a) #1 - 50%!')).toBe(
      'An ordinary sentence, with signs: (a) #1 - 50%!',
    );
    for (const start of ['# one', '1. one', '- one', '> one']) {
      expect(markdownText(escapeMarkdown(start))).toMatchObject([{ kind: 'paragraph', text: start }]);
    }
  });
});
