import type { Page } from 'puppeteer-core';

/** Where in all that a page of the extension can reach a text stands: names of databases and storage areas. */
export function findSentinel(page: Page, sentinel: string): Promise<string[]> {
  return page.evaluate(searchEverywhere, sentinel);
}

/** The browser's own API where the page's code runs. */
declare const chrome: { storage: Record<'local' | 'session' | 'sync', { get(): Promise<object> }> };

async function searchEverywhere(sentinel: string): Promise<string[]> {
  const holds = (value: unknown) => (JSON.stringify(value) ?? '').includes(sentinel);
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(String(request.error))));
    });
  const found: string[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    // oxlint-disable-next-line no-await-in-loop -- one database after the other
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const rows = await done(database.transaction(store).objectStore(store).getAll());
      if (holds(rows)) found.push(name);
    }
    database.close();
  }
  for (const area of ['local', 'session', 'sync'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one area after the other
    if (holds(await chrome.storage[area].get())) found.push(`storage.${area}`);
  }
  if (document.documentElement.outerHTML.includes(sentinel)) found.push('the page');
  return found;
}
