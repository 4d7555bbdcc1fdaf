import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';

export interface WordBlock {
  /** Term numbers in their order. */
  words: number[];
  isHeading: boolean;
}

/**
 * The words of a page as term numbers, block by block. Block 0 is the title, block 1 what the page says of
 * itself, then its text.
 */
export interface WordStream {
  /** All term numbers in their order. */
  words: Int32Array;
  /** Where each block begins in `words`, with the end as a last entry. */
  starts: Int32Array;
  /** 1 for each block that is a heading. */
  headings: Uint8Array;
}

export function encodeWords(blocks: readonly WordBlock[]): Uint8Array {
  const total = blocks.reduce((sum, block) => sum + block.words.length, 0);
  const writer = new ByteWriter(64 + total * 3);
  writer.varint(total);
  writer.varint(blocks.length);
  for (const block of blocks) writer.varint(block.words.length * 2 + (block.isHeading ? 1 : 0));
  for (const block of blocks) for (const word of block.words) writer.varint(word);
  return writer.bytes();
}

export function decodeWords(bytes: Uint8Array): WordStream {
  const reader = new ByteReader(bytes);
  const words = new Int32Array(reader.varint());
  const blocks = reader.varint();
  const starts = new Int32Array(blocks + 1);
  const headings = new Uint8Array(blocks);
  for (let at = 0; at < blocks; at += 1) {
    const lengthAndKind = reader.varint();
    headings[at] = lengthAndKind & 1;
    starts[at + 1] = (starts[at] ?? 0) + (lengthAndKind >>> 1);
  }
  for (let at = 0; at < words.length; at += 1) words[at] = reader.varint();
  return { words, starts, headings };
}
