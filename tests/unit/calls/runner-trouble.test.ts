import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunnerOptions } from '#lib/calls/runner.ts';
import { checkLimits } from '#lib/calls/ledger/limits.ts';
import type { CallStore } from '#lib/calls/store.ts';
import { CallError } from '#lib/client/error.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { z } from '#lib/contract/zod.ts';
import { aCall, aRow } from './a-call.ts';
import { endedIn, hosted, inMemory, reply, runnerOver } from './a-runner.ts';
import { freshStore } from './fresh-store.ts';

const opened = freshStore();
let store: CallStore;
beforeEach(() => {
  store = opened();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const runnerWith = (fetch: Fetch, change?: Partial<RunnerOptions>) => runnerOver(store, fetch, change);
const ended = (id: string) => endedIn(store, id);

describe('many calls at once', () => {
  it('go two at a time, in their order, and each ends', async () => {
    let inFlight = 0;
    let most = 0;
    const asked: string[] = [];
    const { start } = runnerWith(async (request) => {
      asked.push(z.object({ query: z.string() }).parse(await request.json()).query);
      most = Math.max(most, (inFlight += 1));
      await Promise.resolve();
      inFlight -= 1;
      return Response.json(reply);
    });
    const calls = Array.from({ length: 9 }, (_, at) =>
      aCall({ service: hosted, request: { query: `q${at}` } }),
    );
    for (const call of calls) {
      // oxlint-disable-next-line no-await-in-loop -- in their order
      await start(call);
    }
    await Promise.all(calls.map(({ id }) => ended(id)));
    expect(most).toBeLessThanOrEqual(2);
    expect(asked).toEqual(calls.map(({ request }) => request.query));
  });

  it('are held back behind a refused key, and cost nothing', async () => {
    const answers = Array.from({ length: 2 }, () => Promise.withResolvers<Response>());
    let sent = 0;
    const { start } = runnerWith(() => {
      sent += 1;
      return answers[sent - 1]?.promise ?? Promise.reject(new Error('a third request'));
    });
    const calls = Array.from({ length: 4 }, () => aCall({ service: hosted }));
    await Promise.all(calls.map(start));
    await vi.waitFor(() => expect(sent).toBe(2));
    for (const { resolve } of answers) resolve(Response.json({ error: 'No.' }, { status: 401 }));
    const codes = await Promise.all(calls.map(async ({ id }) => (await ended(id)).error?.code));
    expect(codes.filter((code) => code === 'held-back')).toHaveLength(2);
    expect(sent).toBe(2);
  });
});

describe('a limit', () => {
  /** Asks so many questions at once, each of $0.0145, and says how many requests left. */
  async function askAtOnce(count: number, day: number): Promise<number> {
    let sent = 0;
    const { start } = runnerWith(
      async () => {
        sent += 1;
        // As long as a few looks at the store take: the others catch up meanwhile.
        for (let look = 0; look < 5; look += 1) await store.calls.count();
        return Response.json(reply);
      },
      {
        mayGo: (_, onTheWay) => checkLimits(store, { day, month: null, call: null }, Date.now(), onTheWay),
      },
    );
    const calls = Array.from({ length: count }, () => aCall({ service: hosted, createdAt: Date.now() }));
    await Promise.all(calls.map(start));
    const ends = await Promise.all(calls.map(({ id }) => ended(id)));
    const stopped = ends.filter(({ error }) => error?.code === 'limit-reached').length;
    expect(sent + stopped).toBe(count);
    return sent;
  }

  it('that one call reaches is passed by one of ten that are asked at once', async () => {
    expect(await askAtOnce(10, 0.01)).toBe(1);
  });

  it('lets as many pass at once as would pass one after the other', async () => {
    expect(await askAtOnce(10, 0.1)).toBe(7);
  });

  it('lets a call be stopped that waits for the price of another', async () => {
    const back = Promise.withResolvers<Response>();
    const { start, stop } = runnerWith(() => back.promise, {
      mayGo: async (_, onTheWay) => (onTheWay.length === 0 ? 'go' : 'wait'),
    });
    const [first, second] = [aCall({ service: hosted }), aCall({ service: hosted })];
    await start(first);
    await start(second);
    await stop(second.id);
    expect(await ended(second.id)).toMatchObject({ state: 'cancelled', attempts: 0, cost: { total: 0 } });
    back.resolve(Response.json(reply));
    expect(await ended(first.id)).toMatchObject({ state: 'done' });
  });
});

describe('a background that is being ended', () => {
  it('tries once more what its browser refused, and then sends', async () => {
    const refused = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('No SW'))
      .mockResolvedValue('this-browser');
    let prepared = 0;
    const fetch = vi.fn<Fetch>(async () => Response.json(reply));
    const { start } = runnerWith(fetch, {
      life: refused,
      prepare: async () => {
        prepared += 1;
        if (prepared === 1) throw new Error('The browser is shutting down.');
        return { fetch, baseUrl: hosted.address, timeout: 5_000 };
      },
    });
    const call = aCall({ service: hosted });
    await start(call);
    expect(await ended(call.id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('leaves a call that it could not send as it was, for its successor to go on with', async () => {
    const call = aCall({ service: hosted, createdAt: 1_000 });
    const never = vi.fn<Fetch>();
    await runnerWith(never, { prepare: () => Promise.reject(new Error('No SW')) }).start(call);
    // The first life ends in the pause before its second try.
    expect(await store.calls.get({ id: call.id })).toMatchObject({ state: 'waiting' });
    await runnerWith(async () => Response.json(reply)).resume();
    expect(await ended(call.id)).toMatchObject({ state: 'done', attempts: 1 });
    expect(never).not.toHaveBeenCalled();
  });

  it('says that a call was not sent where the store refuses twice', async () => {
    const fetch = vi.fn<Fetch>();
    vi.spyOn(store.calls, 'put')
      .mockRejectedValueOnce(new Error('closed'))
      .mockRejectedValueOnce(new Error('closed'));
    const call = aCall({ service: hosted });
    await runnerWith(fetch).start(call);
    expect(await ended(call.id)).toMatchObject({ error: { code: 'not-recorded' }, cost: { total: 0 } });
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('a device without a network', () => {
  const offline = new CallError({ code: 'offline' });

  it('lets a call wait, and sends it once when the network is back', async () => {
    const back = Promise.withResolvers<boolean>();
    const fetch = vi.fn<Fetch>(async () => Response.json(reply));
    let tries = 0;
    const { start } = runnerWith(fetch, {
      online: () => back.promise,
      prepare: async () => {
        tries += 1;
        if (tries === 1) throw offline;
        return { fetch, baseUrl: hosted.address, timeout: 5_000 };
      },
    });
    const call = aCall({ service: hosted });
    await start(call);
    await vi.waitFor(async () =>
      expect((await store.calls.get({ id: call.id }))?.error).toMatchObject({ code: 'offline' }),
    );
    expect(fetch).not.toHaveBeenCalled();
    back.resolve(true);
    expect(await ended(call.id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('gives a call up when there is none for too long: nothing was sent', async () => {
    const call = aCall({ service: hosted });
    const { start } = runnerWith(vi.fn<Fetch>(), {
      online: async () => false,
      prepare: async () => Promise.reject(offline),
    });
    await start(call);
    expect(await ended(call.id)).toMatchObject({ error: { code: 'offline' }, cost: { total: 0 } });
  });
});

describe('a disk that is full', () => {
  const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

  it('takes no new call, and none is sent', async () => {
    const fetch = vi.fn<Fetch>();
    vi.spyOn(store.calls, 'add').mockRejectedValueOnce(full);
    await expect(runnerWith(fetch).start(aCall())).rejects.toMatchObject({
      detail: { code: 'storage-full' },
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps the cost when it takes only the call’s own row, and the reply in memory', async () => {
    const unsaved = inMemory();
    const call = aCall({ service: hosted });
    const put = vi.spyOn(store.replies, 'put').mockRejectedValue(full);
    const { start, save } = runnerWith(async () => Response.json(reply), { unsaved });
    await start(call);
    expect(await ended(call.id)).toMatchObject({ state: 'done', cost: { total: 14_500 } });
    await vi.waitFor(() => expect(unsaved.rows.get(call.id)?.kept?.raw).toContain('96 metres'));
    await expect(save(call.id)).rejects.toMatchObject({ detail: { code: 'storage-full' } });
    put.mockRestore();
    await save(call.id);
    expect((await store.replies.get(call.id))?.raw).toContain('96 metres');
    expect(unsaved.rows.size).toBe(0);
  });

  it('loses nothing when it takes nothing at all: the next life writes it down', async () => {
    const unsaved = inMemory();
    const call = aCall({ service: hosted });
    const { start } = runnerWith(
      async () => {
        vi.spyOn(store.calls, 'put').mockRejectedValue(full);
        return Response.json(reply);
      },
      { unsaved },
    );
    await start(call);
    await vi.waitFor(() => expect(unsaved.rows.get(call.id)?.event).toMatchObject({ type: 'finish' }));
    const { resume } = runnerWith(vi.fn<Fetch>(), { unsaved });
    await resume();
    expect((await store.calls.get({ id: call.id }))?.state, 'Not taken for interrupted').toBe('sent');
    vi.restoreAllMocks();
    await resume();
    expect(await ended(call.id)).toMatchObject({ state: 'done', cost: { total: 14_500 } });
  });
});

describe('what waited when the background ended', () => {
  const waiting = { service: hosted, life: 'this-browser', createdAt: 1_000 } as const;

  it('goes on in the same life of the browser', async () => {
    const call = aRow(waiting);
    await store.calls.add(call);
    await runnerWith(async () => Response.json(reply)).resume();
    expect(await ended(call.id)).toMatchObject({ state: 'done' });
  });

  it.each([
    ['the browser was started again', { life: 'another' }],
    ['it is too long ago', { createdAt: -700_000 }],
    ['the clock was set', { createdAt: 90_000_000 }],
    ['its countdown ended long ago', { notBefore: -700_000 }],
    ['the browser was started again in its countdown', { life: 'another', notBefore: 1_000 }],
  ])('is not sent without asking when %s', async (_, change) => {
    const call = aRow({ ...waiting, ...change });
    const fetch = vi.fn<Fetch>();
    await store.calls.add(call);
    await runnerWith(fetch).resume();
    expect(await ended(call.id)).toMatchObject({ error: { code: 'never-sent' }, cost: { total: 0 } });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not wait for a damaged row', async () => {
    const call = aRow(waiting);
    await store.calls.add({
      ...aRow({ state: 'sent' }),
      request: 'no request' as unknown as { query: string },
    });
    await store.calls.add(call);
    await runnerWith(async () => Response.json(reply)).resume();
    expect(await ended(call.id)).toMatchObject({ state: 'done' });
  });
});
