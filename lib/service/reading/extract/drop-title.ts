/** Removes the first heading when it only says the title again; the title is a field of its own. */
export function dropTitle(root: Element, title: string): void {
  const said = letters(title);
  if (said === '') return;
  for (const heading of [...root.querySelectorAll('h1, h2')].slice(0, 3)) {
    const text = letters(heading.textContent ?? '');
    if (text === '' || (text !== said && !(heading.tagName === 'H1' && isMostOf(text, said)))) continue;
    const holder = heading.parentElement;
    heading.remove();
    if (
      holder !== null &&
      holder !== root &&
      (holder.textContent ?? '').trim() === '' &&
      holder.querySelector('img') === null
    ) {
      holder.remove();
    }
    return;
  }
}

function isMostOf(text: string, title: string): boolean {
  return text.length > 10 && (title.startsWith(text) || text.startsWith(title));
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
