const MAX = 60;
/** Names that Windows keeps for devices. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that every system takes for a file, from any text: letters, digits and hyphens, never empty. */
export function fileName(text: string, extension: string): string {
  const words = text
    .normalize('NFKC')
    .slice(0, MAX * 4)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const short = Array.from(words).slice(0, MAX).join('').replace(/^-+/, '').replace(/-$/, '');
  const name = short === '' || RESERVED.test(short) ? `sidelight-${short}`.replace(/-$/, '') : short;
  return `${name}.${extension}`;
}
