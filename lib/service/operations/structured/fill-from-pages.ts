import type { Json } from '../../../contract/shared.ts';
import type { LibraryHit } from '../../types.ts';
import { fillSchema } from './fill-schema.ts';
import { pageRecords } from './page-records.ts';

/** The data of the first page that satisfies the JSON schema, and that page; `undefined` when none does. */
export function fillFromPages(
  schema: Record<string, unknown>,
  hits: LibraryHit[],
): { value: Json; hit: LibraryHit } | undefined {
  for (const hit of hits) {
    const value = fillSchema(schema, pageRecords(hit.page));
    if (value !== undefined) return { value, hit };
  }
  return undefined;
}
