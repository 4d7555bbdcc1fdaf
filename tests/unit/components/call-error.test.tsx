// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { CallView } from '#components/call/call-view.tsx';
import { ERROR_COPY } from '#components/call/error-copy.ts';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { ERRORS } from '#lib/client/error.ts';
import type { ErrorCode } from '#lib/client/error.ts';
import { faults } from './axe.ts';
import { failedCall } from './samples.ts';
import { hearMessages } from './sent-messages.ts';

afterEach(cleanup);

const show = (call: Call) =>
  render(<CallView call={call} reply={undefined} feedback={undefined} windowId={1} />).container;

/** The button that goes on from an error. */
function wayOn(code: ErrorCode): string {
  if (code === 'no-permission') return 'Allow access to service.example';
  if (code === 'limit-reached' || code === 'price-alarm') return text('callSendAnyway');
  return ERRORS[code].charged === 'maybe' ? 'Send again (may charge again)' : 'Try again';
}

describe('a call without an answer', () => {
  const codes = Object.keys(ERROR_COPY).filter((code): code is ErrorCode => Object.hasOwn(ERRORS, code));

  test.each(codes)('%s: what happened, what it cost and what to do next', async (code) => {
    const container = show(failedCall({ code, status: 418 }, ERRORS[code].charged === 'maybe'));
    expect(screen.queryAllByRole('alert')).toHaveLength(code === 'cancelled' ? 0 : 1);
    expect(container.textContent).not.toMatch(/undefined|\$\d/);
    expect(container.textContent).toContain(
      ERRORS[code].charged === 'maybe' ? 'It may have been charged.' : 'Nothing was charged.',
    );
    expect(screen.getByRole('button', { name: wayOn(code) })).toBeDefined();
    expect(await faults(container)).toEqual([]);
  });

  test('The words of the service are shown as text', () => {
    const container = show(
      failedCall({ code: 'bad-request', status: 400, words: '<b>No</b> query', field: 'query' }, false),
    );
    expect(screen.getByText('<b>No</b> query')).toBeDefined();
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toContain('(status 400, field query)');
  });

  test('Try again starts a call of its own with the same request', async () => {
    const sent = hearMessages();
    const call = failedCall({ code: 'service-error', status: 503 }, true);
    show(call);
    await userEvent.click(screen.getByRole('button', { name: 'Send again (may charge again)' }));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      type: 'call/start',
      body: { operation: 'answer', request: call.request, scope: 'web', windowId: 1 },
    });
    expect(sent[0]?.body).not.toHaveProperty('id', call.id);
  });

  test('A refused key leads to the settings', async () => {
    const open = vi.fn<() => Promise<void>>(() => Promise.resolve());
    Object.assign(fakeBrowser.runtime, { openOptionsPage: open });
    show(failedCall({ code: 'unauthorized', status: 401 }, false));
    await userEvent.click(screen.getByRole('button', { name: 'Open settings' }));
    expect(open).toHaveBeenCalledOnce();
  });

  test('A missing permission is asked for in the click, and the call then starts again', async () => {
    const sent = hearMessages();
    const request = vi.fn<(wanted: { origins: string[] }) => Promise<boolean>>(() => Promise.resolve(true));
    Object.assign(fakeBrowser, { permissions: { request } });
    show(failedCall({ code: 'no-permission' }, false));
    await userEvent.click(screen.getByRole('button', { name: 'Allow access to service.example' }));
    expect(request).toHaveBeenCalledWith({ origins: ['https://service.example/*'] });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  test('On this device it is the page that has to be allowed', async () => {
    hearMessages();
    const request = vi.fn<(wanted: { origins: string[] }) => Promise<boolean>>(() => Promise.resolve(false));
    Object.assign(fakeBrowser, { permissions: { request } });
    const call = failedCall({ code: 'no-permission', words: 'https://docs.example' }, false);
    show({ ...call, service: { kind: 'device', address: '' } });
    expect(screen.getByText('The browser does not let Sidelight reach docs.example.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Allow access to docs.example' }));
    expect(request).toHaveBeenCalledWith({ origins: ['https://docs.example/*'] });
  });

  test('What the device could not do cost nothing, and says nothing of money', () => {
    const container = show({
      ...failedCall({ code: 'page-unreadable' }, false),
      service: { kind: 'device', address: '' },
    });
    expect(container.textContent).not.toContain('charged');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
