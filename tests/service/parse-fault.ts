import type { FaultWords } from './fault.ts';
import { FAULTS } from './faults/index.ts';

/**
 * Reads `word=value,word,…`. A value with a comma in it needs the object form.
 * Throws for a word that is not in the matrix: a test must not pass because its fault was misspelt.
 */
export function parseFault(fault: string | FaultWords): FaultWords {
  const words =
    typeof fault === 'string' ? Object.fromEntries(fault.split(',').flatMap(wordAndValue)) : fault;
  const unknown = Object.keys(words).find((word) => !(word in FAULTS));
  if (unknown !== undefined) throw new Error(`There is no fault named ${unknown}.`);
  return words;
}

function wordAndValue(part: string): [string, string][] {
  const [word = '', ...value] = part.trim().split('=');
  return word === '' || word === 'none' ? [] : [[word, value.join('=')]];
}
