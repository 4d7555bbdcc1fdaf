import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of a finished build; throws when nobody has built it yet. */
export function builtExtension(kind: 'chrome-mv3' | 'firefox-mv3'): string {
  const folder = join(projectRoot, '.output', kind);
  if (!existsSync(join(folder, 'manifest.json'))) {
    const script = kind === 'chrome-mv3' ? 'build' : 'build:firefox';
    throw new Error(`Missing built extension. Run: npm run ${script}`);
  }
  return folder;
}
