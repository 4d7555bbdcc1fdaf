import type { ElementHandle, Page } from 'puppeteer-core';
import { waitUntil } from './wait-until.ts';

/** The roles by which tests look for things, as the accessibility tree names them. */
export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'list'
  | 'listitem'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'spinbutton'
  | 'status'
  | 'textbox';

export interface Patience {
  /** Milliseconds; 10 s by default. */
  timeout?: number;
}

/** What stands on a page, for a failure's message: its address, its text and its buttons. */
export async function whatIsThere(page: Page): Promise<string> {
  const seen = await page
    .evaluate(() => ({
      title: document.title,
      hidden: document.visibilityState === 'hidden',
      text: document.body.innerText.replace(/\s*\n\s*/g, '\n').slice(0, 1500),
      buttons: [...document.querySelectorAll('button')].map(
        (button) => `${button.ariaLabel ?? button.innerText.trim()}${button.disabled ? ' (disabled)' : ''}`,
      ),
    }))
    .catch((error: unknown) => `a page that cannot be asked (${String(error)})`);
  if (typeof seen === 'string') return seen;
  const where = seen.hidden ? ' (behind another tab)' : '';
  return `"${seen.title}"${where} with the buttons [${seen.buttons.join(' | ')}] and the text:\n${seen.text}`;
}

const selector = (role: Role, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

/** The element with this role and accessible name, or null when it is not there now. */
export async function query(page: Page, role: Role, name: string): Promise<ElementHandle | null> {
  // Behind another tab a page is not drawn, and its accessibility tree is never brought up to date: no answer comes.
  if (await page.evaluate(() => document.visibilityState === 'hidden')) return null;
  return page.$(selector(role, name));
}

/** Waits for the element with this role and accessible name to be there and visible. */
export function find(page: Page, role: Role, name: string, patience: Patience = {}): Promise<ElementHandle> {
  return waitUntil(
    async () => `the ${role} "${name}"; there was ${await whatIsThere(page)}`,
    async () => {
      const element = await query(page, role, name);
      return (await element?.isVisible()) === true && element;
    },
    patience.timeout,
  );
}

/** Waits until the button is there and can be pressed, then presses it. */
export async function clickButton(page: Page, name: string, patience: Patience = {}): Promise<void> {
  const button = await waitUntil(
    async () => `the button "${name}" to be ready; there was ${await whatIsThere(page)}`,
    async () => {
      const element = await query(page, 'button', name);
      const ready = await element?.evaluate(
        (node) => node.checkVisibility() && !node.matches(':disabled, [aria-disabled="true"]'),
      );
      return ready === true && element;
    },
    patience.timeout,
  );
  await button.click();
}

/** Chooses a radio button, which may be drawn by its label alone. */
export async function chooseRadio(page: Page, name: string): Promise<void> {
  const radio = await waitUntil(
    async () => `the radio button "${name}"; there was ${await whatIsThere(page)}`,
    () => query(page, 'radio', name),
  );
  const middle = await radio.evaluate((node) => {
    const drawn = (node instanceof HTMLInputElement ? node.labels?.[0] : undefined) ?? node;
    drawn.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = drawn.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(middle.x, middle.y);
  await waitUntil(`"${name}" to be chosen`, () => radio.evaluate((node) => node.matches(':checked')));
}

/** Empties a text field and types into it, key by key. */
export async function fillTextbox(page: Page, name: string, text: string): Promise<void> {
  const textbox = await find(page, 'textbox', name);
  await textbox.evaluate((node) => {
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select();
  });
  await textbox.focus();
  if (text === '') await page.keyboard.press('Backspace');
  else await page.keyboard.type(text);
  await waitUntil(
    async () => `"${text}" to stand in "${name}"; there was ${await whatIsThere(page)}`,
    () => textbox.evaluate((node, wanted) => 'value' in node && node.value === wanted, text),
  );
}

/** Waits until the visible text of a page, or of one part of it, holds a text or matches a pattern; gives that text. */
export function waitForText(
  page: Page,
  wanted: string | RegExp,
  options: Patience & { within?: [role: Role, name: string] } = {},
): Promise<string> {
  const { within, timeout } = options;
  const place = within === undefined ? '' : ` in the ${within[0]} "${within[1]}"`;
  return waitUntil(
    async () => `the text ${String(wanted)}${place}; there was ${await whatIsThere(page)}`,
    async () => {
      const part = within === undefined ? await page.$('body') : await query(page, ...within);
      const text = await part?.evaluate((node) => (node instanceof HTMLElement ? node.innerText : ''));
      if (text === undefined) return false;
      return (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) && text;
    },
    timeout,
  );
}

/** Selects the first occurrence of a text on a page, as a person does with the mouse. */
export async function selectText(page: Page, text: string): Promise<void> {
  const selected = await page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = (node.nodeValue ?? '').indexOf(wanted);
      if (start < 0) continue;
      getSelection()?.setBaseAndExtent(node, start, node, start + wanted.length);
      node.parentElement?.scrollIntoView({ block: 'center' });
      return true;
    }
    return false;
  }, text);
  if (!selected) throw new Error(`"${text}" stands in no single piece of text of ${page.url()}`);
}
