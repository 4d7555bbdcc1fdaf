const A = 'A'.codePointAt(0) ?? 65;
/** Codes that the list of names has and that are no countries: groupings, private use and old names. */
const NO_COUNTRIES = new Set([
  'EU',
  'EZ',
  'UN',
  'ZZ',
  'XA',
  'XB',
  'QO',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
]);

export interface Country {
  /** Two letters, ISO 3166-1. */
  code: string;
  name: string;
}

/** Every country by its name in a language, sorted by that language. */
export function listCountries(language: string): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(A + index));
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .flatMap((code) => {
      const name = NO_COUNTRIES.has(code) || isOld(code) ? undefined : names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
}

/** A code that stands for another one today, such as DD for DE. */
function isOld(code: string): boolean {
  const [canonical = ''] = Intl.getCanonicalLocales(`und-${code}`);
  return canonical !== `und-${code}`;
}

/** The code of what a person typed: a country's name or its two letters. Undefined when it is neither. */
export function findCountry(typed: string, countries: readonly Country[]): string | undefined {
  const wanted = fold(typed);
  const found = countries.find(({ code, name }) => fold(name) === wanted || fold(code) === wanted);
  return found?.code;
}

const fold = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A country's name in a language; a code that is none stays as it is. */
export function countryName(code: string, language: string): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([language], { type: 'region' }).of(code.toUpperCase()) ?? code;
}
