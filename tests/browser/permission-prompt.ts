import type { Page } from 'puppeteer-core';
import type { Screen } from './screen.ts';
import { shoot } from './shoot.ts';
import type { Display } from './virtual-display.ts';
import { waitUntil } from './wait-until.ts';

const WHITE = 0xffffff;
/** How Chromium draws "Allow" once it can be pressed. For its first half second the button is grey and deaf. */
const ALLOW = 0xd3e3fd;
const SHORTEST_BUTTON = 24;

/**
 * Answers the browser's own permission dialog, which no debugger reaches, with the mouse and the keyboard.
 * @param page the page whose button asked; its losing the focus tells that the dialog is up
 */
export async function answerPermissionPrompt(
  page: Page,
  display: Display,
  answer: 'allow' | 'deny',
): Promise<void> {
  const hasFocus = () => page.evaluate(() => document.hasFocus());
  await waitUntil('the permission dialog', async () => !(await hasFocus()));
  await waitUntil(
    async () =>
      `the permission dialog to take "${answer}"; the screen is in ${await shoot(display, 'permission-dialog')}`,
    async () => {
      if (await hasFocus()) return true;
      const button = findAllowButton(display.screen());
      if (!button) return false;
      if (answer === 'allow') await display.click(button.x, button.y);
      else await display.press('Escape');
      return hasFocus();
    },
  );
}

/** The middle of the button's upper edge, where no letter interrupts its colour: a run of it between two white ones. */
function findAllowButton({ width, height, at }: Screen): { x: number; y: number } | undefined {
  for (let y = 0; y < height; y++) {
    let run = 0;
    for (let x = 1; x < width; x++) {
      if (at(x, y) === ALLOW) run++;
      else {
        // The dialog's rounded corners are blended for a pixel or two; white follows.
        const inDialog =
          at(Math.min(x + 6, width - 1), y) === WHITE && at(Math.max(x - run - 7, 0), y) === WHITE;
        if (run >= SHORTEST_BUTTON && inDialog) return { x: x - Math.ceil(run / 2), y: y + 8 };
        run = 0;
      }
    }
  }
  return undefined;
}
