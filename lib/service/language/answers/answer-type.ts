/** Whether a sentence holds the kind of thing that was asked for. */
export type AnswerType = (sentence: string) => boolean;

const MONTHS =
  /\b(?:1[0-9]{3}|20[0-9]{2})\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b|\b\d{1,2}(?::\d{2}|\s*(?:am|pm|uhr))|(?:января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|году|века)|[0-9０-９一二三四五六七八九十]+(?:年|月|日|世纪|世紀)|พ\.ศ|ค\.ศ|[٠-٩0-9]{3,4}|century|jahrhundert|siècle|siglo/iu;

const NUMBER =
  /[0-9٠-٩०-९０-９]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|billion|half|third|dozen|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\b|[一二两三四五六七八九十百千万亿]/iu;

/** A number with what it measures. */
const MEASURE =
  /\d[\d.,]*(?:\s|-)?(?:k?m\b|c?m\b|mm\b|metres?|meters?|miles?|feet|foot|ft\b|inch|yards?|kilomet|lit(?:re|er)|tonn?e?s?\b|t\b|kg\b|g\b|kilo|pounds?|lbs?\b|ounces?|acres?|hectares?|km²|m²|square|°|degrees?|percent|%|mph|km\/h|hours?|minutes?|seconds?|days?|weeks?|months?|years?|centuries|[kmgt]b\b|meter|stunden|tage|wochen|monate|jahre|grad|mètres?|heures?|jours?|ans\b|metros?|horas?|días?|años|millas|metri|ore\b|giorni|anni|euros?|€|\$|£|dollars?|米|公里|千米|小时|小時|天|年|岁|歲|度|时间|メートル|キロ|時間|日間)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|a) (?:\w+ )?(?:metres?|meters?|miles?|feet|tonn?es|lit(?:re|er)s|hours?|minutes?|days?|weeks?|months?|years?|degrees|percent|dollars?|cents?|pounds?)/iu;

const MONEY =
  /[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:dollars?|euros?|cents?|pounds?|francs?|yen|yuan|rubles?|€|\$|£|元|円|块|角|рублей|بالدولار|บาท)|\b\w+ (?:dollars?|cents?|euros?|pounds?|euro|cent)\b|[一二三四五六七八九十百千]+(?:元|円|角|块)|\bfree\b|kostenlos|gratuit|gratis/iu;

/**
 * A capital behind a small letter or a comma: mostly a name. Other scripts have no capitals, so every
 * sentence may hold one.
 */
const NAME =
  /[\p{Ll}\d,;:)] (?:the |von |de |van )?\p{Lu}\p{L}+|[\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Hangul}\p{Script=Katakana}]/u;

const PLACE =
  /\b(?:in|at|near|from|to|on|of|bei|aus|nach|à|en|au|dans|a|nel|em|te|в|на|из)\s+(?:the |der |dem |la |le )?\p{Lu}|[\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}]/u;

const REASON =
  /\b(?:because|since|due to|owing to|as a result|so that|in order to|therefore|caused?|reasons?|leads? to|led to|to (?:avoid|prevent|make|keep|allow)|weil|denn|da|damit|deshalb|daher|wegen|aufgrund|um|car|parce|afin|pour|porque|debido|para|perché|perche|poiché|omdat|want|zodat|eftersom|fordi)\b|потому|поскольку|из-за|чтобы|因为|因為|由于|由於|所以|ため|ので|から|لأن|بسبب|เพราะ|เนื่องจาก/iu;

const STEP =
  /^(?:to |\p{Lu}\p{Ll}+ (?:the|your|a|an|on|to|it)\b)|\b(?:click|press|open|choose|select|type|enter|run|install|use|using|by)\b/iu;

const KINDS: readonly (readonly [RegExp, AnswerType])[] = [
  [
    /\bwhen\b|\bwhat (?:year|date|day|month|century|decade|time)\b|\b(?:which|what) year\b|\bwann\b|\bquand\b|\bcuándo\b|\bquando\b|\bwanneer\b|\bnär\b|когда|в каком году|什么时候|什麼時候|何时|何時|哪一年|哪年|いつ|何年|متى|เมื่อไ|เมื่อใด|ปีใด|ปีไหน/iu,
    (sentence) => MONTHS.test(sentence),
  ],
  [
    /\bhow (?:tall|high|long|far|deep|wide|heavy|big|large|old|fast)\b|\bwie (?:lang|hoch|weit|tief|breit|schwer|groß|alt|schnell)\b|\bquelle (?:hauteur|longueur|distance|taille)\b|\bcuánto (?:mide|pesa|dura)\b|多(?:长|高|远|重|大|深|久)|どれくらい|どのくらい/iu,
    (sentence) => MEASURE.test(sentence),
  ],
  [
    /\bhow much (?:does|do|did|is|are|was|were)\b.*\b(?:costs?|tickets?|price|fee|pay|charge)|\b(?:what|which) (?:is|was|are) the (?:price|cost|fee|fare)|\bcosts?\b|\bwas kostet\b|\bwie viel kostet\b|\bcombien coûte|\bcuánto cuesta|\bquanto costa|多少钱|いくら|เท่าไหร่/iu,
    (sentence) => MONEY.test(sentence),
  ],
  [
    /\bhow (?:many|much|long|old|far|tall|high|big|large|fast|often|deep|wide|heavy)\b|\b(?:what|which) (?:percentage|percent|number|amount|share|price)\b|\bwie ?(?:viele?|lang|alt|hoch|groß|weit|oft|schnell|schwer)\b|\bcombien\b|\bcuánt|\bquant[oiae]\b|\bquantos\b|\bhoeveel\b|сколько|多少|几|幾|いくつ|いくら|何人|كم|กี่|เท่าไ/iu,
    (sentence) => NUMBER.test(sentence),
  ],
  [
    /\bwho(?:m|se)?\b|\bwer\b|\bwem\b|\bwen\b|\bqui\b|\bquién|\bchi\b|\bquem\b|\bwie is\b|\bvem\b|\bhvem\b|кто|谁|誰|だれ|من هو|ใคร/iu,
    (sentence) => NAME.test(sentence),
  ],
  [
    /\bwhere\b|\bwo\b|\bwohin\b|\bwoher\b|\boù\b|\bdónde\b|\bdove\b|\bonde\b|\bwaar\b|где|куда|哪里|哪裡|哪儿|どこ|أين|ที่ไหน/iu,
    (sentence) => PLACE.test(sentence),
  ],
  [
    /\bwhy\b|\bwarum\b|\bwieso\b|\bweshalb\b|\bpourquoi\b|\bpor qué\b|\bperché\b|\bpor que\b|\bwaarom\b|\bvarför\b|\bhvorfor\b|почему|зачем|为什么|為什麼|为何|なぜ|لماذا|ทำไม/iu,
    (sentence) => REASON.test(sentence),
  ],
  [/\bhow (?:do|can|does|should|to)\b/iu, (sentence) => STEP.test(sentence)],
];

/** The kind of thing that a question asks for, if its first 500 characters tell. */
export function answerType(question: string): AnswerType | undefined {
  const start = question.slice(0, 500);
  return KINDS.find(([asks]) => asks.test(start))?.[1];
}
