import { FAMILIES } from './synonym-families.ts';
import { formStems } from './word-forms.ts';

interface Families {
  /** The stems of each family. */
  members: string[][];
  /** The number of the family of each stem. */
  numbers: Map<string, number>;
}

const made = new Map<string, Families>();

/** A number that stems of one meaning share in a language; `undefined` for a stem of no family. */
export function familyOf(stem: string, language: string): number | undefined {
  return familiesOf(language).numbers.get(stem);
}

/** The stems of a family in its language, by its number. */
export function membersOf(family: number, language: string): readonly string[] {
  return familiesOf(language).members[family] ?? [];
}

/**
 * Made on first use: stemming takes some milliseconds, and a browser that only lists pages needs none of it. Pages in
 * other languages often hold English words, so where there is no list the English one is taken.
 */
function familiesOf(language: string): Families {
  const known = made.get(language);
  if (known !== undefined) return known;
  const families: Families = { members: [], numbers: new Map() };
  const listed = FAMILIES.has(language) ? language : 'en';
  for (const line of (FAMILIES.get(listed) ?? '').split('\n')) {
    const stems = line.split(' ').flatMap((word) => formStems(word, listed));
    for (const stem of stems)
      if (!families.numbers.has(stem)) families.numbers.set(stem, families.members.length);
    families.members.push([...new Set(stems)]);
  }
  made.set(language, families);
  return families;
}
