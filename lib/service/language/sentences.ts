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

/** The sentences of a plain text in order, trimmed; together they hold all of its words. Linear in the text. */
export function sentences(text: string, language: string): string[] {
  const found: string[] = [];
  let pending = '';
  for (const { segment } of segmenterOf(language).segment(text)) {
    pending += segment;
    if (endsInAbbreviation(pending)) continue;
    push(pending, found);
    pending = '';
  }
  push(pending, found);
  return found;
}

function push(sentence: string, found: string[]): void {
  const trimmed = sentence.trim();
  if (trimmed === '') return;
  // A footnote mark or a lone bracket belongs to the sentence before it.
  const previous = found.at(-1);
  if (previous !== undefined && !/[\p{L}\p{N}]/u.test(trimmed))
    found[found.length - 1] = `${previous} ${trimmed}`;
  else found.push(trimmed);
}

/** The end alone is looked at, so that joining many pieces stays linear. */
function endsInAbbreviation(text: string): boolean {
  const end = text.slice(-24).trimEnd();
  if (!end.endsWith('.')) return false;
  const word = /([\p{L}\p{M}.]+)\.$/u.exec(end)?.[1];
  if (word === undefined) return false;
  // Single capitals are initials (`J. R. Oppenheimer`); Thai writes its calendars so (`พ.ศ. 2470`).
  if (/^\p{Lu}$/u.test(word) || /(?:^|[^\p{L}\p{M}])[\p{Script=Thai}](?:\.[\p{Script=Thai}])*$/u.test(word))
    return true;
  return ABBREVIATIONS.has(word.replaceAll('.', '').toLowerCase());
}
