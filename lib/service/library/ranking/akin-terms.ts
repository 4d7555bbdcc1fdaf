import { familyOf, membersOf } from '../../language/words/synonyms.ts';
import type { Driver } from '../driver.ts';
import type { TermIndex } from '../postings/term-index.ts';
import { number } from '../row.ts';

/** Words with as many first letters alike are often of one family that the stemmer parts: `direct`, `director`. */
const ALIKE_LETTERS = 5;
const MOST_TERMS = 40;
const LAST = '\u{10ffff}';

/** Terms of the index that may say the same as a word: those that begin like its stems, and words of one meaning. */
export function akinTerms(
  driver: Driver,
  index: TermIndex,
  stems: readonly string[],
  language: string,
): number[] {
  return stems.flatMap((stem) => {
    const family = familyOf(stem, language);
    const meant =
      family === undefined ? [] : membersOf(family, language).flatMap((other) => index.find(other) ?? []);
    return [...meant, ...alike(driver, stem)];
  });
}

function alike(driver: Driver, stem: string): number[] {
  if (stem.length < ALIKE_LETTERS) return [];
  const start = stem.slice(0, ALIKE_LETTERS);
  const rows = driver
    .prepare('SELECT id FROM term WHERE text >= ? AND text < ? LIMIT ?')
    .all(start, start + LAST, MOST_TERMS);
  return rows.map((row) => number(row, 'id'));
}
