import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../../../entrypoints/popup/app.tsx';

const file = fileURLToPath(new URL('../../../entrypoints/popup/index.html', import.meta.url));
const START = '<div id="root">';
const END = '</div>\n    <script';

test('The first screen written into index.html is what React draws first (write it anew: vitest -u)', async () => {
  const page = await readFile(file, 'utf8');
  const before = page.slice(0, page.indexOf(START) + START.length);
  const after = page.slice(page.indexOf(END));
  await expect(before + renderToString(<App />) + after).toMatchFileSnapshot(file);
});
