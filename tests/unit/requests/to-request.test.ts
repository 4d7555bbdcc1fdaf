import { describe, expect, it } from 'vitest';
import { operations } from '#lib/contract/index.ts';
import { fieldsOf } from '#lib/requests/fields.ts';
import { optionsOfRequest } from '#lib/requests/options-of-request.ts';
import { optionsSchema, withoutEmpty } from '#lib/requests/options.ts';
import type { Options, Period } from '#lib/requests/options.ts';
import { periodStart } from '#lib/requests/period-start.ts';
import { toRequest } from '#lib/requests/to-request.ts';

const now = new Date(2026, 2, 31, 12);

const EVERYTHING: Options = {
  search_type: 'web',
  start_date: '2026-01-01',
  end_date: '2026-02-01',
  included_sources: ['example.org/docs'],
  excluded_sources: ['wikipedia.org'],
  country_code: 'DE',
  category: 'physics',
  max_num_results: 5,
  relevance_threshold: 0,
  response_length: 2000,
  fast_mode: false,
  data_max_price: 0,
  max_price: 12.5,
  system_instructions: 'Be short.',
  structured_output: { type: 'object', properties: { name: { type: 'string' } } },
  is_tool_call: true,
};

describe('a request', () => {
  it.each(['answer', 'deepsearch'] as const)(
    'for %s has every field of the contract and no other',
    (operation) => {
      const request = toRequest(operation, 'Why?', EVERYTHING, now);
      const fields = Object.keys(operations[operation].request.shape);
      expect(Object.keys(request).toSorted()).toEqual(fields.toSorted());
      expect(['query', ...fieldsOf(operation)].toSorted()).toEqual(fields.toSorted());
      expect(operations[operation].request.safeParse(request).success).toBe(true);
    },
  );

  it('has nothing that was not set, and keeps what is set to no, 0 or nothing', () => {
    expect(toRequest('answer', 'Why?', {}, now)).toEqual({ query: 'Why?' });
    expect(
      toRequest('deepsearch', 'Why?', { category: ' ', included_sources: [], relevance_threshold: 0 }, now),
    ).toEqual({ query: 'Why?', relevance_threshold: 0 });
    expect(toRequest('answer', 'Why?', { fast_mode: false, data_max_price: 0 }, now)).toEqual({
      query: 'Why?',
      fast_mode: false,
      data_max_price: 0,
    });
  });

  it.each([
    ['day', '2026-03-30'],
    ['week', '2026-03-24'],
    ['month', '2026-02-28'],
    ['year', '2025-03-31'],
  ] as [Period, string][])('reckons the past %s from today', (period, start) => {
    expect(periodStart(period, now)).toBe(start);
    expect(toRequest('answer', 'Why?', { period }, now)).toEqual({ query: 'Why?', start_date: start });
  });

  it('reckons a year from 29 February to the 28th', () => {
    expect(periodStart('year', new Date(2028, 1, 29))).toBe('2027-02-28');
  });

  it('can be read back into the options that made it', () => {
    const request = toRequest('deepsearch', 'Why?', EVERYTHING, now);
    expect(toRequest('deepsearch', 'Why?', optionsOfRequest('deepsearch', request), now)).toEqual(request);
    expect(optionsOfRequest('answer', { query: 'x', max_price: 3 })).toEqual({});
  });
});

describe('stored options', () => {
  it('lose what they cannot hold and keep the rest', () => {
    const stored = { search_type: 'everything', country_code: 4, fast_mode: true, surprise: 1 };
    expect(withoutEmpty(optionsSchema.parse(stored))).toEqual({ fast_mode: true });
  });

  it('are small when nothing is set', () => {
    expect(withoutEmpty({ category: '', included_sources: [], country_code: undefined })).toEqual({});
  });
});
