import { BASE_MARK, CUT_MARK, tameHtml } from '#lib/service/reading/tame-html.ts';

/**
 * HTML as an inert document of the browser's own parser: nothing in it loads or runs. The policy of our pages
 * (`base-uri 'none'`) holds for it too and reports every `<base>`, so that stands as a mark on the root instead.
 */
export function parsePage(html: string): Document {
  const tame = tameHtml(html);
  const document = new DOMParser().parseFromString(
    tame.html.replaceAll(/<base\b/gi, '<meta data-base'),
    'text/html',
  );
  const base = document.querySelector('meta[data-base][href]')?.getAttribute('href');
  if (base) document.documentElement.setAttribute(BASE_MARK, base);
  if (tame.cut) document.documentElement.setAttribute(CUT_MARK, '');
  return document;
}
