import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Page } from 'puppeteer-core';
import { projectRoot } from './built-extension.ts';
import type { Display } from './virtual-display.ts';

/**
 * Saves a picture under .output/screenshots and gives its path from the project's root.
 * @param what a page, or a display with all that is on it
 * @param part of a page: what its window shows, or all of it
 */
export async function shoot(
  what: Page | Display,
  name: string,
  part: 'visible' | 'whole' = 'visible',
): Promise<string> {
  const path = join(projectRoot, '.output', 'screenshots', `${name}.png`);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(
    path,
    'screenshot' in what ? await what.screenshot({ fullPage: part === 'whole' }) : what.screen().png(),
  );
  return relative(projectRoot, path);
}
