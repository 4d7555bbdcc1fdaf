import { toBibtex } from '#lib/export/to-bibtex.ts';
import { toCslJson } from '#lib/export/to-csl-json.ts';
import { toRis } from '#lib/export/to-ris.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { worksOfReadings } from '#lib/reads/works-of-readings.ts';

/** The forms in which pages are cited. */
export const CITATION_FORMATS = ['Bibtex', 'Ris', 'Csl'] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

interface CitationFile {
  extension: string;
  /** Its media type. */
  type: string;
  write: (readings: readonly Reading[]) => string;
}

export const CITATION_FILES: Record<CitationFormat, CitationFile> = {
  Bibtex: {
    extension: 'bib',
    type: 'application/x-bibtex',
    write: (readings) => toBibtex(worksOfReadings(readings)),
  },
  Ris: {
    extension: 'ris',
    type: 'application/x-research-info-systems',
    write: (readings) => toRis(worksOfReadings(readings)),
  },
  Csl: {
    extension: 'csl.json',
    type: 'application/json',
    write: (readings) => toCslJson(worksOfReadings(readings)),
  },
};
