import { fileName } from '../export/file-name.ts';
import { fillTemplate } from '../export/name-template.ts';
import type { Reading } from './reading.ts';

/** What a page taken away is called: from a template of the person's, safe on every system. */
export function nameOfReading(reading: Reading, template: string, extension: string): string {
  const { title, url, published, readAt, transaction } = reading;
  const read = new Date(readAt).toISOString().slice(0, 10);
  const site = URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : '';
  const name = fillTemplate(template, {
    title: title || url,
    site,
    date: published || read,
    read,
    id: transaction ?? checksum(url),
  });
  return fileName(name, extension);
}

/** Eight hexadecimal digits that stay the same for an address (FNV-1a). */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
