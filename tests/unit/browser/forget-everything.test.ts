import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetEverything } from '#lib/browser/background/forget-everything.ts';
import { writeLenses } from '#lib/browser/lens-store.ts';
import { changeSettings, defaultSettings, readSettings } from '#lib/browser/settings.ts';
import { openVault } from '#lib/browser/vault.ts';
import { CallStore } from '#lib/calls/store.ts';
import { addEnded, aRow } from '../calls/a-call.ts';

const KEY = 'sentinel-key-f3a';
const forgetPages = vi.fn<() => Promise<unknown>>();
const stop = vi.fn<(id: string) => Promise<void>>();
const removed = vi.fn<(permissions: object) => Promise<boolean>>();
let store: CallStore;
let vault: ReturnType<typeof openVault>;

beforeEach(async () => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  store = new CallStore();
  vault = openVault();
  forgetPages.mockReset().mockResolvedValue(3);
  stop.mockReset().mockResolvedValue();
  removed.mockReset().mockResolvedValue(true);
  Object.assign(fakeBrowser, {
    permissions: {
      getAll: async () => ({ origins: ['https://service.example/*'], permissions: ['storage', 'tabs'] }),
      remove: removed,
    },
  });
  await vault.keep('https://one.example', KEY, 'device');
  await vault.keep('https://two.example', KEY, 'session');
  await changeSettings({ service: 'hosted', address: 'https://one.example' });
  await writeLenses([]);
  await addEnded(
    store,
    aRow({ state: 'done', endedAt: 2 }),
    aRow({ state: 'done', endedAt: 3, pinned: true }),
  );
});

const forget = () => forgetEverything({ store, vault, forgetPages, stop });

describe('everything forgotten', () => {
  it('leaves no key, of no address', async () => {
    await forget();
    expect(await vault.keyFor('https://one.example')).toBeUndefined();
    expect(await vault.keyFor('https://two.example')).toBeUndefined();
  });

  it('leaves every table of the calls empty, what is pinned and what was spent too', async () => {
    await forget();
    const counts = await Promise.all(store.tables.map((table) => table.count()));
    expect(counts).toEqual(store.tables.map(() => 0));
  });

  it('leaves no setting, no lens and no page', async () => {
    await forget();
    expect(await readSettings()).toEqual(defaultSettings());
    expect(await fakeBrowser.storage.local.get()).toEqual({});
    expect(forgetPages).toHaveBeenCalledOnce();
  });

  it('gives back what Sidelight was allowed to reach', async () => {
    await forget();
    expect(removed).toHaveBeenCalledWith({ origins: ['https://service.example/*'], permissions: ['tabs'] });
  });

  it('stops what runs first', async () => {
    const running = aRow({ state: 'sent', sentAt: 1 });
    await store.calls.add(running);
    await forget();
    expect(stop).toHaveBeenCalledWith(running.id);
  });

  it('forgets the rest where one part fails, and says that it did', async () => {
    forgetPages.mockRejectedValue(new Error('The library does not open.'));
    await expect(forget()).rejects.toThrow('The library does not open.');
    expect(await vault.keyFor('https://one.example')).toBeUndefined();
    expect(await store.calls.count()).toBe(0);
    expect(await readSettings()).toEqual(defaultSettings());
  });
});

describe('a key that was kept until the browser closes', () => {
  it('is off the disk as soon as the browser starts again, asked for or not', async () => {
    await fakeBrowser.storage.session.clear();
    await vault.forgetPast();
    const rows = await Dexie.getDatabaseNames();
    expect(rows).toContain('sidelight-vault');
    const raw = await new Dexie('sidelight-vault').open();
    expect(await raw.table('keys').toCollection().primaryKeys()).toEqual(['https://one.example']);
    raw.close();
  });
});
