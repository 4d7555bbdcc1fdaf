/** On the root element of a document that holds only the start of its page. */
export const CUT_MARK = 'data-page-cut';

/** On the root element of a document whose `<base>` was taken out: an extension page's policy refuses any other base. */
export const BASE_MARK = 'data-page-base';

/** Characters of markup that are read of one page; beyond it the page is cut. */
const MAX_LENGTH = 6_000_000;

/** Elements inside one another; browsers stop at 512, and every tree walk pays for more. */
const MAX_DEPTH = 400;

/** These never nest in one another without an end tag: a new one closes the last, or they have no content. */
const SHALLOW =
  /^(?:p|li|dt|dd|option|optgroup|tr|td|th|tbody|thead|tfoot|colgroup|caption|br|hr|img|input|meta|link|base|area|col|embed|source|track|wbr|param|html|head|body|rp|rt|path|use|circle|rect|line|polygon|polyline|ellipse|stop|g)$/i;

/**
 * HTML that a parser takes in bounded time: without scripts' and styles' text, not longer than what is read of
 * one page, and not nested deeper than any real page. `cut` says that the page was longer.
 */
export function tameHtml(html: string): { html: string; cut: boolean } {
  const light = html.includes('\u0000') ? html.replaceAll('\u0000', '') : html;
  // Each `<` that opens nothing becomes a text of its own, and a long run of them a page of a million nodes.
  const sparse = /<{32}/.test(light) ? light.replace(/<{32,}/g, '<<<') : light;
  const bare = withoutCode(sparse);
  const cut = bare.length > MAX_LENGTH;
  return { html: flatten(cut ? bare.slice(0, MAX_LENGTH) : bare), cut };
}

/** A script that sets formulas: its being there says that the text holds TeX. */
const TYPESETTER = /MathJax|renderMathInElement/;

/** A style that hides something; of long ones most is a framework's. */
const HIDING = /display\s?:\s?none/i;
const LONGEST_STYLE = 50_000;

/**
 * Drops what lies between script or style tags, but not JSON-LD and TeX, which are read. Tags in the texts of scripts
 * would also be taken for the page's.
 */
function withoutCode(html: string): string {
  const kept: string[] = [];
  const open = /<(script|style)\b([^>]*)>/gi;
  let from = 0;
  for (let match = open.exec(html); match !== null; match = open.exec(html)) {
    const [tag, name = '', attributes = ''] = match;
    const start = match.index + tag.length;
    const end = endOf(html, name, start);
    if (
      !/ld\+json|math\//i.test(attributes) &&
      !(name.length === 5 && end - start < LONGEST_STYLE && HIDING.test(html.slice(start, end))) &&
      !TYPESETTER.test(html.slice(start, Math.min(end, start + 20_000)))
    ) {
      kept.push(html.slice(from, start));
      from = end;
    }
    open.lastIndex = end;
  }
  kept.push(html.slice(from));
  return kept.join('');
}

function endOf(html: string, name: string, start: number): number {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = start;
  return close.exec(html)?.index ?? html.length;
}

/** Leaves out the tags of elements below the deepest level; their text stays in place. */
function flatten(html: string): string {
  const tag = /<(\/?)([a-z][\w-]*)/gi;
  const kept: string[] = [];
  let depth = 0;
  let from = 0;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const [start, slash = '', name = ''] = match;
    if (SHALLOW.test(name)) continue;
    const tooDeep = depth >= MAX_DEPTH + (slash === '' ? 0 : 1);
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (!tooDeep) continue;
    const end = html.indexOf('>', match.index + start.length);
    if (end === -1) break;
    kept.push(html.slice(from, match.index));
    from = end + 1;
    tag.lastIndex = from;
  }
  return from === 0 ? html : kept.join('') + html.slice(from);
}
