import { expect, test } from 'vitest';
import { parseHtml } from '#lib/service/reading/parse-html.ts';
import { PAGE_URL, readHtml } from './read-fixture.ts';

const MANY = 100_000;

test.each([
  ['nothing', ''],
  ['space', ' \n\t '],
  ['a comment', '<!-- only this -->'],
  ['a frame set', '<frameset><frame src="a.html"></frameset>'],
])('%s has no text and says so', (_, html) => {
  expect(readHtml(html)).toMatchObject({ markdown: '', coverage: 0, notices: ['no-text'] });
});

test.each([
  ['text without any tag', 'Only words here, no tag at all.'],
  ['tags that never end', '<p>Only words here, <b>no tag <i>at all.'],
  ['ends that never began', '</div></p>Only words here, no tag at all.</table></body></html>'],
  ['two bodies', '<body>Only words<body>here, no tag at all.'],
  ['text after the end', '<html><body></body></html>Only words here, no tag at all.'],
  ['a broken attribute', '<p class="x title=>"y">Only words here, no tag at all.</p>'],
  ['zero bytes', 'Only words\u0000 here, no\u0000 tag at all.'],
])('%s is read', (_, html) => {
  expect(readHtml(html).markdown.replace(/[*\s]+/g, ' ')).toContain('no tag at all.');
});

test.each([
  ['blocks', '<div>'],
  ['inline elements', '<b><i>'],
  ['lists', '<ul><li>'],
  ['quotes', '<blockquote>'],
  ['tables', '<table><tr><td>'],
  ['formulas', '<math><mrow>'],
  ['unknown elements', '<x-y>'],
  ['code', '<pre><span>'],
])('%s inside one another a hundred thousand times do not end the reader', (_, tags) => {
  const times = Math.round(MANY / (tags.split('<').length - 1));
  const article = readHtml(`${tags.repeat(times)}The text at the bottom of it all.`);
  expect(article.markdown).toMatch(/bottom|T/);
});

test('a page of fifty megabytes is cut and says so', { timeout: 30_000 }, () => {
  const article = readHtml('<p>These are some words of a page without end.</p>'.repeat(1_050_000));
  expect(article.notices).toContain('cut');
  expect(article.markdown.length).toBeGreaterThan(1_000_000);
});

test('fifty megabytes of script do not push the text out', { timeout: 30_000 }, () => {
  const script = `<script>${'var a = "</div>";'.repeat(3_000_000)}</script>`;
  const article = readHtml(
    `<html><head>${script}</head><body><p>The text after the script.</p></body></html>`,
  );
  expect(article).toMatchObject({ markdown: 'The text after the script.', notices: [] });
});

test('binary data is read as whatever text it holds', () => {
  const noise = Array.from({ length: 50_000 }, (_, index) => String.fromCharCode((index * 7919) % 256)).join(
    '',
  );
  expect(() => readHtml(noise)).not.toThrow();
});

test('names and ids of a page do not reach the objects of the program', () => {
  const { markdown } = readHtml(
    '<form id="body"><input name="attributes"><p id="constructor">Some words.</p></form><a name="__proto__" href="#__proto__">1</a>',
  );
  expect(markdown).toContain('Some words.');
  expect(Object.prototype).not.toHaveProperty('polluted');
});

test.each([
  '<a href="http://[bad">x</a>',
  '<base href="::"><a href="y">x</a>',
  '<img src="http://%%%" alt="z"><p>x</p>',
])('an address that cannot be understood is left out: %s', (html) => {
  expect(readHtml(html).markdown).toContain('x');
});

test('structured data that is broken, deep or endless is left out', () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  const scripts = ['{broken', deep, `"${'x'.repeat(400_000)}"`, '{"@type":"Recipe","name":"Soup"}'];
  const html = scripts.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
  expect(readHtml(`${html}<p>Words.</p>`).data).toEqual([{ '@type': 'Recipe', name: 'Soup' }]);
});

test('a document always has a head, a body and the address of its page', () => {
  for (const html of ['', 'x', '<body>x', '<html>', '<head>', '<p>x</p><html><body>y']) {
    const document = parseHtml(html, PAGE_URL);
    expect([document.head.tagName, document.body.tagName, document.baseURI]).toEqual([
      'HEAD',
      'BODY',
      PAGE_URL,
    ]);
  }
});
