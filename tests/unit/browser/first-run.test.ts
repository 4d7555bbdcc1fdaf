import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { startBackground } from '#lib/browser/background/start-background.ts';

type Installed = (details: { reason: string }) => void;

const made = vi.fn<(item: { id: string }) => void>();
const opened = vi.fn<(tab: { url: string }) => Promise<void>>();
let installed: Installed;

beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  made.mockReset();
  opened.mockReset().mockResolvedValue();
  const event = { addListener: () => undefined };
  Object.assign(fakeBrowser, {
    contextMenus: { onClicked: event, removeAll: async () => undefined, create: made },
    omnibox: { onInputEntered: event, onInputChanged: event },
    action: { setBadgeText: async () => undefined },
  });
  Object.assign(fakeBrowser.tabs, { create: opened });
  Object.assign(fakeBrowser.runtime, {
    onUpdateAvailable: event,
    onStartup: event,
    onInstalled: { addListener: (listener: Installed) => (installed = listener) },
  });
  startBackground();
});

const menuIsThere = () =>
  vi.waitFor(() => expect(made.mock.calls.map(([{ id }]) => id)).toContain('summarise-page'));

describe('the background', () => {
  it('opens the first page when Sidelight is installed', async () => {
    installed({ reason: 'install' });
    await menuIsThere();
    expect(opened).toHaveBeenCalledWith({ url: expect.stringMatching(/\/welcome\.html$/) as unknown });
  });

  it.each(['update', 'chrome_update', 'browser_update'])(
    'opens nothing after an %s, and makes the menu anew, whose texts may have changed',
    async (reason) => {
      installed({ reason });
      await menuIsThere();
      expect(opened).not.toHaveBeenCalled();
    },
  );
});
