/**
 * The addresses of the links in the selection of the page that it runs in. It is injected as text
 * (`scripting.executeScript`), so it may use nothing from outside itself.
 */
export function selectedLinks(): string[] {
  const MAX_LINKS = 300;
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return [];
  const links = [...document.querySelectorAll('a[href]')].filter(
    (link): link is HTMLAnchorElement =>
      link instanceof HTMLAnchorElement && selection.containsNode(link, true) && link.href !== '',
  );
  return [...new Set(links.map(({ href }) => href))].slice(0, MAX_LINKS);
}
