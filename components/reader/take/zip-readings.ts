import { distinctNames } from '#lib/export/distinct-names.ts';
import { nameOfReading } from '#lib/reads/name-of-reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { CITATION_FILES } from './citation-files.ts';
import { FILES } from './reading-files.ts';
import type { Format } from './reading-files.ts';

/**
 * Pages as one zip file, each under a name from the person's template, and one file that cites them all.
 *
 * @param template what the files are called (lib/export/name-template.ts)
 */
export async function zipReadings(
  readings: readonly Reading[],
  format: Format,
  template: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const { extension, write } = FILES[format];
  const names = distinctNames([
    'citations.bib',
    ...readings.map((reading) => nameOfReading(reading, template, extension)),
  ]);
  const texts = [CITATION_FILES.Bibtex.write(readings), ...readings.map(write)];
  const files = Object.fromEntries(names.map((name, index) => [name, strToU8(texts[index] ?? '')]));
  return new Uint8Array(zipSync(files, { level: 6 }));
}
