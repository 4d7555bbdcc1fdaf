import { expect, test } from 'vitest';
import { readHtml } from './read-fixture.ts';

function read(style: string, html: string): string {
  return readHtml(`<head><style>${style}</style></head><body><p>Seen by all.</p>${html}</body>`).markdown;
}

test.each([
  ['a class', '.deal { color: red; display: none; }', '<p class="big deal">Not this.</p>'],
  ['an id', '#deal{display:none!important}', '<div id="deal"><p>Not this.</p></div>'],
  ['one of several names', 'h5, .ad-x , .b { display : none }', '<p class="ad-x">Not this.</p>'],
])('text that the page hides by %s is left out', (_, style, html) => {
  expect(read(style, html)).toBe('Seen by all.');
});

test.each([
  [
    'a rule for some screens',
    '@media (max-width: 600px) { .deal { display: none } }',
    '<p class="deal">But this.</p>',
  ],
  [
    'a rule that a later one takes back',
    '.deal{display:none} .deal{display:block}',
    '<p class="deal">But this.</p>',
  ],
  ['a rule within something else', '.dark .deal { display: none }', '<p class="deal">But this.</p>'],
  ['a panel that a script opens', '.tab-pane { display: none }', '<p class="tab-pane">But this.</p>'],
  ['a style for print', '" media="print">.deal{display:none}', '<p class="deal">But this.</p>'],
])('text stays that is hidden by %s', (_, style, html) => {
  const { markdown } = style.startsWith('"')
    ? readHtml(`<style media="print">.deal{display:none}</style><p>Seen by all.</p>${html}`)
    : { markdown: read(style, html) };
  expect(markdown).toBe('Seen by all.\n\nBut this.');
});

test('text stays where it is most of the page', () => {
  const text = 'It is shown when the script has counted the readers. '.repeat(60);
  expect(read('.story { display: none }', `<div class="story"><p>${text}</p></div>`)).toContain(
    'counted the readers',
  );
});
