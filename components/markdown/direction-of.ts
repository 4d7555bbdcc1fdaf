const STRONG = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The direction of a text by its first letter. For boxes whose parts have a direction of their own: `dir="auto"` does
 * not look into those, and takes such a box for left to right.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = STRONG.exec(text.slice(0, 2_000)) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
