import { describe, expect, it } from 'vitest';
import { findSchemaFault } from '#lib/structured/find-schema-fault.ts';

const nested = (depth: number): object =>
  depth === 0 ? { type: 'string' } : { type: 'object', properties: { inside: nested(depth - 1) } };

describe('a schema', () => {
  it.each([
    { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    { type: 'array', items: { type: 'object', properties: { a: { type: ['string', 'null'] } } } },
    { properties: { a: true } },
    { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } },
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
    { enum: ['a', 'b'] },
    nested(5),
  ])('%j is one', (schema) => {
    expect(findSchemaFault(schema)).toBeUndefined();
  });

  it.each([
    [null, '', 'schemaNotObject'],
    [[], '', 'schemaNotObject'],
    ['{}', '', 'schemaNotObject'],
    [{}, '', 'schemaEmpty'],
    [{ type: 'object' }, '', 'schemaEmpty'],
    [{ type: 'object', properties: {} }, '', 'schemaEmpty'],
    [{ type: 'array' }, '', 'schemaEmpty'],
    [{ type: 'table' }, '', 'schemaUnknownType'],
    [{ type: 'object', properties: { a: { type: 'text' } } }, 'properties.a', 'schemaUnknownType'],
    [{ type: 'object', properties: [] }, 'properties', 'schemaBadPart'],
    [{ type: 'object', properties: { a: 4 } }, 'properties.a', 'schemaBadPart'],
    [{ type: 'array', items: 'string' }, 'items', 'schemaBadPart'],
    [{ type: 'object', properties: { a: {} }, required: ['b'] }, '', 'schemaRequiredMissing'],
    [{ type: 'object', properties: { a: {} }, required: 'a' }, '', 'schemaBadPart'],
    [{ type: 'string', enum: [] }, '', 'schemaBadPart'],
    [{ $ref: 'https://example.org/schema.json' }, '', 'schemaRemote'],
    [nested(40), 'properties.inside'.concat('.properties.inside'.repeat(12)), 'schemaTooBig'],
  ])('%j is none, and it says where and why', (schema, path, key) => {
    expect(findSchemaFault(schema)).toMatchObject({ path, key });
  });

  it('with very many fields is too big', () => {
    const properties = Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [`f${i}`, { type: 'string' }]),
    );
    expect(findSchemaFault({ type: 'object', properties })).toMatchObject({ key: 'schemaTooBig' });
  });
});
