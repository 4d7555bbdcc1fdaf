import type { LibraryHit, Page } from '../types.ts';

export function summarise(page: Page): string {
  return page.markdown.split('\n\n').slice(0, 2).join('\n\n').slice(0, 600);
}

export function composeAnswer(
  _question: string,
  hits: LibraryHit[],
  _options: { fast: boolean },
): { text: string; sources: LibraryHit[] } {
  if (hits.length === 0) return { text: 'The library does not answer this.', sources: [] };
  return {
    text: hits
      .slice(0, 3)
      .map((hit, index) => `${hit.passages[0]?.text ?? ''} [${index + 1}]`)
      .join('\n\n'),
    sources: hits,
  };
}
