import { browser } from 'wxt/browser';
import { readLenses } from '../lens-store.ts';
import { text } from '../text.ts';

const PARENT = 'lenses';
const PREFIX = 'lens:';

/** Puts the lenses below one item of a selection's menu, in their order. */
export async function createLensMenu(): Promise<void> {
  const lenses = await readLenses();
  if (lenses.length === 0) return;
  browser.contextMenus.create({ id: PARENT, contexts: ['selection'], title: text('menuLenses', '%s') });
  for (const { id, name } of lenses) {
    // In a menu, & marks the key of an item and %s stands for the selection.
    const title = name.replaceAll('&', '&&').replaceAll('%', '% ');
    browser.contextMenus.create({ id: PREFIX + id, parentId: PARENT, contexts: ['selection'], title });
  }
}

/** The id of the lens that a menu item stands for. */
export function lensOfItem(item: string | number): string | undefined {
  return String(item).startsWith(PREFIX) ? String(item).slice(PREFIX.length) : undefined;
}
