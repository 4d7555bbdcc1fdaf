import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { forgetKey, saveService, serviceInfo } from '#lib/browser/background/service-info.ts';
import { openVault } from '#lib/browser/vault.ts';

const KEY = 'sentinel-key-f3a';
const address = 'https://service.test/api';
let vault = openVault();

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  vault = openVault();
  browser.permissions = { ...browser.permissions, contains: vi.fn<() => Promise<boolean>>(async () => true) };
});

const hosted = { kind: 'hosted', address, keep: 'device' } as const;

describe('saving the service', () => {
  it('keeps the key and tells no more of it than its end', async () => {
    const info = await saveService(vault, { ...hosted, key: KEY });
    expect(info).toEqual({ kind: 'hosted', address, keep: 'device', keyEnding: 'f3a', permitted: true });
  });

  it('keeps a key until the browser closes, also when only that was changed', async () => {
    await saveService(vault, { ...hosted, key: KEY });
    await saveService(vault, { ...hosted, keep: 'session' });
    expect(await vault.keyFor(address)).toBe(KEY);
    await fakeBrowser.storage.session.clear();
    expect(await vault.keyFor(address)).toBeUndefined();
  });

  it('asks for the key again when the address has changed', async () => {
    await saveService(vault, { ...hosted, key: KEY });
    const info = await saveService(vault, { ...hosted, address: 'https://other.test' });
    expect(info.keyEnding).toBeUndefined();
  });

  it('is refused without the permission to reach the address, and nothing is saved', async () => {
    browser.permissions = {
      ...browser.permissions,
      contains: vi.fn<() => Promise<boolean>>(async () => false),
    };
    await expect(saveService(vault, { ...hosted, key: KEY })).rejects.toMatchObject({
      detail: { code: 'no-permission' },
    });
    expect(await serviceInfo(vault)).toMatchObject({ kind: 'device', address: '', keyEnding: undefined });
    expect(await vault.keyFor(address)).toBeUndefined();
  });

  it.each(['', 'ftp://service.test', 'https://me@service.test', 'https://service.test/?a=1'])(
    'is refused for the address %j',
    async (wrong) => {
      const save = saveService(vault, { ...hosted, address: wrong, key: KEY });
      await expect(save).rejects.toMatchObject({ detail: { code: 'invalid-request', field: 'address' } });
    },
  );

  it('of this device keeps the hosted address and its key for later', async () => {
    await saveService(vault, { ...hosted, key: KEY });
    const info = await saveService(vault, { kind: 'device', address: '', keep: 'device' });
    expect(info).toMatchObject({ kind: 'device', address, keyEnding: 'f3a' });
  });
});

it('a forgotten key is gone', async () => {
  await saveService(vault, { ...hosted, key: KEY });
  expect((await forgetKey(vault)).keyEnding).toBeUndefined();
  expect(await vault.keyFor(address)).toBeUndefined();
});
