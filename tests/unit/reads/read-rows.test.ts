import { describe, expect, it } from 'vitest';
import { callSchema } from '#lib/calls/call.ts';
import type { CallState } from '#lib/calls/call.ts';
import { callTerms } from '#lib/calls/call-terms.ts';
import { contentsReplySchema } from '#lib/contract/contents.ts';
import { readProgress, urlsOf } from '#lib/reads/read-progress.ts';
import { readRows } from '#lib/reads/read-rows.ts';
import type { ReadCall, ReadPart } from '#lib/reads/read-rows.ts';
import { aCall } from '../calls/a-call.ts';

const A = 'https://a.example/';
const B = 'https://b.example/x';
const C = 'https://c.example/';

function part(
  state: CallState,
  urls: string[],
  change: Partial<ReadCall> = {},
  results?: object[],
): ReadPart {
  const call: ReadCall = {
    ...aCall(),
    operation: 'contents',
    request: { urls },
    state,
    service: { kind: 'hosted', address: 'https://service.example' },
    ...change,
  };
  return { call, reply: results && contentsReplySchema.parse({ success: true, results }) };
}

const cost = (total: number | null) => ({ cost: { total, search: null, ai: null } });

describe('the rows of a reading', () => {
  it('are matched by id, else by the address without what the service adds', () => {
    const rows = readRows([
      part('done', [A, B, C], {}, [
        { id: C, url: 'https://elsewhere.example/', title: 'C', price: 0.001, length: 12 },
        { url: `${B}?utm_source=service`, title: 'B' },
        { id: A, error: 'The site did not answer.' },
      ]),
    ]);
    expect(rows.map(({ url, state }) => [url, state])).toEqual([
      [A, 'failed'],
      [B, 'read'],
      [C, 'read'],
    ]);
    expect(rows[0]?.words).toBe('The site did not answer.');
    expect(rows[2]).toMatchObject({ place: 0, title: 'C', price: 1000, characters: 12 });
    expect(rows[1]?.price).toBeNull();
  });

  it('wait while their call runs, and fail with it', () => {
    const rows = readRows([
      part('sent', [A]),
      part('failed', [B], { error: { code: 'payment-required' } }),
      part('cancelled', [C], { error: { code: 'cancelled' } }),
    ]);
    expect(rows.map(({ state, error }) => [state, error?.code])).toEqual([
      ['waiting', undefined],
      ['failed', 'payment-required'],
      ['stopped', 'cancelled'],
    ]);
  });

  it('are those of the newest try, and keep their place', () => {
    const rows = readRows([
      part('done', [A, B], {}, [
        { id: A, error: 'No.' },
        { id: B, title: 'B' },
      ]),
      part('done', [A], { request: { urls: [A], extract_effort: 'high' } }, [{ id: A, title: 'A at last' }]),
    ]);
    expect(rows.map(({ title, thorough }) => [title, thorough])).toEqual([
      ['A at last', true],
      ['B', false],
    ]);
  });

  it('tell a copy that this device has kept from what was read just now, and take no other service’s word', () => {
    const createdAt = Date.UTC(2026, 4, 2);
    const keptSince = (kind: 'device' | 'hosted', readAt: string) => {
      const service =
        kind === 'device' ? { kind, address: '' } : { kind, address: 'https://service.example' };
      const result = { id: A, title: 'A', read_at: readAt };
      return readRows([part('done', [A], { createdAt, service }, [result])])[0]?.keptSince;
    };
    expect(keptSince('device', '2026-05-01T00:00:00.000Z')).toBe(Date.UTC(2026, 4, 1));
    expect(keptSince('device', '2026-05-02T00:00:01.000Z')).toBeUndefined();
    expect(keptSince('hosted', '2026-05-01T00:00:00.000Z')).toBeUndefined();
  });

  it('name an address of which the service said nothing', () => {
    const rows = readRows([part('done', [A, B], {}, [{ id: A, title: 'A' }])]);
    expect(urlsOf(rows, 'failed')).toEqual([B]);
  });
});

describe('the progress of a reading', () => {
  it('adds up what is known, and counts what is not', () => {
    const parts = [
      part('done', [A], cost(2000), [{ id: A, title: 'A' }]),
      part('interrupted', [B], cost(null)),
      part('sent', [C], cost(null)),
    ];
    expect(readProgress(parts, readRows(parts))).toEqual({
      total: 3,
      read: 1,
      failed: 1,
      stopped: 0,
      running: [parts[2]?.call.id],
      spent: 2000,
      unknown: 1,
      free: false,
    });
  });
});

describe('a call that is part of a reading', () => {
  it('is found by it, and one from before there were readings is still a call', () => {
    const group = crypto.randomUUID();
    expect(callTerms({ ...aCall(), group })).toContain(`#group:${group}`);
    expect(callSchema.safeParse(aCall()).success).toBe(true);
  });
});
