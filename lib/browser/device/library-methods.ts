import { z } from '#lib/contract/zod.ts';
import { pageSchema } from '#lib/service/library/page-schema.ts';
import { LIBRARY_ORDERS } from '#lib/service/types.ts';
import type { Library } from '#lib/service/types.ts';

/** What views may do with the library, and the arguments of each. `null` stands for nothing: JSON has no `undefined`. */
const methods = {
  list: z.tuple([
    z.object({
      text: z.string(),
      offset: z.number(),
      limit: z.number().max(500),
      order: z.enum(LIBRARY_ORDERS).optional(),
      host: z.string().optional(),
    }),
  ]),
  get: z.tuple([z.string()]),
  putAll: z.tuple([z.array(pageSchema)]),
  forget: z.tuple([
    z.union([z.object({ url: z.string() }), z.object({ host: z.string() }), z.literal('everything')]),
  ]),
  pin: z.tuple([z.string(), z.boolean()]),
  size: z.tuple([]),
  status: z.tuple([]),
  setLimit: z.tuple([
    z
      .number()
      .positive()
      .nullable()
      .transform((bytes) => bytes ?? undefined),
  ]),
  pages: z.tuple([z.object({ after: z.number(), limit: z.number().max(500) })]),
} as const satisfies Partial<Record<keyof Library, z.ZodType>>;

export type LibraryMethod = keyof typeof methods;

export const libraryCallSchema = z.object({
  method: z.string().refine((name): name is LibraryMethod => Object.hasOwn(methods, name)),
  args: z.array(z.unknown()),
});

/** Runs one method of the library with arguments from outside. @throws ZodError when they are not the method's */
export async function callLibrary(
  library: Library,
  call: z.infer<typeof libraryCallSchema>,
): Promise<unknown> {
  const args: unknown[] = methods[call.method].parse(call.args);
  return Reflect.apply(library[call.method], library, args);
}
