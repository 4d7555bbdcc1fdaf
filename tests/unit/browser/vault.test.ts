import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { openVault } from '#lib/browser/vault.ts';

let vault = openVault();
const KEY = 'sentinel-key-f3a';

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  vault = openVault();
});

describe('a key', () => {
  it('is found for the origin that it was entered for, whatever the path', async () => {
    await vault.keep('https://one.test/base', KEY, 'device');
    expect(await vault.keyFor('https://one.test/other/answer')).toBe(KEY);
  });

  it.each([
    'https://two.test',
    'http://one.test',
    'https://one.test:8443',
    'https://one.test.evil.test',
    'not an address',
  ])('is not found for %s', async (address) => {
    await vault.keep('https://one.test', KEY, 'device');
    expect(await vault.keyFor(address)).toBeUndefined();
  });

  it('shows no more than its end, and a short one nothing', async () => {
    await vault.keep('https://one.test', KEY, 'device');
    await vault.keep('https://two.test', 'short', 'device');
    expect(await vault.endingFor('https://one.test')).toBe('f3a');
    expect(await vault.endingFor('https://two.test')).toBe('');
    expect(await vault.endingFor('https://none.test')).toBeUndefined();
  });

  it('is gone when it was forgotten', async () => {
    await vault.keep('https://one.test', KEY, 'device');
    await vault.forget('https://one.test');
    expect(await vault.keyFor('https://one.test')).toBeUndefined();
  });

  it('that is kept until the browser closes is gone in the next life of the browser', async () => {
    await vault.keep('https://one.test', KEY, 'session');
    expect(await vault.keyFor('https://one.test')).toBe(KEY);
    await fakeBrowser.storage.session.clear();
    expect(await vault.keyFor('https://one.test')).toBeUndefined();
  });

  it('lies nowhere in the storage that content scripts can read', async () => {
    await vault.keep('https://one.test', KEY, 'session');
    const readable = [await fakeBrowser.storage.local.get(), await fakeBrowser.storage.session.get()];
    expect(JSON.stringify(readable)).not.toContain(KEY);
  });
});
