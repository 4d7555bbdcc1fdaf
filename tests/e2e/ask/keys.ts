import { expect } from 'vitest';
import type { KeyInput, Page } from 'puppeteer-core';
import { waitUntil } from '#tests/browser/wait-until.ts';

/** Steps of Tab after which something that can be reached must have been. */
const MOST_STEPS = 160;

/** What has the focus: its name as a person is told it, and how one sees that it has the focus. */
interface Focused {
  name: string;
  tag: string;
  visible: boolean;
}

/** A person who has nothing but a keyboard. Wherever the focus goes, it must be seen. */
export function keysOn(page: Page) {
  async function focused(): Promise<Focused> {
    return page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
      const words = (node: Node | null | undefined) =>
        (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const name = element.ariaLabel ?? (words(labels[0]) || words(element));
      // A radio button is drawn by its label, and the question field by the paper that it stands on.
      const drawn = [element, ...labels, element.parentElement, element.parentElement?.parentElement];
      const visible = drawn.some((part) => {
        if (!(part instanceof Element)) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
      return { name, tag: element.tagName.toLowerCase(), visible };
    });
  }

  async function press(key: KeyInput): Promise<Focused> {
    await page.keyboard.press(key);
    const now = await focused();
    expect(now.tag === 'body' || now.visible, `the focus on ${now.tag} "${now.name}" after ${key}`).toBe(
      true,
    );
    return now;
  }

  /** Goes on with Tab, or back with Shift, until something of this name has the focus. */
  async function tabTo(name: string | RegExp, back = false): Promise<void> {
    const isIt = ({ name: found }: Focused) => (typeof name === 'string' ? found === name : name.test(found));
    const passed: string[] = [];
    if (isIt(await focused())) return;
    if (back) await page.keyboard.down('Shift');
    try {
      for (let step = 0; step < MOST_STEPS; step += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one key after the other
        const now = await press('Tab');
        if (isIt(now)) return;
        passed.push(now.name.slice(0, 40));
      }
    } finally {
      if (back) await page.keyboard.up('Shift');
    }
    throw new Error(`Tab never came to ${String(name)}; it passed ${passed.join(' | ')}`);
  }

  return {
    focused,
    press,
    tabTo,
    /** Presses a button, link or closed part. */
    async use(name: string | RegExp, back?: boolean): Promise<void> {
      await tabTo(name, back);
      await press('Enter');
    },
    /** Types into the field of this name. */
    async write(name: string | RegExp, words: string, back?: boolean): Promise<void> {
      await tabTo(name, back);
      await page.keyboard.type(words);
    },
    /** Chooses in a list by the first letters of what it says. */
    async pick(name: string | RegExp, option: string, back?: boolean): Promise<void> {
      await tabTo(name, back);
      await page.keyboard.type(option);
      await waitUntil(`"${option}" to be chosen in ${String(name)}`, () =>
        page.evaluate((wanted) => {
          const list = document.activeElement;
          return (
            list instanceof HTMLSelectElement && (list.selectedOptions[0]?.label ?? '').startsWith(wanted)
          );
        }, option),
      );
    },
  };
}
