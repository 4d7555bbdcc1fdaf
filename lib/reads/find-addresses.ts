/** Characters of pasted text that are looked at. */
const MAX_TEXT = 1_000_000;
/** A longer word is no address. */
const MAX_ADDRESS = 4_096;

/** What may stand around an address in a list, a sentence or Markdown, and does not belong to it. */
const BEFORE = '<([{"\'*';
const AFTER = '>)]}"\'*,;.!';

/**
 * The addresses in pasted text, one for each word that is or could be one: `https://…` wherever it stands, and in a line
 * of its own also `example.org/page`. A line without any comes back as it is, so that it can be named as unreadable.
 */
export function findAddresses(text: string): string[] {
  return text
    .slice(0, MAX_TEXT)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .flatMap(addressesIn);
}

function addressesIn(line: string): string[] {
  const words = line.split(/\s/).filter(Boolean);
  const named = words.flatMap((word) => namedIn(word) ?? []);
  if (named.length > 0) return named;
  const [only = '', ...others] = words;
  return others.length === 0 && isBare(only) ? [`https://${bare(only)}`] : [line];
}

/** `https://…` in a word, without what stands around it: `[title](https://…).` */
function namedIn(word: string): string | undefined {
  const at = ['https://', 'http://'].map((scheme) => word.indexOf(scheme)).filter((place) => place >= 0);
  return at.length === 0 ? undefined : bare(word.slice(Math.min(...at)));
}

function bare(word: string): string {
  if (word.length > MAX_ADDRESS) return word;
  let [start, end] = [0, word.length];
  while (start < end && BEFORE.includes(word.charAt(start))) start += 1;
  while (end > start && AFTER.includes(word.charAt(end - 1)) && !closesItsOwn(word, end - 1)) end -= 1;
  return word.slice(start, end);
}

/** A bracket that was opened within the address is part of it: `https://…/Mill_(grain)`. */
function closesItsOwn(word: string, at: number): boolean {
  return word.charAt(at) === ')' && word.slice(0, at).includes('(') && !word.slice(0, at).includes(')');
}

/** A host with a dot in it and no other scheme: `example.org/page`. */
function isBare(word: string): boolean {
  const host = bare(word).split(/[/?#]/, 1)[0] ?? '';
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?$/u.test(host);
}
