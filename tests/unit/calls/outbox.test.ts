import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox } from '#lib/calls/outbox.ts';
import { CallStore } from '#lib/calls/store.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { aRow } from './a-call.ts';

let store: CallStore;
let names = 0;
let time = 1_000;

beforeEach(() => {
  names += 1;
  time = 1_000;
  store = new CallStore(`outbox-${names}`);
});
afterEach(() => store.delete());

function outboxOver(fetch: Fetch) {
  const wakeAt = vi.fn<(at: number) => void>();
  const outbox = createOutbox({
    store,
    now: () => time,
    serviceOf: async () => ({ fetch, baseUrl: 'http://service.test', timeout: 5_000 }),
    stayAwake: () => () => undefined,
    wakeAt,
  });
  return { ...outbox, wakeAt };
}

async function doneCall() {
  const call = aRow({ state: 'done', txId: 'tx-9' });
  await store.calls.add(call);
  return call.id;
}

const rowWhen = (callId: string, check: (row: { state: string; tries: number }) => boolean) =>
  vi.waitFor(async () => {
    const row = await store.outbox.get(callId);
    if (!row || !check(row)) throw new Error(JSON.stringify(row));
    return row;
  });

describe('feedback', () => {
  it('is delivered with the transaction id, the sentiment and the words', async () => {
    const callId = await doneCall();
    const bodies: unknown[] = [];
    const { give } = outboxOver(async (request) => {
      bodies.push(await request.json());
      return Response.json({ success: true, message: 'Thanks.' });
    });
    await give(callId, 'good', 'Just right.');
    await rowWhen(callId, ({ state }) => state === 'delivered');
    expect(bodies).toEqual([{ tx_id: 'tx-9', sentiment: 'good', feedback: 'Just right.' }]);
  });

  it('waits when the service is down, and is given up after three tries', async () => {
    const callId = await doneCall();
    const fetch = vi.fn<Fetch>(async () => new Response('', { status: 500 }));
    const { give, deliver, wakeAt } = outboxOver(fetch);
    await give(callId, 'bad', '');
    await rowWhen(callId, ({ state, tries }) => state === 'waiting' && tries === 1);
    await deliver();
    expect(fetch, 'It is not due yet').toHaveBeenCalledTimes(1);
    expect(wakeAt).toHaveBeenCalledWith(6_000);
    time = 6_000;
    await deliver();
    await rowWhen(callId, ({ tries }) => tries === 2);
    time = 66_000;
    await deliver();
    expect(await rowWhen(callId, ({ tries }) => tries === 3)).toMatchObject({ state: 'refused' });
  });

  it('is refused in the service’s words, and can be tried again', async () => {
    const callId = await doneCall();
    const replies = [
      Response.json({ error: 'Unknown transaction.' }, { status: 404 }),
      Response.json({ success: true }),
    ];
    const { give, retry } = outboxOver(async () => replies.shift() ?? Response.error());
    await give(callId, 'good', '');
    expect(await rowWhen(callId, ({ state }) => state === 'refused')).toMatchObject({
      words: 'Unknown transaction.',
    });
    await retry(callId);
    await rowWhen(callId, ({ state }) => state === 'delivered');
  });

  it('can be changed while it is on its way: the newer words are delivered too', async () => {
    const callId = await doneCall();
    const first = Promise.withResolvers<Response>();
    const sentiments: unknown[] = [];
    const { give } = outboxOver(async (request) => {
      sentiments.push(((await request.json()) as { sentiment: string }).sentiment);
      return sentiments.length === 1 ? first.promise : Response.json({ success: true });
    });
    await give(callId, 'good', '');
    await vi.waitFor(() => expect(sentiments).toHaveLength(1));
    time = 1_001;
    await give(callId, 'bad', '');
    first.resolve(Response.json({ success: true }));
    await rowWhen(callId, ({ state }) => state === 'delivered');
    expect(sentiments).toEqual(['good', 'bad']);
  });

  it('can be withdrawn until it is delivered', async () => {
    const callId = await doneCall();
    const { give, withdraw } = outboxOver(async () => new Response('', { status: 503 }));
    await give(callId, 'good', '');
    await rowWhen(callId, ({ tries }) => tries === 1);
    await withdraw(callId);
    expect(await store.outbox.count()).toBe(0);
  });

  it('needs a transaction', async () => {
    const call = aRow({ state: 'done' });
    await store.calls.add(call);
    const { give } = outboxOver(vi.fn<Fetch>());
    await expect(give(call.id, 'good', '')).rejects.toMatchObject({ detail: { code: 'invalid-request' } });
  });
});
