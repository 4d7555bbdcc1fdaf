import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Every file of the repository that is not ignored, as paths from its root. */
export const files: readonly string[] = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))
  .toSorted();

const texts = new Map<string, string>();

/** The text of one file, read once. */
export function read(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8');
  texts.set(path, text);
  return text;
}

/** The TypeScript files below some folders. */
export function sources(...folders: string[]): string[] {
  return files.filter(
    (path) => /\.tsx?$/.test(path) && folders.some((folder) => path.startsWith(`${folder}/`)),
  );
}

/** What ships: everything that a browser or the service under Node may run. */
export const product = sources('entrypoints', 'components', 'lib');
