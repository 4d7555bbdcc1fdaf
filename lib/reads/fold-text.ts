/** Signs that people do not type as they are printed. */
const TYPED: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
};

const folded = new Map<string, string>();

/**
 * A text as it is compared when something is looked for in it: no capitals, no accents, every space alike. As long
 * as it was, code unit for code unit, so that a place in one is the place in the other.
 */
export function foldText(text: string): string {
  if (!/[^\t-~]/.test(text)) return text.toLowerCase().replaceAll(/\s/g, ' ');
  let result = '';
  for (const sign of text) result += foldSign(sign);
  return result;
}

function foldSign(sign: string): string {
  const known = folded.get(sign);
  if (known !== undefined) return known;
  const [base = sign, ...marks] = sign.normalize('NFD');
  // Korean syllables fall apart into letters, not into a letter and its marks: they stay whole.
  const plain = marks.every((mark) => /\p{M}/u.test(mark)) ? base : sign;
  const lower = (TYPED[plain] ?? plain).toLowerCase().replace(/\s/, ' ');
  const kept = lower.length === sign.length ? lower : sign;
  folded.set(sign, kept);
  return kept;
}

/** Where a text stands in another, both folded; finds do not overlap. */
export function findAll(text: string, wanted: string): number[] {
  const starts: number[] = [];
  if (wanted === '') return starts;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) starts.push(at);
  return starts;
}
