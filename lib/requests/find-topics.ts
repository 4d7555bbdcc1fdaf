/** Words that begin a sentence with a capital and name nothing. */
const COMMON = new Set([
  'the',
  'this',
  'that',
  'these',
  'those',
  'there',
  'then',
  'they',
  'when',
  'where',
  'while',
  'which',
  'what',
  'how',
  'however',
  'also',
  'and',
  'but',
  'for',
  'from',
  'its',
  'some',
  'most',
  'many',
  'more',
  'such',
  'with',
  'yes',
  'not',
  'source',
  'sources',
  'answer',
]);
const MAX_SEARCHED = 20_000;
const MAX_TOPIC = 40;
const MAX_TOPICS = 12;

/**
 * What an answer is about beyond its question: words in bold and names in capitals that the question does not have, the
 * most frequent first. Works without a network and costs nothing; in scripts without capitals only bold words count.
 */
export function findTopics(question: string, answer: string): string[] {
  const text = answer.slice(0, MAX_SEARCHED);
  const asked = question.toLowerCase();
  const counts = new Map<string, number>();
  const add = (topic: string, weight: number) => {
    const name = topic.replaceAll(/\s+/g, ' ').trim();
    const first = name.split(' ')[0]?.toLowerCase() ?? '';
    if (name.length < 3 || name.length > MAX_TOPIC || COMMON.has(first) || asked.includes(name.toLowerCase()))
      return;
    counts.set(name, (counts.get(name) ?? 0) + weight);
  };
  for (const [, bold = ''] of text.matchAll(/\*\*([^*\n]{3,60})\*\*/g)) add(bold.replace(/[:.]$/, ''), 3);
  // Inside a sentence a capital names something; a name of two words does so anywhere.
  for (const [, name = ''] of text.matchAll(/[a-z,;] (\p{Lu}[\p{L}\p{N}-]{2,30})(?= [^\p{Lu}]|[.,;)])/gu))
    add(name, 1);
  for (const [name] of text.matchAll(/\p{Lu}[\p{L}\p{N}-]{1,30} \p{Lu}[\p{L}\p{N}-]{1,30}/gu)) add(name, 2);
  const names = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const best = names.slice(0, MAX_TOPICS);
  // "Newton" says nothing beside "Isaac Newton".
  return best.filter((name) => !best.some((other) => other !== name && other.includes(name)));
}
