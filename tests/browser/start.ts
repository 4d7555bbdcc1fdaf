// `npm start`: the extension in a browser, to be tried by hand; or, without a display, tried by this script.
import { parseArgs } from 'node:util';
import { hasDisplay } from './find-programs.ts';
import { launchChromium } from './launch-chromium.ts';
import { servePages } from './pages-server.ts';
import { tour } from './tour.ts';

const ARTICLE = '/mills/tide-mills.html';

const { values } = parseArgs({
  options: { 'no-display': { type: 'boolean' }, online: { type: 'boolean' }, help: { type: 'boolean' } },
});

const USAGE = `usage: npm start [-- --no-display | --online]

Opens a browser with a fresh profile, the extension in it and a page to try it on, until that browser is closed.

  --no-display  opens no window, but does the main job by itself and shows what came of it
  --online      lets that browser reach the network; without it, it reaches this machine only`;

/** Stays until the person closes the browser. */
async function openForAPerson(): Promise<void> {
  const pages = await servePages();
  const chromium = await launchChromium({ onScreen: true, online: values.online === true });
  try {
    const [empty] = await chromium.browser.pages();
    await chromium.newPage(`${pages.origin}${ARTICLE}`);
    await empty?.close();
    console.log(
      `The extension is in the browser that has just opened, with ${pages.origin}${ARTICLE} in front.`,
    );
    console.log('Its button is behind the puzzle piece in the toolbar; Alt+Shift+S opens it too.');
    console.log('Close the browser to end this.');
    await new Promise<void>((resolve) => chromium.browser.once('disconnected', () => resolve()));
  } finally {
    await chromium.close();
    await pages.close();
  }
}

async function doTheMainJob(): Promise<void> {
  const pages = await servePages();
  const chromium = await launchChromium();
  try {
    await tour(chromium, `${pages.origin}${ARTICLE}`, (line) => console.log(line));
  } finally {
    await chromium.close();
    await pages.close();
  }
}

if (values.help === true) console.log(USAGE);
else if (hasDisplay() && values['no-display'] !== true) await openForAPerson();
else await doTheMainJob();
