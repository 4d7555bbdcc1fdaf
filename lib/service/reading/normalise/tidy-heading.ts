const ANCHOR_TEXT =
  /^[\s#¶§🔗⚓∞›»*–—-]{0,4}$|^(?:permalink|link|anchor|direct link to .{0,200}|copy link)$/iu;
const TOOL_CLASS =
  /(?:^|[\s_-])(?:mw-editsection|anchor|headerlink|header-anchor|heading-anchor|permalink|hash-link|anchorjs-link|octicon)(?:$|[\s_-])/i;

/** Leaves of a heading what it says: no mark that links to itself, no "edit", no link to its own place. */
export function tidyHeading(heading: Element, pageUrl: string): void {
  if (heading.firstElementChild === null) return;
  for (const part of Array.from(heading.getElementsByTagName('span'))) {
    if (/(?:^|\s)(?:mw-)?editsection(?:\s|$)/.test(part.getAttribute('class') ?? '')) part.remove();
  }
  for (const link of Array.from(heading.getElementsByTagName('a'))) {
    const href = link.getAttribute('href') ?? '';
    const isLocal = href === '' || href.startsWith('#') || href.startsWith(`${pageUrl}#`);
    if (!isLocal) continue;
    const text = link.textContent ?? '';
    const isMark =
      ANCHOR_TEXT.test(text.trim()) ||
      (TOOL_CLASS.test(link.getAttribute('class') ?? '') && isAside(link, heading));
    if (isMark) link.remove();
    else unwrap(link);
  }
}

/** The heading says more than this link does. */
function isAside(link: Element, heading: Element): boolean {
  return (heading.textContent ?? '').trim() !== (link.textContent ?? '').trim();
}

function unwrap(link: Element): void {
  while (link.firstChild !== null) link.parentNode?.insertBefore(link.firstChild, link);
  link.remove();
}
