/** Abbreviations that a full stop follows without ending the sentence, lower case, without the stop. */
const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof st sr jr gen col lt capt rev hon sgt gov sen rep pres vs etc eg ie approx dept est fig figs no nos vol vols pp ed eds
  inc ltd corp co jan feb mar apr jun jul aug sep sept oct nov dec al cf ca bzw usw evtl ggf nr str abs mio mrd hr fr bd
  mme mlle env av sra srta ud uds núm pág ecc sig dott ing avv им ул др рис см млн млрд тыс руб`.split(/\s+/),
);

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  let segmenter = segmenters.get(language);
  if (segmenter === undefined) {
    const [known = 'en'] = Intl.Segmenter.supportedLocalesOf([language]);
    segmenters.set(language, (segmenter = new Intl.Segmenter(known, { granularity: 'sentence' })));
  }
  return segmenter;
}

/**
 * ICU looks ahead from every full stop; in pieces of this length even a text of nothing but stops is cut in
 * linear time.
 */
const PIECE = 4_000;

/**
 * The sentences of a plain text in order, trimmed; together they hold all of its words. Linear in the text.
 */
export function sentences(text: string, language: string): string[] {
  const spans: { from: number; to: number }[] = [];
  let from = 0;
  for (const to of ends(text, language)) {
    const end = text.slice(Math.max(from, to - LONGEST_END), to);
    if (
      to < text.length &&
      (endsInAbbreviation(end) ||
        endsInOrdinal(end, language) ||
        endsInInitials(end, text.slice(to, to + LONGEST_END)))
    )
      continue;
    const last = spans.at(-1);
    // A footnote mark or a lone bracket belongs to the sentence before it.
    if (last !== undefined && isMark(text.slice(from, Math.min(to, from + 12)))) last.to = to;
    else spans.push({ from, to });
    from = to;
  }
  return spans
    .map(({ from: start, to }) => text.slice(start, to).trim())
    .filter((sentence) => sentence !== '');
}

/** Where the platform ends sentences. */
function* ends(text: string, language: string): Generator<number> {
  const segmenter = segmenterOf(language);
  for (let start = 0; start < text.length;) {
    const piece = text.slice(start, start + PIECE);
    const isLast = start + PIECE >= text.length;
    let done = 0;
    for (const { index, segment } of segmenter.segment(piece)) {
      const end = index + segment.length;
      // The last sentence of a piece may go on in the next, unless it is all of the piece.
      if (!isLast && end === piece.length && index > 0) break;
      yield start + end;
      done = end;
    }
    start += done;
  }
}

function isMark(text: string): boolean {
  return !/\p{L}|\d{4}/u.test(text) && !/^\s*\d/.test(text) && text.trim().length <= 8;
}

/** As much of the end as an abbreviation may take. */
const LONGEST_END = 24;

/** What a sentence mostly begins with, and a name never. */
const BEGINNINGS = new Set(
  `a after all although an and as at before both but by each for from he her his how i if in it its many most no not on one
  our she since so some such that the their there these they this those to two under until we what when where while who why with you`.split(
    /\s+/,
  ),
);

/** Initials of more than one letter stand before a name (`George H.W. Bush`) or end a sentence (`in the U.S. The …`). */
function endsInInitials(end: string, next: string): boolean {
  if (!/(?:^|[^\p{L}\p{M}.])(?:\p{Lu}\.){2,4}$/u.test(end.trimEnd())) return false;
  const [word = ''] = /^[\p{L}’']+/u.exec(next) ?? [];
  return /^\p{Lu}/u.test(word) && !BEGINNINGS.has(word.toLowerCase());
}

/** Where a full stop makes a number an ordinal: `am 3. Oktober`, `im 19. Jahrhundert`. */
const WITH_ORDINALS = new Set('de da no nb nn fi cs sk hu sl hr et'.split(' '));

/** Two digits at most: a year ends a sentence. */
function endsInOrdinal(end: string, language: string): boolean {
  return WITH_ORDINALS.has(language) && /(?:^|[^\p{L}\p{N}.,])\d{1,2}\.$/u.test(end.trimEnd());
}

function endsInAbbreviation(text: string): boolean {
  const end = text.trimEnd();
  if (!end.endsWith('.')) return false;
  const word = /([\p{L}\p{M}.]+)\.$/u.exec(end)?.[1];
  if (word === undefined) return false;
  // Single letters are initials or parts of abbreviations (`J. R. Oppenheimer`, `z. B.`); Thai writes its
  // calendars so (`พ.ศ. 2470`).
  if (
    /^[^\P{L}I]$/u.test(word) ||
    /(?:^|[^\p{L}\p{M}])[\p{Script=Thai}](?:\.[\p{Script=Thai}])*$/u.test(word)
  )
    return true;
  return ABBREVIATIONS.has(word.replaceAll('.', '').toLowerCase());
}
