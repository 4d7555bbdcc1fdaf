import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCall } from '#lib/browser/background/start-call.ts';
import type { StartCall } from '#lib/browser/messages.ts';
import { changeSettings } from '#lib/browser/settings.ts';
import type { Call } from '#lib/calls/call.ts';
import type { Runner } from '#lib/calls/runner.ts';

const start = vi.fn<(call: Call) => Promise<void>>();
const runner: Runner = {
  start,
  stop: vi.fn<Runner['stop']>(),
  save: vi.fn<Runner['save']>(),
  resume: vi.fn<Runner['resume']>(),
};

beforeEach(async () => {
  start.mockReset().mockResolvedValue();
  await changeSettings({ service: 'hosted', address: 'https://service.example' });
});

const intranet = { id: 7, url: 'https://wiki.corp/plan', title: 'Plan' };

async function started(change: Partial<StartCall>): Promise<Call | undefined> {
  const id = crypto.randomUUID();
  await startCall(runner, { id, operation: 'answer', request: { query: 'When?' }, ...change });
  return start.mock.lastCall?.[0];
}

describe('a call to a hosted service', () => {
  it.each([
    ['a question about a page of the intranet', { tab: intranet, scope: 'page' }],
    [
      'a summary of it',
      { operation: 'contents', request: { urls: [intranet.url], summary: true }, tab: intranet },
    ],
  ] as const)('is answered on this device, and says so, when it is %s', async (_, call) => {
    expect(await started(call as Partial<StartCall>)).toMatchObject({
      service: { kind: 'device', address: '' },
      rerouted: true,
    });
  });

  it('goes there when it is about the web, whatever page is in front', async () => {
    const call = await started({ tab: intranet, scope: 'web' });
    expect(call).toMatchObject({ service: { kind: 'hosted', address: 'https://service.example' } });
    expect(call).not.toHaveProperty('rerouted');
  });

  it('goes there when the service stands in a private network itself', async () => {
    await changeSettings({ address: 'http://127.0.0.1:8787' });
    expect(await started({ tab: intranet, scope: 'page' })).toMatchObject({ service: { kind: 'hosted' } });
  });

  it('goes there when the person chose it for this very call', async () => {
    const call = await started({ tab: intranet, scope: 'page', service: 'hosted' });
    expect(call).toMatchObject({ service: { kind: 'hosted' } });
  });

  it('is refused, and nothing is written down, when a field is wrong', async () => {
    await expect(started({ request: { query: ' ' } })).rejects.toMatchObject({
      detail: { code: 'invalid-request', field: 'query' },
    });
    expect(start).not.toHaveBeenCalled();
  });
});
