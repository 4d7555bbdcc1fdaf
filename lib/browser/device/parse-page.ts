import { STYLE_MARK } from '#lib/service/reading/normalise/style-of.ts';
import { BASE_MARK, CUT_MARK, tameHtml } from '#lib/service/reading/tame-html.ts';

/** What lends its name to the document, and the fields that lend theirs to their form. */
const NAMING =
  'img, form, embed, object, iframe, input, select, textarea, button, fieldset, output, image, applet';

/**
 * HTML as an inert document of the browser's own parser: nothing in it loads or runs. The policy of our pages holds
 * for it too and reports every inline style, style sheet and `<base>`, so those stand under other names.
 */
export function parsePage(html: string): Document {
  const tame = tameHtml(html);
  const quiet = tame.html
    .replaceAll(/<[a-z][^>]*>/gi, withoutStyle)
    .replaceAll(/<base\b/gi, '<meta data-base')
    // Of a script that is none the text is no text of the page either.
    .replaceAll(/<style\b[^>]*>/gi, '<script type="text/css">')
    .replaceAll(/<\/style\b/gi, '</script');
  const document = new DOMParser().parseFromString(quiet, 'text/html');
  dropNames(document);
  const base = document.querySelector('meta[data-base][href]')?.getAttribute('href');
  if (base) document.documentElement.setAttribute(BASE_MARK, base);
  if (tame.cut) document.documentElement.setAttribute(CUT_MARK, '');
  return document;
}

function withoutStyle(tag: string): string {
  return tag.replace(/([\s"'/])style(?=\s*=)/i, `$1${STYLE_MARK}`);
}

/** A page may name an image `querySelector` and a field `remove`: then document and form have neither any more. */
function dropNames(document: Document): void {
  for (const element of Document.prototype.querySelectorAll.call(document, NAMING)) {
    Element.prototype.removeAttribute.call(element, 'name');
    const id = Element.prototype.getAttribute.call(element, 'id');
    if (id !== null && (id in Document.prototype || id in HTMLFormElement.prototype))
      Element.prototype.removeAttribute.call(element, 'id');
  }
}
