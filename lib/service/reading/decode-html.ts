/** Bytes in which a page must have named its encoding; browsers look at 1,024, pages often need more. */
const PRESCAN_BYTES = 4096;

const ONE_BYTE = /^(?:iso-?8859|windows-125|latin|cp125|us-ascii)/;

const LATIN = new TextDecoder('windows-1252');

/**
 * The text of an HTML page from its bytes and its `Content-Type` header (or null).
 * A byte order mark wins over the header, the header over the page's own words; with none of them the
 * bytes are UTF-8 if they can be, else windows-1252. Never throws: what cannot be decoded becomes U+FFFD.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return new TextDecoder(marked).decode(bytes);

  const declared = [charsetOf(contentType ?? ''), declaredInside(bytes)];
  // A saved page is often UTF-8 by now and still names its old encoding inside; hardly a text of one byte a letter
  // happens to be UTF-8 as well.
  if (declared[0] === '' && ONE_BYTE.test(declared[1] ?? '')) declared.unshift('utf-8');
  for (const label of declared) {
    const text = label === '' ? undefined : decodeStrictly(bytes, label);
    if (text !== undefined) return text;
  }
  const utf8 = decodeStrictly(bytes, 'utf-8');
  if (utf8 !== undefined) return utf8;
  // A page that says UTF-8 and holds a few broken bytes is still UTF-8; one that says nothing is older than it.
  return declared.some((label) => label.startsWith('utf'))
    ? new TextDecoder().decode(bytes)
    : LATIN.decode(bytes);
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function charsetOf(text: string): string {
  return (/charset\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1] ?? '').toLowerCase();
}

function declaredInside(bytes: Uint8Array): string {
  const start = LATIN.decode(bytes.subarray(0, PRESCAN_BYTES));
  for (const tag of start.match(/<meta\b[^>]{0,500}>/gi) ?? []) {
    const label = charsetOf(tag);
    // The tag was readable as ASCII, so a page that claims UTF-16 here is wrong about itself.
    if (label !== '') return label.startsWith('utf-16') ? 'utf-8' : label;
  }
  return (/^\s*<\?xml\b[^>]{0,200}?encoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1] ?? '').toLowerCase();
}

/** Undefined when the label is unknown or the bytes are not in that encoding. */
function decodeStrictly(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
