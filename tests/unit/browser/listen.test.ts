import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { listen } from '#lib/browser/background/listen.ts';
import type { Handlers } from '#lib/browser/messages.ts';
import { CallError } from '#lib/client/error.ts';

type Sender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];

const ours = { id: 'test-extension-id', url: 'chrome-extension://test-extension-id/popup.html' };
const stop = vi.fn<Handlers['call/stop']>();

function handlers(): Handlers {
  const unused = () => Promise.reject(new Error('not in this test'));
  return {
    'call/start': unused,
    'call/stop': stop,
    'call/save': unused,
    'history/pin': unused,
    'history/erase': unused,
    'feedback/give': unused,
    'feedback/withdraw': unused,
    'feedback/retry': unused,
    'service/info': unused,
    'service/save': unused,
    'key/forget': unused,
    'everything/forget': unused,
    'page/look': unused,
    'site/may-reach': unused,
    'library/call': unused,
  };
}

/** What the listener answers to a message of a sender; `nothing` when it does not take it for its own. */
function receive(message: unknown, sender: Sender): Promise<unknown> {
  const add = vi.spyOn(browser.runtime.onMessage, 'addListener');
  listen(handlers());
  const listener = add.mock.calls[0]?.[0];
  return new Promise((resolve) => {
    const taken: unknown = listener?.(message, sender, resolve);
    if (taken !== true) resolve('nothing');
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  stop.mockReset().mockResolvedValue();
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockReturnValue('chrome-extension://test-extension-id/');
});

const id = '7b0f8c1e-2f43-4bb2-8f55-0d1c1f0a9b11';

describe('the background', () => {
  it('answers a page of ours', async () => {
    expect(await receive({ type: 'call/stop', body: { id } }, ours)).toEqual({ ok: true, value: undefined });
    expect(stop).toHaveBeenCalledWith({ id });
  });

  it.each([
    ['a content script', { ...ours, url: 'https://example.org/' }],
    ['another extension', { ...ours, id: 'another' }],
    [
      'an address that only begins like ours',
      { ...ours, url: 'chrome-extension://test-extension-id.evil/popup.html' },
    ],
    ['nobody', { id: ours.id }],
  ])('does not answer %s', async (_, sender) => {
    expect(await receive({ type: 'call/stop', body: { id } }, sender)).toBe('nothing');
    expect(stop).not.toHaveBeenCalled();
  });

  it.each([[{ type: 'no/such', body: {} }], [{ type: 'toString', body: {} }], ['text'], [null]])(
    'leaves %j to others',
    async (message) => {
      expect(await receive(message, ours)).toBe('nothing');
    },
  );

  it('refuses a body of the wrong shape', async () => {
    expect(await receive({ type: 'call/stop', body: { id: 'x' } }, ours)).toMatchObject({
      ok: false,
      code: 'invalid-request',
    });
    expect(stop).not.toHaveBeenCalled();
  });

  it('passes on a failure as a code and words, and nothing else', async () => {
    stop.mockRejectedValueOnce(new CallError({ code: 'not-recorded', words: 'Disk full.' }));
    const message = { type: 'call/stop', body: { id } };
    expect(await receive(message, ours)).toEqual({ ok: false, code: 'not-recorded', words: 'Disk full.' });
  });
});
