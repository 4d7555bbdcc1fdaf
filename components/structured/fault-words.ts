import { text } from '#lib/browser/text.ts';
import type { SchemaFault } from '#lib/structured/find-schema-fault.ts';

/** What is wrong in a schema, and where. */
export function faultWords({ path, key, about }: SchemaFault): string {
  const words = text(key, about);
  return path === '' ? words : `${path}: ${words}`;
}
