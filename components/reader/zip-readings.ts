import { fileName } from '#lib/export/file-name.ts';
import type { Reading } from '#lib/reads/reading.ts';
import { FILES } from './reading-files.ts';
import type { Format } from './reading-files.ts';

/** Pages as one zip file, each under a name that every system takes and no other has, whatever its case. */
export async function zipReadings(
  readings: readonly Reading[],
  format: Format,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const { extension, write } = FILES[format];
  const files: Record<string, Uint8Array> = {};
  for (const [index, reading] of readings.entries())
    files[`${numbered(index, readings.length)}-${fileName(reading.title || reading.url, extension)}`] =
      strToU8(write(reading));
  const zipped = zipSync(files, { level: 6 });
  return new Uint8Array(zipped);
}

/** `07` of 23: the order in which they were read, and what tells two pages of one title apart. */
function numbered(index: number, count: number): string {
  return String(index + 1).padStart(String(count).length, '0');
}
