/** Characters at each end of a passage that a browser looks for. */
const END = 60;

/**
 * An address that opens at a passage of its page, which the browser marks (text fragments). The address stays as it
 * is when there is no passage or it has a fragment of its own.
 */
export function withPassage(address: string, passage: string): string {
  const words = passage.replaceAll(/\s+/g, ' ').replace(/^…\s*/, '').replace(/…$/, '').trim();
  if (words.length < 12 || address.includes('#')) return address;
  const start = cutAtWord(words.slice(0, END), words.length > END);
  const rest = words.slice(start.length).trim();
  const end = rest.length > END ? rest.slice(-END).replace(/^\S*\s/, '') : '';
  const parts = [start, end].filter(Boolean).map(encodePart);
  return `${address}#:~:text=${parts.join(',')}`;
}

function cutAtWord(text: string, cut: boolean): string {
  const space = text.lastIndexOf(' ');
  return cut && space > 0 ? text.slice(0, space) : text;
}

/** A hyphen and a comma mean something in a text fragment. */
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
}
