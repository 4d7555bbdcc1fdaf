import { describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { changeSettings, defaultSettings, readSettings, settingsWereBroken } from '#lib/browser/settings.ts';

describe('settings', () => {
  it('start with the device service, so that nothing needs a key', async () => {
    expect(await readSettings()).toMatchObject({ service: 'device', address: '', scope: 'web' });
    expect(await settingsWereBroken()).toBe(false);
  });

  it('keep what is not changed', async () => {
    await changeSettings({ service: 'hosted', address: 'https://service.test' });
    await changeSettings({ scope: 'page' });
    expect(await readSettings()).toMatchObject({ address: 'https://service.test', scope: 'page' });
  });

  it('give a setting that an older version did not have its default', async () => {
    await fakeBrowser.storage.local.set({ settings: { service: 'hosted', address: 'https://service.test' } });
    expect((await readSettings()).paths.answer).toBe('/answer');
  });

  it('that cannot be read are set aside, never overwritten', async () => {
    await fakeBrowser.storage.local.set({ settings: { service: 'pigeon' } });
    expect(await readSettings()).toEqual(defaultSettings());
    expect(await settingsWereBroken()).toBe(true);
    expect(await fakeBrowser.storage.local.get()).toMatchObject({
      settings: { service: 'pigeon' },
      'settings:broken': { service: 'pigeon' },
    });
  });
});
