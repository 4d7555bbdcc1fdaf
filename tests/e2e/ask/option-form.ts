import type { ElementHandle, Page } from 'puppeteer-core';
import { whatIsThere } from '#tests/browser/elements.ts';
import { waitUntil } from '#tests/browser/wait-until.ts';

/** The control with this accessible name, whatever kind it is. */
export function control(view: Page, name: string): Promise<ElementHandle<HTMLInputElement>> {
  return waitUntil(
    async () => `the control "${name}"; there was ${await whatIsThere(view)}`,
    async () => {
      for (const found of await view.$$(`::-p-aria([name="${name}"])`)) {
        // oxlint-disable-next-line no-await-in-loop -- the first one that is a control
        const input = await found.evaluateHandle((node) =>
          node instanceof HTMLElement && node.matches('input, select, textarea') ? node : null,
        );
        const element = input.asElement();
        if (element) return element as ElementHandle<HTMLInputElement>;
      }
      return false;
    },
  );
}

/** Chooses an option by what it says. */
export async function choose(view: Page, name: string, option: string): Promise<void> {
  const select = await control(view, name);
  const value = await select.evaluate(
    (node, words) => [...node.querySelectorAll('option')].find(({ label }) => label === words)?.value,
    option,
  );
  if (value === undefined) throw new Error(`"${name}" has no "${option}"`);
  await select.select(value);
}

/** Types into a field, key by key. */
export async function type(view: Page, name: string, words: string): Promise<void> {
  const field = await control(view, name);
  await field.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await field.focus();
  await view.keyboard.type(words);
}

/** Sets a day as the calendar does. */
export async function setDay(view: Page, name: string, day: string): Promise<void> {
  const field = await control(view, name);
  await field.evaluate((node, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, value);
    node.dispatchEvent(new Event('input', { bubbles: true }));
  }, day);
}

/** Turns a check box on or off with the keyboard. */
export async function toggle(view: Page, name: string): Promise<void> {
  await (await control(view, name)).focus();
  // Firefox's driver knows the key by its sign only.
  await view.keyboard.press(' ');
}

/** Opens a part that is closed, by the words on it. */
export async function openPart(view: Page, words: string): Promise<void> {
  const summary = await view.waitForSelector(
    `::-p-xpath(//summary[starts-with(normalize-space(.), "${words}")])`,
  );
  await summary?.evaluate((node) => {
    node.scrollIntoView({ block: 'center' });
    if (node instanceof HTMLElement && node.parentElement?.matches('details:not([open])')) node.click();
  });
}

/** Presses a button by its name, wherever it is on the page. */
export async function press(view: Page, name: string): Promise<void> {
  const button = await waitUntil(
    async () => `the button "${name}"; there was ${await whatIsThere(view)}`,
    () => view.$(`::-p-aria([name="${name}"][role="button"])`),
  );
  await button.evaluate((node) => {
    if (node instanceof HTMLElement) node.scrollIntoView({ block: 'center' });
  });
  await button.focus();
  await view.keyboard.press('Enter');
}
