import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { startBackground } from '#lib/browser/background/start-background.ts';
import { CURRENT_WINDOW, openPanel } from '#lib/browser/panel.ts';

const ABSENT = ['omnibox', 'sidePanel', 'sidebarAction', 'offscreen'] as const;
const kept: Record<string, unknown> = {};
const heard: string[] = [];

/** An event of the browser that notes who listens to it. */
const event = (name: string) => ({
  addListener: () => heard.push(name),
  removeListener: () => undefined,
  hasListener: () => true,
});

// Safari: no omnibox, no side panel, no offscreen page.
beforeEach(() => {
  Dexie.dependencies.indexedDB = new IDBFactory();
  Dexie.dependencies.IDBKeyRange = IDBKeyRange;
  heard.length = 0;
  for (const name of ABSENT) {
    kept[name] = Reflect.get(fakeBrowser, name);
    Reflect.set(fakeBrowser, name, undefined);
  }
  Object.assign(fakeBrowser, {
    contextMenus: { onClicked: event('menu'), removeAll: async () => undefined, create: () => undefined },
    action: { setBadgeText: async () => undefined },
  });
  Object.assign(fakeBrowser.runtime, {
    onUpdateAvailable: event('update'),
    onInstalled: event('install'),
    onStartup: event('startup'),
    onMessage: event('message'),
  });
});
afterEach(() => {
  Object.assign(fakeBrowser, kept);
  vi.restoreAllMocks();
});

describe('in a browser without side panel, address bar keyword and offscreen page', () => {
  it('the background starts and listens to all that is there', () => {
    startBackground();
    expect(heard).toEqual(expect.arrayContaining(['message', 'menu', 'update', 'install']));
  });

  it('the panel opens in a tab of its own', async () => {
    const create = vi.spyOn(fakeBrowser.tabs, 'create');
    await openPanel(CURRENT_WINDOW);
    expect(create).toHaveBeenCalledWith({ url: expect.stringMatching(/\/sidepanel\.html$/) as unknown });
  });
});
