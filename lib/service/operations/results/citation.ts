import type { Page } from '../../types.ts';

/** A line to cite a page by, from what its own metadata says; empty when that names neither author nor DOI. */
export function citationOf({ authors, published, title, siteName, doi, url }: Page): string {
  if (authors.length === 0 && doi === undefined) return '';
  const who = authors.join(', ');
  const year = published === undefined ? '' : `(${published.slice(0, 4)})`;
  const parts = [[who, year].filter(Boolean).join(' '), title, siteName];
  const where = doi === undefined ? url : `https://doi.org/${doi}`;
  return `${parts.filter(Boolean).join('. ')}. ${where}`;
}
