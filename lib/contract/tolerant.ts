import { z } from './zod.ts';
import type { Json } from './shared.ts';

/**
 * Replies are read tolerantly: a field that is missing or of an odd type becomes `undefined`, and the rest of
 * the reply stays. The screen shows what came.
 */
export const loose = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

export const looseString = loose(z.string());
export const looseNumber = loose(z.number());
export const looseCount = loose(z.number().int().nonnegative());
export const looseBoolean = loose(z.boolean());

/** A list in which items that do not fit are left out; anything that is no list is the empty list. */
export const looseList = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.flatMap((each) => {
        const parsed = item.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    )
    // A transform has no JSON schema of its own; the service's /openapi.json is generated from these two words.
    .meta({ type: 'array', listOf: item });

/** Dollars: a finite number that is not negative. A price that cannot be one is unknown, never zero. */
export const looseDollars = loose(z.number().nonnegative());

/** Whatever JSON came. The reply was parsed by `JSON.parse`, so it can be nothing else. */
export const looseJson = z.custom<Json | undefined>(() => true).optional();
