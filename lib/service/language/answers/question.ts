/** Words that open a question or ask within it, by language, lower case. */
const ASKING = new Set(
  `who whom whose what when where which why how is are was were do does did can could should will would has have
  wer wem wen wessen was wann wo woher wohin welche welcher welches welchen warum wieso weshalb wie wieviel
  qui que quoi quand où quel quelle quels quelles pourquoi comment combien est-ce
  quién quiénes qué cuándo dónde cuál cuáles cómo cuánto cuánta cuántos cuántas quien que cuando donde cual como cuanto
  chi cosa quando dove quale quali perché come quanto quanti quanta quante
  quem quê qual quais onde porque quantos quantas
  wie wat waar waarom wanneer welke welk hoe hoeveel
  vem vad vilken vilket vilka var när varför hur hva hvem hvor hvorfor hvordan hvornår hvilken hvilket
  kuka mikä mitä missä milloin miksi miten montako
  кто что где когда куда откуда почему зачем как какой какая какое какие сколько чей хто що де коли чому як який
  kto co gdzie kiedy dlaczego jak jaki jaka jakie ile kdo kde kdy proč kolik jaký
  kim ne nerede nasıl neden niçin kaç hangi
  apa siapa kapan mengapa bagaimana berapa
  من ما ماذا متى أين اين لماذا كيف كم هل أي ما
  מי מה מתי איפה למה מדוע איך כמה
  τι ποιος ποια ποιο πότε πού γιατί πώς πόσο`.split(/\s+/),
);

const ASKING_UNSPACED =
  /什么|什麼|甚麼|为什么|為什麼|谁|誰|哪|何时|何時|怎么|怎麼|怎样|如何|多少|几个|吗|嗎|呢[?？]?$|なに|何|いつ|どこ|だれ|なぜ|どう|どの|いくつ|ですか|ますか|อะไร|ใคร|ที่ไหน|เมื่อไ|เมื่อใด|ทำไม|อย่างไร|กี่|เท่าไ|ใด|ไหน|무엇|언제|어디|누구|왜|어떻게|얼마|몇/;

/** Words of asking in scripts without spaces, with the endings of polite questions. */
const ASKING_PHRASES =
  /为什么|為什麼|什么时候|什麼時候|什么|什麼|甚麼|多少|哪里|哪裡|哪儿|哪些|哪个|哪個|怎么样|怎么|怎麼|怎样|如何|是谁|谁|誰|何时|何時|几个|[吗嗎呢][?？]?$|どのくらい|どれくらい|どうやって|いくつ|いくら|だれ|いつ|どこ|なぜ|どの|ですか|でしたか|ありますか|ますか|ましたか|เมื่อไหร่|เมื่อไร|เมื่อใด|เท่าไหร่|เท่าไร|ที่ไหน|อย่างไร|อะไร|ทำไม|ใคร|กี่/g;

/** A query without the words that only ask, in the scripts where they would be cut together with others. */
export function withoutAsking(query: string): string {
  const rest = query.replaceAll(ASKING_PHRASES, ' ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : query;
}

/** Words before what is measured: of `how tall is the tower` the answer says metres and not `tall`. */
const HOW = new Set('how wie hoe hur hvor jak как quão quanto tan'.split(' '));

/** How much a word of a query counts that stands behind another one. */
export function countAfter(before: string | undefined): number {
  return before !== undefined && HOW.has(before) ? 0.4 : 1;
}

/** Whether a query asks, rather than names or states something. */
export function isQuestion(query: string): boolean {
  const text = query.trim().toLowerCase();
  if (/[?？؟]$/.test(text)) return true;
  const [first = ''] = text.split(/[\s,]+/, 1);
  return ASKING.has(first) || ASKING_UNSPACED.test(text);
}
