const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ru'];
let months: ReadonlyMap<string, number> | undefined;

/** Names of months, whole and short, in the languages whose pages write them out. */
function monthNames(): ReadonlyMap<string, number> {
  if (months !== undefined) return months;
  const names = new Map<string, number>();
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      // A month beside a day is declined in Slavic languages, and that is how dates are written.
      const format = new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' });
      for (let month = 0; month < 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2024, month, 1));
        const name = parts.find((part) => part.type === 'month')?.value ?? '';
        names.set(name.toLowerCase().replaceAll('.', ''), month + 1);
      }
    }
  }
  names.set('sept', 9);
  months = names;
  return names;
}

/**
 * The day that a text names first, as `YYYY-MM-DD`; undefined when it names none. Understands ISO dates and times,
 * `2024/05/06`, `20240506`, `6.5.2024`, `2024年5月6日` and written months in ten languages. A month without a day is its first. Reads the first 100
 * characters only.
 */
export function parseDay(text: string): string | undefined {
  const start = text.slice(0, 100).trim();
  const iso = /(?:^|\D)((?:19|20)\d\d)[-/.年]\s?(\d{1,2})(?:[-/.月]\s?(\d{1,2}))?(?!\d)/.exec(start);
  if (iso !== null) return day(iso[1], iso[2], iso[3] ?? '1');
  const compact = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:\D|$)/.exec(start);
  if (compact !== null) return day(compact[1], compact[2], compact[3]);
  const european = /(?:^|\D)(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)\d\d)(?!\d)/.exec(start);
  if (european !== null) return day(european[3], european[2], european[1]);
  return slashed(start) ?? written(start);
}

/** `11/18/2011` and `29/10/2012`, where one of the numbers can be no month; else nobody knows which is which. */
function slashed(text: string): string | undefined {
  const found = /(?:^|\D)(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/.exec(text);
  if (found === null) return undefined;
  const [, first = '', second = '', year] = found;
  if (Number(first) > 12) return day(year, second, first);
  return Number(second) > 12 || first === second ? day(year, first, second) : undefined;
}

function written(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'de' && word !== 'of');
  for (const [at, word] of words.entries()) {
    const month = monthNames().get(word);
    if (month === undefined) continue;
    const [before, after, later] = [words[at - 1] ?? '', words[at + 1] ?? '', words[at + 2] ?? ''];
    if (isYear(after) && isDay(before)) return day(after, String(month), before);
    if (isYear(later) && isDay(after)) return day(later, String(month), after);
    if (isYear(after) && !isDay(before)) return day(after, String(month), '1');
  }
  return undefined;
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}

function isDay(word: string): boolean {
  return /^\d{1,2}(?:st|nd|rd|th|er|º)?$/.test(word);
}

function day(year = '', month = '', date = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${String(Number.parseInt(date, 10)).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
