import type { Json } from '../../../contract/shared.ts';
import { splitWords } from '../../language/words/split-words.ts';
import { stemWord } from '../../language/words/stem-word.ts';
import { shareOf } from '../../relevance-scale.ts';
import type { LibraryHit, Page } from '../../types.ts';

/** What brings pages forward without shutting others out. */
export interface Preferences {
  category: string | undefined;
  /** Two letters. */
  country: string | undefined;
}

/** So much better does a page count for each preference that it meets. */
const BOOST = 1.25;

/** Fields of structured data (schema.org) in which a page says what kind of thing it is, or what it is about. */
const KIND_FIELDS = new Set([
  '@type',
  'articleSection',
  'keywords',
  'genre',
  'category',
  'about',
  'applicationCategory',
]);
const DEEPEST = 4;

/**
 * Hits in the order of their scores, those first that are about as good and preferred: pages whose own data, section or
 * address name the category, and pages of the country by their domain or the region of their language.
 */
export function preferHits(hits: readonly LibraryHit[], { category, country }: Preferences): LibraryHit[] {
  const wanted = category === undefined ? [] : stemsOf(category);
  const worth = ({ page, score }: LibraryHit): number =>
    shareOf(score) *
    (wanted.length > 0 && isOfCategory(page, wanted) ? BOOST : 1) *
    (country !== undefined && isOfCountry(page, country) ? BOOST : 1);
  return hits
    .map((hit) => ({ hit, worth: worth(hit) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ hit }) => hit);
}

function isOfCategory(page: Page, wanted: readonly string[]): boolean {
  const path = URL.parse(page.url)?.pathname.split('/').slice(0, -1) ?? [];
  return [...path, ...kindsOf(page.data, 0)].some((name) => {
    const own = new Set(stemsOf(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')));
    return wanted.every((stem) => own.has(stem));
  });
}

function kindsOf(data: Json, depth: number): string[] {
  if (depth > DEEPEST || typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((each) => kindsOf(each, depth + 1));
  return Object.entries(data).flatMap(([field, value]) =>
    KIND_FIELDS.has(field) ? textsOf(value) : kindsOf(value, depth + 1),
  );
}

/** `"a, b"`, `["a", "b"]` and `{"name": "a"}` are all in use. */
function textsOf(value: Json): string[] {
  if (typeof value === 'string') return value.slice(0, 2_000).split(/[,;]/);
  if (Array.isArray(value)) return value.slice(0, 50).flatMap(textsOf);
  return typeof value === 'object' && value !== null && typeof value['name'] === 'string'
    ? [value['name']]
    : [];
}

function stemsOf(text: string): string[] {
  return splitWords(text).map((word) => stemWord(word, 'en'));
}

function isOfCountry({ url, language }: Page, country: string): boolean {
  const code = country.toLowerCase();
  const region = language
    ?.split('-')
    .slice(1)
    .find((part) => part.length === 2);
  const host = URL.parse(url)?.hostname ?? '';
  return region?.toLowerCase() === code || host.endsWith(code === 'gb' ? '.uk' : `.${code}`);
}
