import { MANY, draftToSchema } from './draft-to-schema.ts';
import type { JsonSchema } from './draft-to-schema.ts';
import { newField } from './schema-draft.ts';
import type { DraftField, FieldType, SchemaDraft } from './schema-draft.ts';

/** The draft of a schema, when it says nothing that a draft cannot: it must come back as the same schema. */
export function schemaToDraft(schema: JsonSchema): SchemaDraft | undefined {
  const draft = draftOf(schema);
  return draft && sameJson(draftToSchema(draft), schema) ? draft : undefined;
}

function draftOf(schema: JsonSchema): SchemaDraft | undefined {
  const list = isSchema(schema['properties']) ? schema['properties'][MANY] : undefined;
  if (isSchema(list) && list['type'] === 'array' && isSchema(list['items'])) {
    const fields = fieldsOf(list['items']);
    return fields && { many: true, fields };
  }
  const fields = fieldsOf(schema);
  return fields && { many: false, fields };
}

function fieldsOf({ type, properties, required }: JsonSchema): DraftField[] | undefined {
  if (type !== 'object' || !isSchema(properties)) return undefined;
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(([name, property]) =>
    isSchema(property) ? fieldOf(name, property, names.includes(name)) : undefined,
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

function fieldOf(name: string, property: JsonSchema, required: boolean): DraftField | undefined {
  const list = property['type'] === 'array';
  const value = list ? property['items'] : property;
  if (!isSchema(value)) return undefined;
  const type = typeOf(value);
  if (type === undefined) return undefined;
  const choices = Array.isArray(value['enum'])
    ? value['enum'].filter((each) => typeof each === 'string')
    : [];
  const fields = type === 'group' ? fieldsOf(value) : [];
  const description = typeof property['description'] === 'string' ? property['description'] : '';
  return fields && { ...newField(name), type, list, required, description, choices, fields };
}

function typeOf({ type, format, enum: choices }: JsonSchema): FieldType | undefined {
  if (type === 'string') return choices ? 'choice' : format === 'date' ? 'date' : 'text';
  const types: Record<string, FieldType> = {
    number: 'number',
    integer: 'whole',
    boolean: 'yesno',
    object: 'group',
  };
  return typeof type === 'string' ? types[type] : undefined;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are the same, whatever the order of their keys; `required` is a set. */
function sameJson(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => sameJson(value, other[index]));
  if (!isSchema(one) || !isSchema(other)) return Object.is(one, other);
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => {
    if (key === 'required') return sameJson(sorted(one[key]), sorted(other[key]));
    return Object.hasOwn(other, key) && sameJson(one[key], other[key]);
  });
}

function sorted(names: unknown): unknown {
  return Array.isArray(names) ? names.map(String).toSorted() : names;
}
