import { describe, expect, it } from 'vitest';
import { countryName, findCountry, listCountries } from '#lib/requests/countries.ts';
import { describeOptions } from '#lib/requests/describe-options.ts';
import type { Options } from '#lib/requests/options.ts';

const said = (options: Options, operation: 'answer' | 'deepsearch' = 'answer') =>
  describeOptions(operation, options).map(({ key, value }) => (value ? `${key} ${value.of}` : key));

describe('what is set, in parts', () => {
  it('says kind, time and sources in this order', () => {
    expect(said({ excluded_sources: ['wikipedia.org'], period: 'year', search_type: 'proprietary' })).toEqual(
      ['part_search_proprietary', 'period_year', 'part_not wikipedia.org'],
    );
  });

  it('says nothing when nothing is set', () => {
    expect(said({})).toEqual([]);
    expect(said({ included_sources: [], category: '  ' })).toEqual([]);
  });

  it('leaves out what the operation does not have', () => {
    expect(said({ max_num_results: 3, fast_mode: true }, 'answer')).toEqual(['part_fast']);
    expect(said({ max_num_results: 3, fast_mode: true }, 'deepsearch')).toEqual(['part_results 3']);
  });

  it('counts sources that are too many to name', () => {
    expect(said({ included_sources: ['a.org', 'b.org', 'c.org', 'd.org'] })).toEqual(['part_onlyMany 4']);
  });

  it('has parts that can each be taken away', () => {
    let options: Options = {
      period: 'day',
      included_sources: ['a.org', 'https://b.org/x'],
      country_code: 'FR',
      data_max_price: 5,
      system_instructions: 'Short.',
      structured_output: { type: 'object', properties: {} },
    };
    let left = describeOptions('answer', options).length;
    expect(left).toBe(7);
    while (left > 0) {
      options = describeOptions('answer', options)[0]?.without ?? {};
      expect(describeOptions('answer', options)).toHaveLength(left - 1);
      left -= 1;
    }
    expect(said(options)).toEqual([]);
  });

  it('says a wrong country as it was typed', () => {
    expect(said({ country_code: 'DEU' })).toEqual(['part_country DEU']);
    expect(countryName('DEU', 'en')).toBe('DEU');
  });
});

describe('countries', () => {
  const countries = listCountries('en');

  it('are those of today, by name', () => {
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.find(({ code }) => code === 'DE')).toEqual({ code: 'DE', name: 'Germany' });
    expect(countries.filter(({ code }) => ['DD', 'SU', 'YU', 'EU', 'UN', 'ZZ', 'UK'].includes(code))).toEqual(
      [],
    );
  });

  it('are found by name or letters, without accents', () => {
    expect(findCountry('germany', countries)).toBe('DE');
    expect(findCountry(' de ', countries)).toBe('DE');
    expect(findCountry('Cote d’Ivoire', countries)).toBe('CI');
    expect(findCountry('Atlantis', countries)).toBeUndefined();
  });
});
