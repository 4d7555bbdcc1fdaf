import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunnerOptions } from '#lib/calls/runner.ts';
import type { CallRow, CallStore } from '#lib/calls/store.ts';
import { CallError } from '#lib/client/error.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { aCall, aRow } from './a-call.ts';
import { endedIn, hosted, reply, runnerOver } from './a-runner.ts';
import { freshStore } from './fresh-store.ts';

const opened = freshStore();
let store: CallStore;
beforeEach(() => {
  store = opened();
});

const runnerWith = (fetch: Fetch, change?: Partial<RunnerOptions>) => runnerOver(store, fetch, change);
const ended = (id: string) => endedIn(store, id);

describe('a call that succeeds', () => {
  it('is committed with its reply, its transaction and its price in micro-dollars', async () => {
    const call = aCall({ service: hosted });
    const runner = runnerWith(async () => Response.json(reply));
    await runner.start(call);
    const done = await ended(call.id);
    expect(done).toMatchObject({
      state: 'done',
      txId: 'tx-1',
      attempts: 1,
      cost: { total: 14_500, search: 12_000, ai: 2_500 },
      excerpt: 'It is 96 metres high.',
    });
    expect((await store.replies.get(call.id))?.reply).toMatchObject({ contents: 'It is 96 metres high.' });
    await vi.waitFor(() => expect(runner.awake(), 'The background may sleep again').toBe(0));
  });

  it('was written down as sent before its request left', async () => {
    const call = aCall();
    let seen: CallRow | undefined;
    const { start } = runnerWith(async () => {
      seen = await store.calls.get({ id: call.id });
      return Response.json(reply);
    });
    await start(call);
    await ended(call.id);
    expect(seen).toMatchObject({ state: 'sent', bootId: 'this-life', attempts: 1 });
  });

  it('is one call and one request, however often it is started', async () => {
    const call = aCall();
    const fetch = vi.fn<Fetch>(async () => Response.json(reply));
    const { start } = runnerWith(fetch);
    await Promise.all([start(call), start(call), start(call)]);
    await ended(call.id);
    await start(call);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await store.calls.count()).toBe(1);
  });
});

describe('a call that fails', () => {
  it('keeps the code, the words and the raw reply, and its cost stays unknown', async () => {
    const call = aCall({ service: hosted });
    const { start } = runnerWith(async () =>
      Response.json({ success: false, error: 'Broken.' }, { status: 500 }),
    );
    await start(call);
    expect(await ended(call.id)).toMatchObject({
      state: 'failed',
      status: 500,
      error: { code: 'service-error', words: 'Broken.' },
      cost: { total: null },
    });
    expect((await store.replies.get(call.id))?.raw).toContain('Broken.');
  });

  it('costs nothing when it could not be made ready', async () => {
    const call = aCall({ service: hosted });
    const fetch = vi.fn<Fetch>();
    const { start } = runnerWith(fetch, {
      prepare: async () => {
        throw new CallError({ code: 'no-key' });
      },
    });
    await start(call);
    expect(await ended(call.id)).toMatchObject({
      error: { code: 'no-key' },
      attempts: 0,
      cost: { total: 0 },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('has the price that the service names with success: false, and none where it names none', async () => {
    const priced = aCall({ service: hosted });
    const free = aCall({ service: hosted });
    const { cost } = reply;
    await runnerWith(async () => Response.json({ success: false, error: 'No.', cost })).start(priced);
    await runnerWith(async () => Response.json({ success: false, error: 'No.' })).start(free);
    expect(await ended(priced.id)).toMatchObject({
      error: { code: 'unsuccessful' },
      cost: { total: 14_500 },
    });
    expect(await ended(free.id)).toMatchObject({ error: { words: 'No.' }, cost: { total: 0 } });
  });

  it('is not sent when it cannot be written down', async () => {
    const fetch = vi.fn<Fetch>();
    const { start } = runnerWith(fetch);
    vi.spyOn(store.calls, 'add')
      .mockRejectedValueOnce(new Error('disk full'))
      .mockRejectedValueOnce(new Error('disk full'));
    const call = aCall();
    await expect(start(call)).rejects.toMatchObject({ detail: { code: 'not-recorded' } });
    expect(fetch).not.toHaveBeenCalled();
    await start(call);
    await ended(call.id);
    expect(fetch, 'Once it can be written, it goes').toHaveBeenCalledTimes(1);
  });
});

describe('a stopped call', () => {
  it('may still be charged when its request had left, and a late reply does not change it', async () => {
    const call = aCall({ service: hosted });
    const answer = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const runner = runnerWith(() => {
      asked.resolve();
      return answer.promise;
    });
    await runner.start(call);
    await asked.promise;
    await runner.stop(call.id);
    answer.resolve(Response.json(reply));
    await vi.waitFor(() => expect(runner.awake()).toBe(0));
    expect(await ended(call.id)).toMatchObject({ state: 'cancelled', cost: { total: null } });
  });
});

describe('a service that asks to wait (429)', () => {
  const busy = (seconds?: string) =>
    Response.json(
      { error: 'Slow down.' },
      { status: 429, headers: seconds ? { 'retry-after': seconds } : {} },
    );

  it('is asked again after that time, and the call counts both requests', async () => {
    const call = aCall({ service: hosted });
    const replies = [busy('0'), Response.json(reply)];
    const { start, wakeAt } = runnerWith(async () => replies.shift() ?? Response.error());
    await start(call);
    expect(await ended(call.id)).toMatchObject({ state: 'done', attempts: 2 });
    expect(wakeAt, 'Even another life of the background goes on with it').toHaveBeenCalledWith(1_000);
  });

  it('is asked three times at most', async () => {
    const call = aCall({ service: hosted });
    const fetch = vi.fn<Fetch>(async () => busy('0'));
    await runnerWith(fetch).start(call);
    expect(await ended(call.id)).toMatchObject({ state: 'failed', attempts: 3, cost: { total: 0 } });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('is not waited for when it asks for more than a minute', async () => {
    const call = aCall({ service: hosted });
    await runnerWith(async () => busy('86400')).start(call);
    expect(await ended(call.id)).toMatchObject({ attempts: 1, error: { retryAfter: 86_400_000 } });
  });
});

describe('a new life of the background', () => {
  it('marks what was sent as interrupted and sends nothing', async () => {
    const call = aRow({ state: 'sent', bootId: 'another-life', attempts: 1, service: hosted });
    await store.calls.add(call);
    const fetch = vi.fn<Fetch>();
    await runnerWith(fetch).resume();
    expect(await ended(call.id)).toMatchObject({ state: 'interrupted', cost: { total: null } });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says of a call that was never sent that it was not', async () => {
    const call = aRow({ service: hosted });
    await store.calls.add(call);
    await runnerWith(vi.fn<Fetch>()).resume();
    expect(await ended(call.id)).toMatchObject({ error: { code: 'never-sent' }, cost: { total: 0 } });
  });

  it('goes on with a call that waits for its time', async () => {
    const call = aRow({ service: hosted, attempts: 1, notBefore: 900, life: 'this-browser' });
    await store.calls.add(call);
    await runnerWith(async () => Response.json(reply)).resume();
    expect(await ended(call.id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('does not take a call for a predecessor’s that starts at the same moment', async () => {
    const call = aCall();
    const { start, resume } = runnerWith(async () => Response.json(reply));
    await Promise.all([start(call), resume(), resume()]);
    expect(await ended(call.id)).toMatchObject({ state: 'done' });
  });
});
