import { CUT_MARK } from '#lib/service/reading/parse-html.ts';
import { tameHtml } from '#lib/service/reading/tame-html.ts';

/**
 * HTML as an inert document of the browser's own parser: nothing in it loads or runs. A `<base>` makes its links
 * those of the page, for the document's own address is the extension's.
 */
export function parsePage(html: string, url: string): Document {
  const tame = tameHtml(html);
  const document = new DOMParser().parseFromString(tame.html, 'text/html');
  if (tame.cut) document.documentElement.setAttribute(CUT_MARK, '');
  const own = document.querySelector('base[href]');
  const base = own ?? document.createElement('base');
  base.setAttribute('href', URL.parse(own?.getAttribute('href') ?? '', url)?.href ?? url);
  if (!own) document.head.prepend(base);
  return document;
}
