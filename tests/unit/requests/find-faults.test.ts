import { describe, expect, it } from 'vitest';
import { findFaults } from '#lib/requests/find-faults.ts';
import type { AskOperation, Options } from '#lib/requests/options.ts';

describe('what the interface does not take', () => {
  it.each<[AskOperation, Options, string, string]>([
    ['answer', { start_date: '2026-03-02', end_date: '2026-03-01' }, 'end_date', 'datesReversed'],
    ['deepsearch', { start_date: '2026-02-30' }, 'start_date', 'fieldWrong_start_date'],
    ['answer', { end_date: 'yesterday' }, 'end_date', 'fieldWrong_end_date'],
    ['answer', { country_code: 'DEU' }, 'country_code', 'fieldWrong_country_code'],
    ['answer', { data_max_price: -0.01 }, 'data_max_price', 'fieldWrong_data_max_price'],
    ['answer', { data_max_price: Number.NaN }, 'data_max_price', 'fieldWrong_data_max_price'],
    ['deepsearch', { max_price: -1 }, 'max_price', 'fieldWrong_max_price'],
    ['deepsearch', { max_num_results: 2.5 }, 'max_num_results', 'fieldWrong_max_num_results'],
    ['deepsearch', { max_num_results: 21 }, 'max_num_results', 'fieldWrong_max_num_results'],
    ['deepsearch', { relevance_threshold: 1.01 }, 'relevance_threshold', 'fieldWrong_relevance_threshold'],
    ['deepsearch', { category: 'z'.repeat(201) }, 'category', 'fieldWrong_category'],
    ['deepsearch', { response_length: 999 }, 'response_length', 'fieldWrong_response_length'],
    [
      'answer',
      { system_instructions: 'x'.repeat(2001) },
      'system_instructions',
      'fieldWrong_system_instructions',
    ],
    ['answer', { structured_output: { type: 'table' } }, 'structured_output', 'fieldWrong_structured_output'],
    ['answer', { structured_output: {} }, 'structured_output', 'fieldWrong_structured_output'],
    ['answer', { included_sources: ['a.org', 'b c'] }, 'included_sources', 'fieldWrong_included_sources'],
    ['deepsearch', { excluded_sources: ['ftp://x.org'] }, 'excluded_sources', 'fieldWrong_excluded_sources'],
    [
      'answer',
      { included_sources: ['a.org'], excluded_sources: ['a.org'] },
      'excluded_sources',
      'sourceOnBothLists',
    ],
  ])('%s %j is found at its field', (operation, options, field, key) => {
    expect(findFaults(operation, options)).toEqual({ [field]: key });
  });

  it('is found at every field at once', () => {
    const faults = findFaults('answer', { data_max_price: -1, country_code: 'x', start_date: '1' });
    expect(Object.keys(faults).toSorted()).toEqual(['country_code', 'data_max_price', 'start_date']);
  });

  it('does not count for an operation that has no such field', () => {
    expect(findFaults('answer', { max_num_results: 99 })).toEqual({});
  });

  it('is not what stands at the limits', () => {
    expect(
      findFaults('answer', {
        data_max_price: 0,
        system_instructions: 'x'.repeat(2000),
        start_date: '2026-01-01',
        end_date: '2026-01-01',
      }),
    ).toEqual({});
    expect(
      findFaults('deepsearch', { max_num_results: 20, relevance_threshold: 1, response_length: 1_000_000 }),
    ).toEqual({});
  });
});
