import type { TextKey } from './text-key.ts';

/** What is wrong in a schema: where, as a path such as `properties.name`, and the text that says it. */
export interface SchemaFault {
  path: string;
  key: TextKey;
  /** What fills the gap of the text. */
  about: string;
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const MAX_DEPTH = 12;
const MAX_NODES = 300;
const MAX_CHARACTERS = 50_000;

/** Keywords that hold a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'not', 'contains', 'if', 'then', 'else', 'propertyNames'];
const MANY = ['anyOf', 'allOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', '$defs', 'definitions', 'patternProperties'];

type Node = Record<string, unknown>;

/** The first thing that keeps a value from being a JSON schema that a service could fill; undefined when nothing does. */
export function findSchemaFault(schema: unknown): SchemaFault | undefined {
  if (!isNode(schema)) return { path: '', key: 'schemaNotObject', about: '' };
  if (JSON.stringify(schema).length > MAX_CHARACTERS) return { path: '', key: 'schemaTooBig', about: '' };
  const fault = visit(schema, '', 0, { left: MAX_NODES });
  return fault ?? (asksForNothing(schema) ? { path: '', key: 'schemaEmpty', about: '' } : undefined);
}

function visit(node: Node, path: string, depth: number, nodes: { left: number }): SchemaFault | undefined {
  nodes.left -= 1;
  if (depth > MAX_DEPTH || nodes.left < 0) return { path, key: 'schemaTooBig', about: '' };
  return (
    typeFault(node, path) ??
    requiredFault(node, path) ??
    referenceFault(node, path) ??
    firstOf(childrenOf(node, path), (child) =>
      child.schema === undefined
        ? { path: child.path, key: 'schemaBadPart', about: child.keyword }
        : visit(child.schema, child.path, depth + 1, nodes),
    )
  );
}

function typeFault({ type, enum: values }: Node, path: string): SchemaFault | undefined {
  const types: unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  const unknown = types.find((each) => typeof each !== 'string' || !TYPES.has(each));
  if (unknown !== undefined) return { path, key: 'schemaUnknownType', about: shown(unknown) };
  if (values !== undefined && (!Array.isArray(values) || values.length === 0))
    return { path, key: 'schemaBadPart', about: 'enum' };
  return undefined;
}

function requiredFault({ required, properties }: Node, path: string): SchemaFault | undefined {
  if (required === undefined) return undefined;
  if (!Array.isArray(required)) return { path, key: 'schemaBadPart', about: 'required' };
  const known = isNode(properties) ? properties : {};
  const missing: unknown = required.find((name) => typeof name !== 'string' || !Object.hasOwn(known, name));
  return missing === undefined ? undefined : { path, key: 'schemaRequiredMissing', about: shown(missing) };
}

/** A schema that points elsewhere would have to be fetched; nobody does that. */
function referenceFault({ $ref: reference }: Node, path: string): SchemaFault | undefined {
  if (reference === undefined || (typeof reference === 'string' && reference.startsWith('#')))
    return undefined;
  return { path, key: 'schemaRemote', about: shown(reference) };
}

interface Child {
  path: string;
  keyword: string;
  /** Undefined when what stands there is no schema. */
  schema: Node | undefined;
}

function childrenOf(node: Node, path: string): Child[] {
  const at = (step: string) => (path === '' ? step : `${path}.${step}`);
  return Object.entries(node).flatMap(([keyword, value]) => {
    if (ONE.includes(keyword)) {
      if (typeof value === 'boolean') return [];
      return [{ path: at(keyword), keyword, schema: isNode(value) ? value : undefined }];
    }
    if (!MANY.includes(keyword) && !NAMED.includes(keyword)) return [];
    const fits = MANY.includes(keyword) ? Array.isArray(value) : isNode(value);
    if (!fits || typeof value !== 'object' || value === null)
      return [{ path: at(keyword), keyword, schema: undefined }];
    return Object.entries(value)
      .filter(([, each]) => typeof each !== 'boolean')
      .map(([name, each]) => ({
        path: at(`${keyword}.${name}`),
        keyword,
        schema: isNode(each) ? each : undefined,
      }));
  });
}

/** Every value would fit it: then a service does not know what is wanted. */
function asksForNothing({ type, properties, items, enum: values, $ref, anyOf, oneOf, allOf }: Node): boolean {
  if ([values, $ref, anyOf, oneOf, allOf].some((each) => each !== undefined)) return false;
  if (type === 'object') return !isNode(properties) || Object.values(properties).every(isEmptyContainer);
  if (type === 'array') return items === undefined || isEmptyContainer(items);
  return type === undefined && properties === undefined && items === undefined;
}

function isEmptyContainer(schema: unknown): boolean {
  return (
    isNode(schema) && (schema['type'] === 'object' || schema['type'] === 'array') && asksForNothing(schema)
  );
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => SchemaFault | undefined) {
  for (const item of items) {
    const fault = find(item);
    if (fault) return fault;
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 80);
}
