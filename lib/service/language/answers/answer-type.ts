import { splitWords } from '../words/split-words.ts';

/**
 * How well a sentence holds the kind of thing that was asked for, 0 to 1. `isAsked` tells the words of the question,
 * lower case, for what the question itself names is not its answer.
 */
export type AnswerType = (sentence: string, isAsked: (word: string) => boolean) => number;

/** In English a month has a capital; `may` and `march` are other words, and so need a number or a preposition beside. */
const MONTH =
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b|\b(?:Jan|Feb|Mar|March|May|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? \d|\b\d{1,2}(?:st|nd|rd|th)? (?:March|May)\b|\b(?:in|since|until|last|late|early|mid|by) (?:March|May)\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;

const TIME =
  /\b(?:1[0-9]{3}|20[0-9]{2})(?:s|er)?\b|\b(?:januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b\d{1,2}(?::\d{2}|\s*(?:am|pm|uhr)\b)|\d{1,2}(?:st|nd|rd|th) century|(?:years?|months?|weeks?|days?) (?:ago|later|earlier|before)\b|\b(?:spring|summer|autumn|winter|midnight|noon|dawn)\b|(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|году|века)|[0-9０-９一二三四五六七八九十]+(?:年|月|日|世纪|世紀)|พ\.ศ|ค\.ศ|[٠-٩0-9]{3,4}|jahrhundert|siècle|siglo/iu;

const NUMBER =
  /[0-9٠-٩०-९０-９]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|billions?|half|third|quarter|dozens?|several|once|twice|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\b|[一二两三四五六七八九十百千万亿]/iu;

/** A number with what it measures. */
const MEASURE =
  /\d[\d.,]*(?:\s|-)?(?:k?m\b|c?m\b|mm\b|metres?|meters?|miles?|feet|foot|ft\b|inch|yards?|kilomet|lit(?:re|er)|tonn?e?s?\b|t\b|kg\b|g\b|kilo|pounds?|lbs?\b|ounces?|acres?|hectares?|km²|m²|square|°|degrees?|percent|%|mph|km\/h|hours?|minutes?|seconds?|days?|weeks?|months?|years?|centuries|[kmgt]b\b|[kmgt]?bytes?\b|meter|stunden|tage|wochen|monate|jahre|grad|mètres?|heures?|jours?|ans\b|metros?|horas?|días?|años|millas|metri|ore\b|giorni|anni|euros?|€|\$|£|dollars?|米|公里|千米|小时|小時|天|年|岁|歲|度|时间|メートル|キロ|時間|日間)|\bmagnitude\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|half|an?|several) (?:\w+ )?(?:metres?|meters?|miles?|feet|inch(?:es)?|tonn?e?s|lit(?:re|er)s|hours?|minutes?|days?|weeks?|months?|years?|degrees|percent|dollars?|cents?|pounds?)/iu;

const AGE =
  /\d[- ]years?[- ]old\b|\baged? (?:of )?\d|, \d{1,3}, |\d (?:jahre alt|ans\b|años|anni|anos|jaar oud|år gammal)|\d+ (?:лет|года?)(?!\p{L})|\d+(?:岁|歲|歳)/iu;

const MONEY =
  /[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:million |billion |trillion )?(?:dollars?|euros?|cents?|pounds?|francs?|yen|yuan|rubles?|€|\$|£|元|円|块|角|рублей|بالدولار|บาท)|\b\w+ (?:dollars?|cents?|euros?|pounds?|euro|cent)\b|[一二三四五六七八九十百千]+(?:元|円|角|块)|\bfree\b|kostenlos|gratuit|gratis/iu;

/** Words with a capital one after the other: mostly a name. */
const NAME =
  /\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:(?:of|de|del|der|van|von|bin|ibn|al|el|la|the) )?\p{Lu}[\p{L}\p{M}'’.-]*)*/gu;

/** Scripts without capitals: every sentence may hold a name. */
const NO_CAPITALS =
  /[\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Katakana}]/u;

