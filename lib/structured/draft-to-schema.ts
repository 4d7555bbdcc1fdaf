import type { DraftField, SchemaDraft } from './schema-draft.ts';

export type JsonSchema = Record<string, unknown>;

/** The property that holds the list when many things are wanted: services take an object at the top. */
export const MANY = 'items';

/** The JSON schema that a draft stands for. Fields without a name are not in it yet. */
export function draftToSchema({ many, fields }: SchemaDraft): JsonSchema {
  const one = objectOf(fields);
  if (!many) return one;
  return { type: 'object', properties: { [MANY]: { type: 'array', items: one } }, required: [MANY] };
}

function objectOf(fields: readonly DraftField[]): JsonSchema {
  const named = fields.filter(({ name }) => name.trim() !== '');
  const required = named.filter((field) => field.required).map(({ name }) => name.trim());
  return {
    type: 'object',
    properties: Object.fromEntries(named.map((field) => [field.name.trim(), propertyOf(field)])),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
  };
}

function propertyOf(field: DraftField): JsonSchema {
  const description = field.description.trim();
  const words = description === '' ? {} : { description };
  const value = valueOf(field);
  return field.list ? { type: 'array', items: value, ...words } : { ...value, ...words };
}

function valueOf({ type, choices, fields }: DraftField): JsonSchema {
  switch (type) {
    case 'text':
      return { type: 'string' };
    case 'number':
      return { type: 'number' };
    case 'whole':
      return { type: 'integer' };
    case 'yesno':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'choice': {
      const named = [...new Set(choices.map((choice) => choice.trim()).filter(Boolean))];
      return named.length > 0 ? { type: 'string', enum: named } : { type: 'string' };
    }
    case 'group':
      return objectOf(fields);
  }
}
