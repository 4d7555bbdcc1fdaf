import { expect, test } from 'vitest';
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