const PLACE =
  /\b(?:in|at|near|from|to|on|of|outside|inside|into|bei|aus|nach|à|en|au|dans|a|nel|em|te)\s+(?:the |his |her |der |dem |la |le )?(\p{Lu}[\p{L}\p{M}.-]+)|(?<=(?:^|\s)(?:в|на|из)\s)(\p{Lu}\p{L}+)/gu;

const REASON =
  /\b(?:because|since|due to|owing to|as a result|so that|in order to|therefore|caused?|causing|reasons?|leads? to|led to|thanks to|afraid|fear(?:ed|ing)?|out of|in an attempt|to (?:avoid|prevent|make|keep|allow|ensure|protect)|weil|denn|dass|durch|nachdem|da|damit|deshalb|daher|wegen|aufgrund|um|car|parce|afin|empêcher|cause|grâce|pour|porque|debido|para|evitar|perché|perche|poiché|affinché|altrimenti|grazie|omdat|want|zodat|eftersom|fordi)\b|потому|поскольку|из-за|чтобы|因为|因為|由于|由於|所以|ため|ので|から|لأن|بسبب|เพราะ|เนื่องจาก/iu;

const STEP =
  /^(?:to |\p{Lu}\p{Ll}+ (?:the|your|a|an|on|to|it)\b)|\b(?:click|press|open|choose|select|type|enter|run|install|use|using|by)\b/iu;

const isIn =
  (pattern: RegExp): AnswerType =>
  (sentence) =>
    pattern.test(sentence) ? 1 : 0;

const aTime: AnswerType = (sentence) => (MONTH.test(sentence) || TIME.test(sentence) ? 1 : 0);

/** A sum of money tells more than another number. */
const aSum: AnswerType = (sentence) => (MONEY.test(sentence) ? 1 : NUMBER.test(sentence) ? 0.4 : 0);

const aMeasure: AnswerType = (sentence) => (MEASURE.test(sentence) ? 1 : NUMBER.test(sentence) ? 0.4 : 0);

const anAge: AnswerType = (sentence) => (AGE.test(sentence) ? 1 : MEASURE.test(sentence) ? 0.4 : 0);

/** Two words of a name that the question does not hold; or one, if it does not stand first, where every word has a capital. */
const aName: AnswerType = (sentence, isAsked) => {
  if (NO_CAPITALS.test(sentence)) return 1;
  let best = 0;
  for (const { 0: name, index } of sentence.matchAll(NAME)) {
    const others = splitWords(name).filter((word) => !isAsked(word));
    if (others.length > 1) return 1;
    if (others.length === 1 && index > 1) best = 0.6;
  }
  return best;
};

const aPlace: AnswerType = (sentence, isAsked) => {
  if (NO_CAPITALS.test(sentence)) return 1;
  for (const [, place, slavic] of sentence.matchAll(PLACE)) {
    if (!isAsked((place ?? slavic ?? '').toLowerCase())) return 1;
  }
  return 0;
};

