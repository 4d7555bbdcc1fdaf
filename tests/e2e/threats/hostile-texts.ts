import { BEACON, HOSTILE_TEXTS, SLOW_MARKDOWN } from '#tests/service/hostile-texts.ts';
import { publicTexts } from '#tests/service/public-inputs.ts';

/** Characters of one answer: below what is drawn at once. */
const MAX = 150_000;

/** Answers that are out to harm who shows them, by where they are from; `beacon` is asked for by none. */
export function hostileAnswers(beacon: string): [name: string, markdown: string][] {
  const own = Object.entries(HOSTILE_TEXTS).map(([name, text]): [string, string] => [
    name,
    text.replaceAll(BEACON, beacon),
  ]);
  const files = [
    'xss-dompurify.json',
    'xss-h5sc.json',
    'xss-owasp-filter-evasion.json',
    'blns.json',
    'commonmark-0.31.2.json',
  ];
  const others = files.flatMap((name): [string, string][] => {
    const texts = publicTexts(name);
    return texts.length === 0 ? [] : [[name, texts.join('\n\n').slice(0, MAX)]];
  });
  return [...own, ...others];
}

/** Shapes made to be slow, the worst of each kind. */
export const SLOW_ANSWERS = ['quote', 'star', 'bracket', 'table'].map((name): [string, string] => [
  name,
  SLOW_MARKDOWN[name] ?? '',
]);
