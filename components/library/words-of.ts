import { CallError } from '#lib/client/error.ts';

/** What went wrong with the library, in the words that it came with. */
export function wordsOf(error: unknown): string {
  if (error instanceof CallError) return error.detail.words ?? error.detail.code;
  return error instanceof Error ? error.message : 'Error';
}