const KINDS: readonly (readonly [RegExp, AnswerType])[] = [
  [
    /\bwhen\b|\b(?:what|which) (?:year|date|day|month|century|decade|time|weekday|season)\b|\bwann\b|\b(?:welche[mrsn]?) (?:jahr|tag|monat|datum|jahrhundert|jahreszeit|uhrzeit)|\bquelle (?:année|date|heure|époque)\b|\b(?:qué|cuál) (?:año|fecha|día|mes|siglo|hora)\b|\b(?:che|quale) (?:anno|data|giorno|mese|secolo|ora)\b|\bquand\b|\bcuándo\b|\bquando\b|\bwanneer\b|\bnär\b|когда|в каком году|什么时候|什麼時候|何时|何時|哪一年|哪年|いつ|何年|متى|เมื่อไ|เมื่อใด|ปีใด|ปีไหน/iu,
    aTime,
  ],
  [
    /\bhow old\b|\b(?:what|which) age\b|\bwie alt\b|\bquel âge\b|\bcuántos años tiene\b|\bqué edad\b|\bquanti anni\b|\bhoe oud\b|多少岁|几岁|何歳|อายุเท่าไ/iu,
    anAge,
  ],
  [
    /\bhow (?:tall|high|long|far|deep|wide|heavy|big|large|fast|strong|hot|cold|thick)\b|\bwie (?:lang|hoch|weit|tief|breit|schwer|groß|alt|schnell|kalt|warm|heiß|lange)\b|\bquelle (?:est la )?(?:hauteur|longueur|largeur|profondeur|distance|taille|température|vitesse|durée|superficie)\b|\bcombien de temps\b|\bcuánto (?:mide|pesa|dura|tiempo)\b|\bqué (?:altura|longitud|temperatura|velocidad|profundidad|tamaño)\b|\bquanto (?:è|sono|dura|pesa|misura|tempo)\b|\b(?:che|quale|quanta) (?:altezza|lunghezza|temperatura|velocità|profondità|distanza)\b|多(?:长|高|远|重|大|深|久)|どれくらい|どのくらい/iu,
    aMeasure,
  ],
  [
    /\bhow much (?:is|are|was|were|does|do|did|could|will|would|may|money)\b|\b(?:what|which) (?:is|was|are) the (?:price|cost|fee|fare|value)|\bworth\b|\bcosts?\b|\bwas kostet\b|\bwie viel kostet\b|\bwie teuer\b|\bcombien coût|\bquel est le (?:prix|tarif|coût)|\bcuánto (?:cuesta|costó|vale)|\bcuál es (?:el precio|la tarifa|la multa)|\bquanto (?:costa|costò|si paga)|\b(?:qual è|che) (?:il )?prezzo|多少钱|いくら|เท่าไหร่/iu,
    aSum,
  ],
  [
    /\bhow (?:many|much|often)\b|\b(?:what|which) (?:percentage|percent|number|amount|share|proportion|fraction|price|rank)\b|\bwie ?(?:viele?|lang|alt|hoch|groß|weit|oft|schnell|schwer|tief|breit)\b|\bcombien\b|\bcuánt|\bquant[oiae]\b|\bquantos\b|\bhoeveel\b|сколько|多少|几|幾|いくつ|いくら|何人|كم|กี่|เท่าไ/iu,
    isIn(NUMBER),
  ],
  [
    /\bwho(?:m|se)?\b|\bwer\b|\bwessen\b|\bvon wem\b|\bwem\b|\bwen\b|\bqui\b|\bquién|\bchi\b|\bquem\b|\bwie is\b|\bvem\b|\bhvem\b|кто|谁|誰|だれ|من هو|ใคร/iu,
    aName,
  ],
  [
    /\bwhere\b|\b(?:what|which) (?:city|town|country|state|place|continent|region)\b|\bwo\b|\bwohin\b|\bwoher\b|\boù\b|\bdónde\b|\bdove\b|\bonde\b|\bwaar\b|где|куда|哪里|哪裡|哪儿|どこ|أين|ที่ไหน/iu,
    aPlace,
  ],
  [
    /\bwhy\b|\bwarum\b|\bwieso\b|\bweshalb\b|\bwodurch\b|\bwozu\b|\bpourquoi\b|\bpor qué\b|\bperché\b|\bpor que\b|\bwaarom\b|\bvarför\b|\bhvorfor\b|почему|зачем|为什么|為什麼|为何|なぜ|لماذا|ทำไม/iu,
    isIn(REASON),
  ],
  [/\bhow (?:do|can|does|should|to)\b/iu, isIn(STEP)],
];

/** The kind of thing that a question asks for, if its first 500 characters tell. */
export function answerType(question: string): AnswerType | undefined {
  const start = question.slice(0, 500);
  return KINDS.find(([asks]) => asks.test(start))?.[1];
}
