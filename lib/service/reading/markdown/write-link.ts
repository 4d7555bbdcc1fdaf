/** The target of a link or image as Markdown takes it. */
export function linkTarget(href: string): string {
  const target = href.replace(/[\s<>]/g, (character) => encodeURIComponent(character));
  return isBalanced(target) ? target : target.replaceAll('(', '%28').replaceAll(')', '%29');
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const character of text) {
    if (character === '(') open += 1;
    else if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** A link's title in quotes, where it says more than the text does. */
export function linkTitle(title: string | null, text: string): string {
  const plain = (title ?? '').replace(/\s+/g, ' ').trim();
  if (plain === '' || plain.length > 1_000 || /["()\\]/.test(plain)) return '';
  const [said, shown] = [plain.toLowerCase(), text.toLowerCase()];
  return shown.includes(said) || said === shown ? '' : ` "${plain}"`;
}

/** An image, or nothing when it has no address that could be opened later. */
export function imageMark(alt: string, src: string | null, title: string | null): string {
  if (src === null || !/^https?:/i.test(src)) return '';
  const text = alt
    .replace(/\s+/g, ' ')
    .replace(/[[\]]/g, (mark) => (mark === '[' ? '(' : ')'))
    .trim();
  return `![${text}](${linkTarget(src)}${linkTitle(title, text)})`;
}
