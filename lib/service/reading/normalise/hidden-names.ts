/** Text that a script shows later is hidden at first as well: panels, folded answers, what loads. */
const SHOWN_LATER =
  /tab|pane|coll|accord|content|body|text|answer|more|load|lazy|fade|slide|step|item|js|toggle/i;

/** More than this of styles is not looked through. */
const MOST_STYLES = 200_000;

/**
 * The classes (`.x`) and ids (`#x`) that the page's own styles hide on every screen and that no later rule shows again.
 * Only rules for one name alone are understood: for others one would have to do what a browser does. Linear.
 */
export function hiddenNames(document: Document): ReadonlySet<string> {
  const hidden = new Set<string>();
  for (const style of document.getElementsByTagName('style')) {
    const text = style.textContent ?? '';
    if (style.hasAttribute('media') || text.length > MOST_STYLES || !/none|hidden/.test(text)) continue;
    readRules(text, hidden);
  }
  return hidden;
}

function readRules(text: string, hidden: Set<string>): void {
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') {
      if (depth === 0) selectors = text.slice(start, at);
      depth += 1;
      start = at + 1;
    } else if (sign === '}') {
      // Inside of `@media` a rule holds for some screens only.
      if (depth === 1 && !selectors.includes('@')) readRule(selectors, text.slice(start, at), hidden);
      depth = Math.max(0, depth - 1);
      start = at + 1;
    } else if (sign === ';' && depth === 0) start = at + 1;
  }
}

function readRule(selectors: string, declarations: string, hidden: Set<string>): void {
  const display = /(?:^|[;\s])display\s?:\s?([\w-]+)/i.exec(declarations)?.[1]?.toLowerCase();
  if (display === undefined) return;
  for (const selector of selectors.slice(-2_000).split(',')) {
    const name = /(?:^|\s|\/)([.#][\w-]+)$/.exec(selector.trim())?.[1] ?? '';
    if (name === '' || name.length < selector.trim().length || SHOWN_LATER.test(name)) continue;
    if (display === 'none') hidden.add(name);
    else hidden.delete(name);
  }
}

/** True for an element with one of the names. */
export function hasHiddenName(element: Element, hidden: ReadonlySet<string>): boolean {
  if (hidden.size === 0) return false;
  const id = element.getAttribute('id');
  if (id !== null && hidden.has(`#${id}`)) return true;
  const classes = element.getAttribute('class');
  return classes !== null && classes.split(/\s+/).some((name) => hidden.has(`.${name}`));
}
