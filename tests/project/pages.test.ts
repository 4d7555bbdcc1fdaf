import { describe, expect, it } from 'vitest';
import { files, product, read } from './source-files.ts';

const pages = files.flatMap((path) => /^entrypoints\/([\w-]+)\/index\.html$/.exec(path)?.[1] ?? []);
/** The device service's host has no reader. */
const seen = pages.filter((page) => page !== 'offscreen');

describe('the pages of the extension', () => {
  it('are there wherever a link leads to one', () => {
    const linked = product.flatMap((path) =>
      [...read(path).matchAll(/['"`]\/([\w-]+)\.html\b/g)].flatMap(([, page]) => page ?? []),
    );
    expect(linked.length).toBeGreaterThan(0);
    expect(linked.filter((page) => !pages.includes(page))).toEqual([]);
  });

  it.each(seen)(
    '%s has a title, a language and room for large text, and no script or style of its own',
    (page) => {
      const html = read(`entrypoints/${page}/index.html`);
      expect(html).toMatch(/<html lang="en"/);
      expect(html).toMatch(/<title>[^<]*Sidelight[^<]*<\/title>/);
      expect(html).toContain('content="width=device-width, initial-scale=1"');
      expect(html.match(/<script\b[^>]*>/g)).toEqual([expect.stringMatching(/src="\.\/main\.tsx?"/)]);
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
    },
  );
});
