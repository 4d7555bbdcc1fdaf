const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30ff]/g, 'ja'],
  [/[\uac00-\ud7af]/g, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];
/** The commonest short words, which tell languages of one script apart. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is that for it with as was on are this be by',
  de: 'der die und das ist nicht ein eine mit den von zu auf für sich dem im',
  fr: 'le la les des et est une dans que pour qui sur pas au avec du ce',
  es: 'el los las que en una por con para es del se su como más al lo',
  it: 'il che di non per una gli della sono con del nel alla più anche le dei',
  pt: 'o os que não uma para com em por mais como dos da ao na do são',
  nl: 'de het een van en dat niet voor met zijn op aan ook naar bij te',
};

/** The language of a text by its script and its commonest words; undefined when neither tells. */
export function guessLanguage(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 20) return undefined;
  for (const [script, language] of SCRIPTS) {
    const share = (text.match(script)?.length ?? 0) / letters;
    // Japanese mixes its own letters with Chinese ones.
    if (share > (language === 'ja' ? 0.1 : 0.4)) return language;
  }
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const scores = Object.entries(WORDS).map(([language, list]) => {
    const common = new Set(list.split(' '));
    return { language, share: words.filter((word) => common.has(word)).length / words.length };
  });
  const [best] = scores.toSorted((a, b) => b.share - a.share);
  return best !== undefined && best.share > 0.12 ? best.language : undefined;
}
