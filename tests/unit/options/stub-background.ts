import { beforeEach, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ServiceInfo } from '#lib/browser/messages.ts';

export const DEVICE: ServiceInfo = {
  kind: 'device',
  address: '',
  keyEnding: undefined,
  keep: 'device',
  permitted: false,
};
export const HOSTED: ServiceInfo = {
  kind: 'hosted',
  address: 'https://api.example.com',
  keyEnding: 'f3a',
  keep: 'device',
  permitted: true,
};

export const sent = vi.fn<(message: { type: string; body: unknown }) => Promise<unknown>>();
export const request = vi.fn<(wanted: { origins: string[] }) => Promise<boolean>>();

/** A background that knows `info` at first and answers a save as it was asked. */
export function background(info: ServiceInfo, keyEnding = info.keyEnding): void {
  sent.mockImplementation(async ({ type: kind, body }) => {
    const change = kind === 'service/save' ? { ...(body as object), keyEnding } : {};
    const forgotten = kind === 'key/forget' ? { keyEnding: undefined } : {};
    return { ok: true, value: { ...info, ...change, ...forgotten } };
  });
}

/** What a message of that type said, if one was sent. */
export const bodyOf = (kind: string) =>
  sent.mock.calls.map(([message]) => message).find((m) => m.type === kind)?.body;

beforeEach(() => {
  sent.mockReset();
  request.mockReset().mockResolvedValue(true);
  Object.assign(fakeBrowser.runtime, { sendMessage: sent });
  Object.assign(fakeBrowser, { permissions: { request } });
});
