import { describe, expect, it } from 'vitest';
import { whyUnreadable } from '#lib/page/page-info.ts';
import { sourcesOfScope } from '#lib/page/scope.ts';

const page = 'https://docs.example.org:8443/guide/start/intro.html?lang=en#top';

describe('a scope on a page', () => {
  it.each([
    ['web', undefined],
    ['site', ['docs.example.org:8443']],
    ['section', ['docs.example.org:8443/guide/start']],
    ['page', ['https://docs.example.org:8443/guide/start/intro.html?lang=en']],
  ] as const)('"%s" means the sources %j', (scope, sources) => {
    expect(sourcesOfScope(scope, page)).toEqual(sources);
  });

  it('means nothing without an address', () => {
    expect(sourcesOfScope('site', '')).toBeUndefined();
  });

  it.each([
    ['site', ['http://wiki:8080']],
    ['section', ['http://wiki:8080/guide']],
    ['page', ['http://wiki:8080/guide/start.html']],
  ] as const)('"%s" on a server with a name of one word keeps the scheme: %j', (scope, sources) => {
    expect(sourcesOfScope(scope, 'http://wiki:8080/guide/start.html')).toEqual(sources);
  });

  it('has no section but the site for a page at the root', () => {
    expect(sourcesOfScope('section', 'https://example.org/index.html')).toEqual(['example.org']);
  });
});

it.each([
  ['https://example.org/', undefined],
  ['http://127.0.0.1:8080/a', undefined],
  ['https://example.org/paper.PDF', 'pdf-viewer'],
  ['chrome://settings/', 'browser-page'],
  ['chrome://newtab/', 'new-tab'],
  ['about:newtab', 'new-tab'],
  ['about:addons', 'browser-page'],
  ['https://chromewebstore.google.com/detail/x', 'store'],
  ['https://addons.mozilla.org/en-US/firefox/', 'store'],
  ['chrome-extension://abc/welcome.html', 'extension-page'],
  ['moz-extension://abc/welcome.html', 'extension-page'],
  ['file:///home/notes.html', 'local-file'],
  ['data:text/html,x', 'not-web'],
  ['view-source:https://example.org/', 'not-web'],
  ['', 'no-access'],
])('the page %j is unreadable because of: %j', (url, why) => {
  expect(whyUnreadable(url)).toBe(why);
});
