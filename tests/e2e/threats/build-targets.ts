// node build-targets.ts FOLDER BROWSER…: builds the extension for each browser, into `FOLDER/BROWSER-mv3`.
import { build } from 'wxt';
import { projectRoot } from '#tests/browser/built-extension.ts';

const [outDir = '', ...browsers] = process.argv.slice(2);
for (const browser of browsers) {
  // oxlint-disable-next-line no-await-in-loop -- two at once would write the same generated types
  await build({ root: projectRoot, browser, manifestVersion: 3, mode: 'production', outDir });
}
