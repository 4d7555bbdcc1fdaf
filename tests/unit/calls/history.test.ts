import { describe, expect, it } from 'vitest';
import { dayOf } from '#lib/calls/day.ts';
import { eraseCalls, pinCall } from '#lib/calls/erase.ts';
import { readHistory, readSites } from '#lib/calls/history.ts';
import type { HistoryFilter } from '#lib/calls/history.ts';
import { splitTerms } from '#lib/calls/split-terms.ts';
import { aRow } from './a-call.ts';
import { freshStore } from './fresh-store.ts';

const store = freshStore();
const hosted = { kind: 'hosted', address: 'https://service.example' } as const;

const asked = (query: string, answer = '', change: Parameters<typeof aRow>[0] = {}) =>
  aRow({ request: { query }, state: 'done', endedAt: 2, attempts: 1, ...change }, answer);

async function found(filter: HistoryFilter, limit = 10): Promise<string[]> {
  const { calls } = await readHistory(store(), filter, limit);
  return calls.map((call) => (call.operation === 'contents' ? '' : call.request.query));
}

describe('the earlier calls', () => {
  it('come newest first, whatever the clock said, and a page at a time', async () => {
    await store().calls.bulkAdd([
      asked('one', '', { createdAt: 900 }),
      asked('two', '', { createdAt: 5 }),
      asked('three'),
    ]);
    expect(await found({}, 2)).toEqual(['three', 'two']);
    expect((await readHistory(store(), {}, 2)).more).toBe(true);
    expect((await readHistory(store(), {}, 3)).more).toBe(false);
  });

  it('leave a damaged row out, and say so', async () => {
    await store().calls.add(asked('good'));
    await store().calls.add({ ...asked('bad'), state: 'nonsense' as 'done' });
    expect(await readHistory(store(), {}, 10)).toMatchObject({ damaged: 1, calls: [{ state: 'done' }] });
  });

  it.each<[string, string[]]>([
    ['tower', ['How high is the tower?']],
    ['TOW', ['How high is the tower?']],
    ['mètres', ['How high is the tower?']],
    ['high 96', ['How high is the tower?']],
    ['high herring', []],
    ['lighthouse', ['Who built it?']],
    ['塔', ['塔有多高']],
    ['   ', ['塔有多高', 'Who built it?', 'How high is the tower?']],
    ['?!', ['塔有多高', 'Who built it?', 'How high is the tower?']],
  ])('are found by %j in question, answer or page', async (text, expected) => {
    await store().calls.bulkAdd([
      asked('How high is the tower?', 'It is 96 metres high.'),
      asked('Who built it?', '', { page: { url: 'https://a.example/', title: 'Lighthouse of Ar' } }),
      asked('塔有多高'),
    ]);
    expect(await found({ text })).toEqual(expected);
  });

  it('are narrowed by operation, site, cost, feedback and pin, all at once', async () => {
    const a = { page: { url: 'https://a.example/x', title: '' } };
    const paid = { service: hosted, cost: { total: 5, search: null, ai: null } };
    await store().calls.bulkAdd([
      asked('site a', '', a),
      asked('site b', '', { page: { url: 'https://b.example/', title: '' } }),
      asked('paid a', '', { ...a, ...paid }),
      asked('unknown', '', { service: hosted, cost: { total: null, search: null, ai: null } }),
    ]);
    expect(await found({ site: 'a.example' })).toEqual(['paid a', 'site a']);
    expect(await found({ cost: 'paid' })).toEqual(['paid a']);
    expect(await found({ cost: 'unknown', operation: 'answer' })).toEqual(['unknown', 'site b', 'site a']);
    expect(await found({ site: 'a.example', cost: 'paid', text: 'pai' })).toEqual(['paid a']);
    expect(await found({ operation: 'contents' })).toEqual([]);
    expect(await readSites(store())).toEqual(['a.example', 'b.example']);
  });
});

it('among many calls the old ones are found too, by rare words, common words and both', async () => {
  const old = ['The needle in the harbour', 'An early harbour'].map((query) => asked(query));
  await store().calls.bulkAdd(old);
  await store().calls.bulkAdd(Array.from({ length: 3_300 }, (_, at) => asked(`common harbour ${at}`)));
  await store().calls.bulkAdd(Array.from({ length: 400 }, () => asked('nothing')));
  expect(await found({ text: 'needle' })).toEqual(['The needle in the harbour']);
  expect(await found({ text: 'harbour needle' })).toEqual(['The needle in the harbour']);
  expect(await found({ text: 'common harbour' }, 2)).toEqual(['common harbour 3299', 'common harbour 3298']);
  expect(await found({ text: 'early', operation: 'answer' })).toEqual(['An early harbour']);
  expect(await found({ text: 'nothing harbour' })).toEqual([]);
});

describe('deleting', () => {
  it('takes a day or a site, but neither what runs nor what is pinned', async () => {
    const day = dayOf(1);
    const running = asked('running', '', { state: 'sent', endedAt: undefined });
    const pinned = asked('pinned');
    await store().calls.bulkAdd([asked('old'), running, pinned]);
    await pinCall(store(), pinned.id, true);
    expect(await found({ pinned: true })).toEqual(['pinned']);
    expect(await eraseCalls(store(), { what: 'day', value: day })).toHaveLength(1);
    expect(await found({})).toEqual(['pinned', 'running']);
    await eraseCalls(store(), { what: 'call', id: pinned.id });
    expect(await found({}), 'Named one by one, a pinned call goes too').toEqual(['running']);
  });

  it('of everything works through any number of calls', async () => {
    await store().calls.bulkAdd(Array.from({ length: 1_203 }, (_, at) => asked(`call ${at}`)));
    expect(await eraseCalls(store(), { what: 'all' })).toHaveLength(1_203);
    expect(await found({})).toEqual([]);
    expect(await store().spent.count()).toBe(1_203);
  });

  it('lets go of a pin', async () => {
    const call = asked('pinned');
    await store().calls.add(call);
    await pinCall(store(), call.id, true);
    await pinCall(store(), call.id, false);
    expect(await found({ pinned: true })).toEqual([]);
  });
});

it('words are folded, kept once and capped', () => {
  expect(splitTerms('Café CAFE café au lait', 10)).toEqual(['cafe', 'au', 'lait']);
  expect(splitTerms('a b c d', 2)).toEqual(['a', 'b']);
  expect(splitTerms('x'.repeat(100), 2)).toEqual(['x'.repeat(40)]);
});
