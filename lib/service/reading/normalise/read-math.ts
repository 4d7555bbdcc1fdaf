import { mathmlToTex } from './mathml-to-tex.ts';

export interface Formula {
  tex: string;
  display: boolean;
}

const SOURCE_ATTRIBUTES = ['data-tex', 'data-latex', 'data-formula', 'data-math'];
/** The commonest elements, of which no typesetter makes a formula. */
const NEVER = /^(?:A|LI|UL|OL|NAV|HEADER|TD|TR|TABLE|H[1-6]|INPUT|BUTTON|FORM|LINK|META)$/;
const IMAGE_SERVICES =
  /\/\/(?:[\w-]+\.)*(?:codecogs\.com|quicklatex\.com|latex\.wordpress\.com|s0\.wp\.com\/latex)/i;

/**
 * The TeX of an element that KaTeX, MathJax, MediaWiki, WordPress or MathML made of a formula; undefined for any
 * other element, and `tex` is '' for the second copy of one that its source stands beside.
 */
export function readMath(element: Element): Formula | undefined {
  const tag = element.tagName.toUpperCase();
  if (tag === 'SCRIPT') return fromScript(element);
  if (tag === 'MATH') return fromContainer(element);
  if (tag === 'MJX-CONTAINER') return fromContainer(element);
  if (tag === 'IMG') return fromImage(element);
  // Most elements have none, and each look for one costs.
  if (NEVER.test(tag) || !element.hasAttributes()) return undefined;
  const classes = element.getAttribute('class') ?? '';
  if (classes !== '' && /katex|math|tex/i.test(classes)) return fromClass(element, classes);
  return fromAttribute(element);
}

function fromScript(script: Element): Formula | undefined {
  const type = script.getAttribute('type') ?? '';
  if (!/^math\/(?:tex|asciimath)/i.test(type)) return undefined;
  return { tex: clean(script.textContent ?? ''), display: /mode\s*=\s*display/i.test(type) };
}

function fromClass(element: Element, classes: string): Formula | undefined {
  if (/(?:^|\s)(?:katex(?:-display)?|mwe-math-element(?:-\w+)?)(?:\s|$)/.test(classes))
    return fromContainer(element);
  if (/(?:^|\s)MathJax_Preview(?:\s|$)/.test(classes)) return { tex: '', display: false };
  if (/(?:^|\s)MathJax(?:_Display|_SVG|_CHTML|_SVG_Display)?(?:\s|$)/.test(classes)) {
    // MathJax 2 keeps the source in a script right after what it drew, and a copy as MathML inside.
    if (hasSourceAfter(element)) return { tex: '', display: false };
    const found = fromContainer(element);
    return found?.tex === '' ? undefined : found;
  }
  return fromAttribute(element);
}

function hasSourceAfter(element: Element): boolean {
  for (let node = element.nextElementSibling, steps = 0; node !== null && steps < 3; steps += 1) {
    if (node.getAttribute('type')?.startsWith('math/') === true) return true;
    node = node.nextElementSibling;
  }
  const holder = element.parentElement;
  return holder !== null && /MathJax/.test(holder.getAttribute('class') ?? '') && hasSourceAfter(holder);
}

function fromContainer(element: Element): Formula | undefined {
  const math = element.tagName.toUpperCase() === 'MATH' ? element : element.querySelector('math');
  const source = texOf(element, math);
  if (source === '') return undefined;
  const classes = `${element.getAttribute('class') ?? ''} ${element.parentElement?.getAttribute('class') ?? ''}`;
  const display =
    /katex-display|math-display|mwe-math-element-block|MathJax_Display/.test(classes) ||
    math?.getAttribute('display') === 'block' ||
    math?.getAttribute('mode') === 'display' ||
    element.getAttribute('display') === 'true';
  return { tex: source, display };
}

function texOf(element: Element, math: Element | null): string {
  for (const annotation of element.querySelectorAll('annotation')) {
    if (/tex/i.test(annotation.getAttribute('encoding') ?? '')) return clean(annotation.textContent ?? '');
  }
  const named = fromAttribute(element)?.tex ?? clean(math?.getAttribute('alttext') ?? '');
  if (named !== '') return named;
  return math === null ? '' : mathmlToTex(math);
}

function fromAttribute(element: Element): Formula | undefined {
  for (const name of SOURCE_ATTRIBUTES) {
    const value = element.getAttribute(name);
    if (value === null || value.trim() === '' || value.length > 20_000) continue;
    return { tex: clean(value), display: /display|block/i.test(element.getAttribute('class') ?? '') };
  }
  return undefined;
}

function fromImage(image: Element): Formula | undefined {
  const alt = image.getAttribute('alt') ?? '';
  const src = image.getAttribute('src') ?? '';
  const isMade = /(?:^|[\s-])(?:tex|latex|math)(?:$|[\s-])/i.test(image.getAttribute('class') ?? '');
  const service = IMAGE_SERVICES.test(src);
  if (!isMade && !service && !image.hasAttribute('eeimg')) return undefined;
  if (alt.trim() !== '') return { tex: clean(alt), display: false };
  const query = /[?&](?:latex=|tex=|chl=)?([^&#]+)/.exec(src)?.[1];
  if (!service || query === undefined) return undefined;
  return { tex: clean(decode(query)), display: false };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Without the delimiters and the style that the page wrapped around the formula itself. */
function clean(text: string): string {
  let tex = text.trim();
  for (const [open, close] of [
    ['$$', '$$'],
    ['$', '$'],
    ['\\(', '\\)'],
    ['\\[', '\\]'],
    ['{\\displaystyle', '}'],
  ] as const) {
    if (tex.length > open.length + close.length && tex.startsWith(open) && tex.endsWith(close)) {
      tex = tex.slice(open.length, -close.length).trim();
    }
  }
  return tex.startsWith('% <![CDATA[')
    ? tex
        .slice(11)
        .replace(/%\s*\]\]>$/, '')
        .trim()
    : tex;
}
