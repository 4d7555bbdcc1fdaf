import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createMenus, onMenuClick } from '#lib/browser/background/menus.ts';
import { onOmnibox } from '#lib/browser/background/omnibox.ts';
import { writeLenses } from '#lib/browser/lens-store.ts';
import type { StartCall } from '#lib/browser/messages.ts';
import { changeSettings } from '#lib/browser/settings.ts';

type Click = (info: object, tab: object | undefined) => void;
interface Suggestion {
  content: string;
  description: string;
}

const start = vi.fn<(call: StartCall) => Promise<void>>();
const report = vi.fn<(error: unknown) => void>();
const items: { id: string; title: string; parentId?: string }[] = [];
const listeners: {
  click?: Click;
  enter?: (typed: string) => void;
  change?: (typed: string, suggest: (list: Suggestion[]) => void) => void;
} = {};

beforeEach(() => {
  start.mockReset().mockResolvedValue();
  report.mockReset();
  items.length = 0;
  Object.assign(fakeBrowser, {
    sidePanel: { open: () => Promise.resolve() },
    contextMenus: {
      removeAll: async () => {
        items.length = 0;
      },
      create: (item: (typeof items)[number]) => items.push(item),
      onClicked: { addListener: (listener: Click) => (listeners.click = listener) },
    },
    omnibox: {
      onInputEntered: { addListener: (listener: (typed: string) => void) => (listeners.enter = listener) },
      onInputChanged: {
        addListener: (listener: NonNullable<typeof listeners.change>) => (listeners.change = listener),
      },
    },
  });
  onMenuClick(start, report);
  onOmnibox(start, report);
});

const started = async () => {
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  return start.mock.calls.map(([call]) => call);
};

describe('the menu of a selection', () => {
  it('lists the lenses in their order, and two changes at once make no item twice', async () => {
    await writeLenses([{ id: 'x', name: 'R&D %s', operation: 'answer', options: {} }]);
    await Promise.all([createMenus(), createMenus()]);
    expect(items.filter(({ id }) => id.startsWith('lens'))).toEqual([
      { id: 'lenses', contexts: ['selection'], title: 'Search for “%s” with…' },
      { id: 'lens:x', parentId: 'lenses', contexts: ['selection'], title: 'R&&D % s' },
    ]);
  });

  it('asks with a lens as the lens says', async () => {
    listeners.click?.({ menuItemId: 'lens:papers', selectionText: ' tides ' }, undefined);
    expect(await started()).toMatchObject([
      {
        operation: 'deepsearch',
        request: { query: 'tides', search_type: 'proprietary', max_num_results: 20 },
      },
    ]);
  });

  it('searches with the person’s own defaults', async () => {
    await changeSettings({ defaults: { answer: {}, deepsearch: { country_code: 'DE' } } });
    listeners.click?.({ menuItemId: 'search-selection', selectionText: 'tides' }, undefined);
    expect((await started())[0]?.request).toEqual({ query: 'tides', country_code: 'DE' });
  });
});

describe('the address bar', () => {
  it('asks with a lens that the text begins with, and without one otherwise', async () => {
    listeners.enter?.('@quick-answer  what is neap?');
    expect(await started()).toMatchObject([
      { operation: 'answer', request: { query: 'what is neap?', fast_mode: true, data_max_price: 10 } },
    ]);
    start.mockClear();
    listeners.enter?.('what is neap?');
    expect((await started())[0]).toMatchObject({ operation: 'answer', request: { query: 'what is neap?' } });
  });

  it('suggests lenses and sends nothing while it is typed', async () => {
    await writeLenses([
      { id: 'a', name: 'A & <b>', operation: 'answer', options: {} },
      { id: 'b', name: 'Papers', operation: 'answer', options: {} },
    ]);
    const suggest = (typed: string) =>
      new Promise<Suggestion[]>((resolve) => listeners.change?.(typed, resolve));
    expect(await suggest('tides')).toEqual([
      { content: '@a-b tides', description: '@a-b: ask with the lens A &amp; &lt;b&gt;' },
      { content: '@papers tides', description: '@papers: ask with the lens Papers' },
    ]);
    expect((await suggest('@pa')).map(({ content }) => content)).toEqual(['@papers']);
    expect(start).not.toHaveBeenCalled();
  });
});
