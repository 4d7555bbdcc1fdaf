import { distinctNames } from '#lib/export/distinct-names.ts';
import { nameOfReading } from '#lib/reads/name-of-reading.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { CITATION_FILES } from './citation-files.ts';
import { FILES } from './reading-files.ts';
import type { Format } from './reading-files.ts';

/** Bytes that are packed in one turn of the event loop. */
const SLICE = 262_144;

/**
 * Pages as one zip file, each under a name from the person's template, and one file that cites them all. It is packed
 * in turns: workers that would do it elsewhere come from blobs, which our policy forbids.
 *
 * @param template what the files are called (lib/export/name-template.ts)
 * @param turn is awaited between stretches of work, with the number of pages that are packed; what it throws ends it
 * @returns the parts of the file
 */
export async function zipReadings(
  readings: readonly Reading[],
  format: Format,
  template: string,
  turn: (packed: number) => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { Zip, ZipDeflate, strToU8 } = await import('fflate');
  const { extension, write } = FILES[format];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(new Uint8Array(part));
  });
  const [citations = '', ...names] = distinctNames([
    'citations.bib',
    ...readings.map((reading) => nameOfReading(reading, template, extension)),
  ]);
  const add = async (name: string, words: string, packed: number) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    const bytes = strToU8(words);
    for (let at = 0; at === 0 || at < bytes.length; at += SLICE) {
      file.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
      // oxlint-disable-next-line no-await-in-loop -- a stretch of work, then a turn for the page
      await turn(packed);
    }
  };
  await add(citations, CITATION_FILES.Bibtex.write(readings), 0);
  for (const [index, reading] of readings.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await add(names[index] ?? '', write(reading), index + 1);
  }
  zip.end();
  return parts;
}
