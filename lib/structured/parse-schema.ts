import { findSchemaFault } from './find-schema-fault.ts';
import type { SchemaFault } from './find-schema-fault.ts';
import type { JsonSchema } from './draft-to-schema.ts';

export type ParsedSchema = { schema: JsonSchema } | { fault: SchemaFault };

/** A pasted schema, or what is wrong with it. */
export function parseSchema(pasted: string): ParsedSchema {
  let value: unknown;
  try {
    value = JSON.parse(pasted);
  } catch (error) {
    return { fault: { path: '', key: 'schemaNotJson', about: error instanceof Error ? error.message : '' } };
  }
  const fault = findSchemaFault(value);
  if (fault) return { fault };
  return typeof value === 'object' && value !== null
    ? { schema: { ...value } }
    : { fault: { path: '', key: 'schemaNotObject', about: '' } };
}
