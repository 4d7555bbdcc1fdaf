import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files below a folder in which a text stands as it is, by their paths from there. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const wanted = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name);
    // A running browser renames and removes files while they are looked at.
    // oxlint-disable-next-line no-await-in-loop -- one file in memory at a time
    const bytes = await readIfThere(path);
    if (wanted.some((each) => bytes.includes(each))) found.push(relative(folder, path));
  }
  return found;
}

async function readIfThere(path: string): Promise<Buffer> {
  try {
    return (await stat(path)).isFile() ? await readFile(path) : Buffer.alloc(0);
  } catch {
    return Buffer.alloc(0);
  }
}
