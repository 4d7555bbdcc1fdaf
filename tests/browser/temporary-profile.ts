import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A profile folder for one browser. */
export interface Profile {
  path: string;
  /** Removes the folder if it was made here; one that was given stays. */
  remove(): void;
}

/** The given folder, or a fresh one that goes away with this process even when nobody removes it. */
export function openProfile(given: string | undefined, browser: string): Profile {
  if (given !== undefined) return { path: given, remove: () => undefined };
  const path = mkdtempSync(join(tmpdir(), `sidelight-${browser}-`));
  // A browser that has just ended may still be writing for a moment.
  const removeFolder = () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  process.once('exit', removeFolder);
  return {
    path,
    remove() {
      process.off('exit', removeFolder);
      removeFolder();
    },
  };
}
