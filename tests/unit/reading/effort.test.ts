import { describe, expect, test } from 'vitest';
import { markdownText } from '#tests/bench/quality/markdown-text.ts';
import { shingleScore } from '#tests/bench/quality/shingle-score.ts';
import { readHtml } from './read-fixture.ts';

function paragraph(number: number): string {
  return `<p>Paragraph ${number} tells of the quay, the boats, the ropes and the weather, at enough length, with enough commas, to be taken for the text of an article by anyone who reads it.</p>`;
}

const steps = Array.from(
  { length: 6 },
  (_, index) =>
    `<li>Turn the <a href="/part/${index}">wheel of gate number ${index}, the red one</a> until it stops</li>`,
);
const article = `<html><head><title>How to open the bridge</title><meta property="og:type" content="article"></head><body>
<main><article><h1>How to open the bridge</h1>${paragraph(1)}${paragraph(2)}
<div class="media-steps"><h2>Steps for two people</h2><ul>${steps.join('')}</ul></div>
${paragraph(3)}${paragraph(4)}${paragraph(5)}${paragraph(6)}
<ul class="related"><li><a href="/x">Another bridge in another town</a></li><li><a href="/y">A ferry that would not dock</a></li></ul>
</article></main></body></html>`;

test('more effort puts back a list that stands in the middle of an article', () => {
  expect(readHtml(article, 'high').markdown).toContain(
    'Turn the [wheel of gate number 3, the red one](https://pages.example/part/3) until',
  );
});

test('more effort does not bring back what was taken out on purpose', () => {
  for (const effort of ['normal', 'high'] as const) {
    const { markdown } = readHtml(article, effort);
    expect(markdown).toContain('Paragraph 6');
    expect(markdown).not.toContain('A ferry that would not dock');
  }
});

test('more effort reads the page measurably better', () => {
  const expected = `${article.split('<ul class="related">')[0]?.split('</h1>')[1]}`.replace(/<[^>]*>/g, ' ');
  const [normal, high] = (['normal', 'high'] as const).map((effort) =>
    shingleScore(expected, markdownText(readHtml(article, effort).markdown)),
  );
  expect(high?.recall).toBeGreaterThan((normal?.recall ?? 1) + 0.1);
  expect(high?.f1).toBeGreaterThan(0.98);
});

function paragraphs(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => paragraph(from + index)).join('');
}

const ropes = ['two ropes of nine metres', 'one bell with a clapper', 'forty metres of line'];
const tides = ['low', 'rising', 'high', 'falling'];
const shapes: readonly (readonly [string, string])[] = [
  [
    'the lines under the title',
    `<header><p class="lede">It took nine days, four cranes and one very calm baker to move the bridge by a hand, and in the end nobody had noticed it.</p></header><div class="story">${paragraphs(1, 6)}</div>`,
  ],
  [
    'the end of a text that stands in a box of its own',
    `<div class="story">${paragraphs(1, 6)}</div><section><div class="inner"><div>${paragraphs(7, 9)}</div></div></section>`,
  ],
  [
    'a table in a widget',
    `<div class="story">${paragraphs(1, 3)}<div class="widget-data"><table><tr><th>Tide</th><th>Hour</th></tr>${tides.map((tide) => `<tr><td><a href="/${tide}">the ${tide} tide of the day</a></td><td><a href="/h">an hour past six</a></td></tr>`).join('')}</table></div>${paragraphs(4, 6)}</div>`,
  ],
  [
    'what is needed, in a side bar',
    `<div class="story">${paragraphs(1, 2)}<div class="sidebar-box"><h2>What you need</h2><ul>${ropes.map((rope) => `<li>${rope}, not too old and not too new</li>`).join('')}</ul></div>${paragraphs(3, 6)}</div>`,
  ],
];

describe.each(shapes)('more effort reads %s', (_, text) => {
  const page = `<html><head><title>How the bridge was moved</title><meta property="og:type" content="article"></head><body><main><h1>How the bridge was moved</h1>${text}</main></body></html>`;
  const [normal, high] = (['normal', 'high'] as const).map((effort) =>
    shingleScore(text.replace(/<[^>]*>/g, ' '), markdownText(readHtml(page, effort).markdown)),
  );

  test('and the page measurably better', () => {
    expect(high?.f1).toBeGreaterThan(0.98);
    expect(high?.f1).toBeGreaterThan((normal?.f1 ?? 1) + 0.03);
  });
});
