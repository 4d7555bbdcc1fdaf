/** Words that begin a line about the text rather than of it, in the languages whose pages say so most often. */
const ABOUT =
  /^(?:by|von|par|por|photo(?:graph)?s?|image|picture|source|published|updated|last (?:updated|modified)|posted|©|\(c\)|copyright|share|advertisement|read more|related|listen|play|download|podcast|watch|follow|sign (?:in|up)|log in|subscribe|enter your|click here|illustration by|courtesy|credit|publié|mis à jour|veröffentlicht|publicado|foto|filed under|tags?)\b/i;

/** What only asks for agreement, money or an address. */
const NOTICE =
  /\b(?:(?:we|sites?) uses? cookies|use of cookies|accept (?:all )?cookies|cookie (?:policy|settings|preferences)|your e-?mail address|e-?mail alerts|(?:our|free|daily|weekly) newsletter|all rights reserved|our (?:terms|privacy policy)|(?:enable|requires?) javascript|javascript (?:must|is (?:disabled|required))|needs additional citations)\b/i;

const CREDIT = /(?:\/|\bvia\b) ?(?:getty(?: images)?|reuters|afp|ap|epa|shutterstock|bloomberg)\)?\.?$/i;

/** A point in time, and little else, up to its end. */
const CLOCK = /(?:\b(?:19|20)\d\d\b|\d{1,2}:\d\d)/;

/** True for a byline, a date, a credit, a notice or a remark in brackets: nothing of what a page says. */
export function isAside(text: string): boolean {
  const isShort = text.length < 140;
  if (isShort && !/[.!?…]["”’»)]*$/.test(text) && (ABOUT.test(text) || CREDIT.test(text))) return true;
  if (text.length < 120 && /^by /i.test(text)) return true;
  if (text.length < 300 && NOTICE.test(text)) return true;
  if (/^[([].*[)\]]\.?$/s.test(text)) return true;
  return text.length < 70 && CLOCK.test(text) && (text.match(/\p{Ll}{3,}/gu)?.length ?? 0) <= 3;
}

const END = /[.!?…。！？؟։।][\s"”’»›)\]】」』]*$/u;

/** True for a text that ends as a sentence does. */
export function isEnded(text: string): boolean {
  return END.test(text);
}

/** True for a sentence that closes each quotation and bracket that it opens: half of a quotation needs its other half. */
export function isBalanced(text: string): boolean {
  let straight = 0;
  let curled = 0;
  let round = 0;
  for (const sign of text) {
    if (sign === '"') straight += 1;
    else if (sign === '“' || sign === '«') curled += 1;
    else if (sign === '”' || sign === '»') curled -= 1;
    else if (sign === '(') round += 1;
    else if (sign === ')') round -= 1;
  }
  return straight % 2 === 0 && curled === 0 && round === 0;
}
