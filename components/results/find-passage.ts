/** Characters of a passage, and of a content that are looked through for it. */
export const PASSAGE = 320;
const MAX_SEARCHED = 200_000;

/**
 * The part of a text that has the most words of a question, as the place where it begins. The beginning when no word
 * is in it.
 */
export function findPassage(content: string, words: RegExp | undefined): number {
  if (words === undefined || content.length <= PASSAGE) return 0;
  const found = [...content.slice(0, MAX_SEARCHED).matchAll(words)].map(({ 0: word, index }) => ({
    word: word.toLowerCase(),
    index,
  }));
  let best = { start: 0, score: 0 };
  const inside = new Map<string, number>();
  let first = 0;
  for (const [last, { word, index }] of found.entries()) {
    inside.set(word, (inside.get(word) ?? 0) + 1);
    while ((found[first]?.index ?? 0) < index - PASSAGE * 0.8) {
      drop(inside, found[first]?.word ?? '');
      first += 1;
    }
    // A passage that has every word once says more than one that repeats a word.
    const score = inside.size * 100 + (last - first);
    if (score > best.score) best = { start: found[first]?.index ?? 0, score };
  }
  return wordStart(content, Math.max(0, best.start - PASSAGE * 0.1));
}

function drop(inside: Map<string, number>, word: string): void {
  const left = (inside.get(word) ?? 1) - 1;
  if (left === 0) inside.delete(word);
  else inside.set(word, left);
}

/** The next beginning of a sentence or at least of a word, so that a passage does not begin in the midst of one. */
function wordStart(content: string, from: number): number {
  const start = Math.floor(from);
  if (start === 0) return 0;
  const near = content.slice(start, start + 40);
  const sentence = /[.!?。！？\n]\s*/u.exec(near);
  if (sentence) return start + sentence.index + sentence[0].length;
  const space = near.search(/\s/);
  return space < 0 ? start : start + space + 1;
}

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in pieces, the words of the question marked. */
export function markWords(text: string, words: RegExp | undefined): Piece[] {
  if (words === undefined) return [{ text, marked: false }];
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    if (index > done) pieces.push({ text: text.slice(done, index), marked: false });
    pieces.push({ text: word, marked: true });
    done = index + word.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), marked: false });
  return pieces;
}
