import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from 'puppeteer-core';
import { projectRoot } from './built-extension.ts';
import type { Display } from './virtual-display.ts';

/** Saves a picture of a page, or of everything on a display, under .output/screenshots; gives its path from the project's root. */
export async function shoot(what: Page | Display, name: string): Promise<string> {
  const path = join(projectRoot, '.output', 'screenshots', `${name}.png`);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'screenshot' in what ? await what.screenshot() : what.screen().png());
  return relative(projectRoot, path);
}
