/** The forms of pictures that are shown, by the bytes that they begin with. */
const BEGINNINGS: readonly [type: string, at: number, bytes: string][] = [
  ['image/png', 0, '\u0089PNG\r\n\u001a\n'],
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/avif', 4, 'ftypavis'],
  ['image/bmp', 0, 'BM'],
  ['image/x-icon', 0, '\0\0\u0001\0'],
];

/**
 * The media type of a picture by its own bytes: what a server says of it counts for nothing. `drawing` is SVG, which
 * is a document and not a picture; undefined is anything else.
 */
export function imageType(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 1_000));
  const found = BEGINNINGS.find(([, at, sign]) => beginning.startsWith(sign, at));
  if (found) return found[0];
  return /<svg[\s>]/i.test(beginning) ? 'drawing' : undefined;
}
