import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from 'puppeteer-core';
import { projectRoot } from './built-extension.ts';
import type { Display } from './virtual-display.ts';

/**
 * Saves a picture under .output/screenshots and gives its path from the project's root: what a page's window shows
 * (a popup has no more to give: it can be neither enlarged nor drawn beyond its window), or all that is on a display.
 */
export async function shoot(what: Page | Display, name: string): Promise<string> {
  const path = join(projectRoot, '.output', 'screenshots', `${name}.png`);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, 'screenshot' in what ? await what.screenshot() : what.screen().png());
  return relative(projectRoot, path);
}
