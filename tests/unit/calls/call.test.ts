import { describe, expect, it } from 'vitest';
import { advance, CALL_STATES, isRunning, may } from '#lib/calls/call.ts';
import type { CallEvent, CallState } from '#lib/calls/call.ts';
import { NO_COST, UNKNOWN_COST } from '#lib/calls/money.ts';
import { aCall } from './a-call.ts';

const cost = { total: 14_500, search: 12_000, ai: 2_500 };
const events: CallEvent[] = [
  { type: 'send', at: 2, bootId: 'boot' },
  { type: 'wait', notBefore: 9, error: { code: 'rate-limited' } },
  { type: 'finish', at: 3, took: 1, status: 200, txId: 'tx', cost, excerpt: 'words' },
  { type: 'fail', at: 3, took: 1, error: { code: 'service-error', status: 500 } },
  { type: 'cancel', at: 3 },
  { type: 'interrupt', at: 3 },
];
const outcome: Record<string, CallState> = {
  'waiting send': 'sent',
  'waiting wait': 'waiting',
  'waiting fail': 'failed',
  'waiting cancel': 'cancelled',
  'sent wait': 'waiting',
  'sent finish': 'done',
  'sent fail': 'failed',
  'sent cancel': 'cancelled',
  'sent interrupt': 'interrupted',
};

/** Whether calling it throws the state machine's error. */
function isRefused(act: unknown): boolean {
  try {
    if (typeof act === 'function') act();
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}

describe('a call', () => {
  it.each(CALL_STATES.flatMap((state) => events.map((event) => [state, event] as const)))(
    'in state %s takes the event %o as the table says',
    (state, event) => {
      const call = aCall({ state });
      const expected = outcome[`${state} ${event.type}`];
      expect(may(call, event.type)).toBe(expected !== undefined);
      const next = () => advance(call, event).state;
      expect(expected ? next() : next).toSatisfy((seen: unknown) => seen === expected || isRefused(seen));
    },
  );

  it('does not change the call it is given', () => {
    const call = Object.freeze(aCall({ state: 'waiting' }));
    expect(advance(call, { type: 'cancel', at: 1 })).not.toBe(call);
  });

  it('counts each request that leaves', () => {
    const sent = advance(aCall({ state: 'waiting' }), { type: 'send', at: 1, bootId: 'b' });
    const again = advance(advance(sent, { type: 'wait', notBefore: 5, error: { code: 'rate-limited' } }), {
      type: 'send',
      at: 6,
      bootId: 'b',
    });
    expect(again.attempts).toBe(2);
    expect(again.error, 'A new try starts without the old error').toBeUndefined();
  });

  it('is running while it waits or was sent', () => {
    expect(CALL_STATES.filter((state) => isRunning({ state }))).toEqual(['waiting', 'sent']);
  });
});

describe('what a call that did not succeed has cost', () => {
  const hosted = { kind: 'hosted', address: 'http://127.0.0.1:1' } as const;

  it('is unknown when only the service can know', () => {
    const sent = aCall({ state: 'sent', service: hosted });
    expect(advance(sent, { type: 'interrupt', at: 1 }).cost).toEqual(UNKNOWN_COST);
    expect(advance(sent, { type: 'cancel', at: 1 }).cost).toEqual(UNKNOWN_COST);
    expect(advance(sent, { type: 'fail', at: 1, error: { code: 'unreachable' } }).cost).toEqual(UNKNOWN_COST);
  });

  it('is nothing when the service refused, or nothing was sent, or the device worked', () => {
    const refused = { type: 'fail', at: 1, error: { code: 'unauthorized', status: 401 } } as const;
    expect(advance(aCall({ state: 'sent', service: hosted }), refused).cost).toEqual(NO_COST);
    expect(advance(aCall({ state: 'waiting', service: hosted }), { type: 'cancel', at: 1 }).cost).toEqual(
      NO_COST,
    );
    expect(advance(aCall({ state: 'sent' }), { type: 'interrupt', at: 1 }).cost).toEqual(NO_COST);
  });

  it('is what the service said, where it said so with its refusal', () => {
    const event = { type: 'fail', at: 1, error: { code: 'unsuccessful' }, cost } as const;
    expect(advance(aCall({ state: 'sent', service: hosted }), event).cost).toEqual(cost);
  });
});
