import { describe, expect, it } from 'vitest';
import type { Json } from '#lib/contract/shared.ts';
import { fillFromPages } from '#lib/service/operations/structured/fill-from-pages.ts';
import type { Page } from '#lib/service/types.ts';
import { samplePage } from '#tests/service/sample-pages.ts';

const TABLE = [
  'Ferries of the sound.',
  '| Ship | Built | Cars | Fast |\n| :--- | ---: | --- | --- |\n| **Ada** | 1998 | 1,200 | yes |\n| [Bea](https://ships.example/b) | 2004 | n/a | no |',
  '| Fact | Value |\n| --- | --- |\n| Home port: | Lindholm |\n| Draught | 5.4 m |\n| Crew | 31 |',
].join('\n\n');

const PRODUCT: Json = {
  '@type': 'Product',
  name: 'Copper kettle',
  brand: { '@type': 'Brand', name: 'Hearth' },
  offers: { '@type': 'Offer', price: '64.50', priceCurrency: 'EUR', availability: true },
  review: [
    { '@type': 'Review', reviewBody: 'Boils fast', reviewRating: { ratingValue: 5 } },
    { '@type': 'Review', reviewBody: 'Sits well', reviewRating: { ratingValue: '4' } },
  ],
};

function fill(schema: Record<string, unknown>, page: Partial<Page>): Json | undefined {
  const hit = {
    page: samplePage({ url: 'https://a.example/', title: 'A page', markdown: '', ...page }),
    score: 1,
    passages: [],
  };
  return fillFromPages(schema, [hit])?.value;
}

const object = (properties: object, required?: string[]) => ({
  type: 'object',
  properties,
  ...(required ? { required } : {}),
});

describe('structured output from what a page states', () => {
  it('takes the fields of JSON-LD by their names, however they are written', () => {
    const schema = object({ Name: { type: 'string' }, brand: { type: 'string' } });
    expect(fill(schema, { data: [PRODUCT] })).toEqual({ Name: 'Copper kettle', brand: 'Hearth' });
    const offer = object({ price: { type: 'number' }, price_currency: { type: 'string' } });
    expect(fill(offer, { data: [PRODUCT] })).toEqual({ price: 64.5, price_currency: 'EUR' });
  });

  it('goes into objects and lists', () => {
    const schema = object({
      name: { type: 'string' },
      offers: object({ price: { type: 'number' }, availability: { type: 'boolean' } }),
      review: { type: 'array', items: object({ reviewBody: { type: 'string' } }) },
    });
    expect(fill(schema, { data: [PRODUCT] })).toEqual({
      name: 'Copper kettle',
      offers: { price: 64.5, availability: true },
      review: [{ reviewBody: 'Boils fast' }, { reviewBody: 'Sits well' }],
    });
  });

  it('makes a list of the rows of a table', () => {
    const schema = {
      type: 'array',
      items: object({ ship: { type: 'string' }, built: { type: 'integer' }, cars: { type: 'number' } }, [
        'ship',
      ]),
    };
    const rows = [
      { ship: 'Ada', built: 1998, cars: 1200 },
      { ship: 'Bea', built: 2004 },
    ];
    expect(fill(schema, { markdown: TABLE })).toEqual(rows);
    expect(fill(object({ ferries: schema }), { markdown: TABLE })).toEqual({ ferries: rows });
  });

  it('reads a table of two columns as the facts of one thing', () => {
    const schema = object({ 'home port': { type: 'string' }, crew: { type: 'integer' } }, [
      'home port',
      'crew',
    ]);
    expect(fill(schema, { markdown: TABLE })).toEqual({ 'home port': 'Lindholm', crew: 31 });
  });

  it('knows what the page says of itself', () => {
    const schema = object(
      { title: { type: 'string' }, author: { type: 'string' }, date: { type: 'string' } },
      ['author'],
    );
    expect(fill(schema, { authors: ['A. Writer', 'B. Writer'], published: '2024-02-03' })).toEqual({
      title: 'A page',
      author: 'A. Writer, B. Writer',
      date: '2024-02-03',
    });
  });

  it.each([
    ['5.4 m', undefined],
    ['12 to 14', undefined],
    ['2024-05-01', undefined],
    ['1,234.50', 1234.5],
    ['€ 12', 12],
    ['-3', -3],
    ['', undefined],
    ['9'.repeat(400), undefined],
  ])('takes %j for the number %j', (text, number) => {
    const schema = object({ draught: { type: 'number' } }, ['draught']);
    const value = fill(schema, { data: [{ draught: text }] });
    expect(value).toEqual(number === undefined ? undefined : { draught: number });
  });

  it('keeps to an enum', () => {
    const schema = object({ colour: { type: 'string', enum: ['red', 'blue'] } }, ['colour']);
    expect(fill(schema, { data: [{ colour: 'red' }] })).toEqual({ colour: 'red' });
    expect(fill(schema, { data: [{ colour: 'mauve' }] })).toBeUndefined();
  });

  it('gives nothing where a required field, or half of all fields, is not stated', () => {
    expect(
      fill(object({ name: { type: 'string' }, sku: { type: 'string' } }, ['sku']), { data: [PRODUCT] }),
    ).toBeUndefined();
    const many = object({ name: { type: 'string' }, a: {}, b: {}, c: {}, d: {} });
    expect(fill(many, { data: [PRODUCT] })).toBeUndefined();
    expect(fill({}, { data: [PRODUCT] })).toBeUndefined();
    expect(fill({ type: 'array' }, { data: [PRODUCT] })).toBeUndefined();
  });

  it('asks one page after the other', () => {
    const hit = (data: Json[]) => ({
      page: samplePage({ url: 'https://a.example/', title: '', markdown: '', data }),
      score: 1,
      passages: [],
    });
    const hits = [hit([]), hit([PRODUCT])];
    expect(fillFromPages(object({ price: { type: 'number' } }, ['price']), hits)?.hit).toBe(hits[1]);
  });

  it('is not led astray by hostile names and depths', () => {
    const proto: Json = JSON.parse('{"__proto__": {"polluted": true}, "name": "x"}');
    const schema = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"object"},"name":{"type":"string"}},"required":["name"]}',
    );
    expect(fill(schema, { data: [proto] })).toMatchObject({ name: 'x' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    let deep: Json = 'x';
    for (let depth = 0; depth < 5_000; depth += 1) deep = { a: deep };
    expect(fill(object({ z: { type: 'string' } }), { data: [deep] })).toBeUndefined();
  });

  it('takes time in proportion to the page', () => {
    const start = performance.now();
    fill(object({ a: { type: 'number' } }), {
      markdown: `|${'-'.repeat(200_000)}\n|${' '.repeat(200_000)}|`,
    });
    fill(object({ a: { type: 'number' } }), {
      data: [{ a: `${','.repeat(100_000)}1` }, { a: `1${' '.repeat(100_000)}` }],
    });
    fill(object({ a: { type: 'string' } }), {
      markdown: `|[${'('.repeat(100_000)}|\n|---|\n|${'['.repeat(100_000)}|`,
    });
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
