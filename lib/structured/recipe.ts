import { loose } from '../contract/tolerant.ts';
import { z } from '#lib/contract/zod.ts';
import { draftToSchema } from './draft-to-schema.ts';
import { newField } from './schema-draft.ts';
import type { DraftField } from './schema-draft.ts';

/** A schema that is kept under a name. */
export const recipeSchema = z.object({
  id: z.string(),
  name: z.string(),
  schema: z.record(z.string(), z.unknown()),
});

export type Recipe = z.infer<typeof recipeSchema>;

/** Recipes as stored: one that cannot be read is left out, the others stay. */
export const recipesSchema = loose(z.array(z.unknown())).transform((list) =>
  (list ?? []).flatMap((each) => {
    const parsed = recipeSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  }),
);

const field = (name: string, change: Partial<DraftField> = {}): DraftField => ({
  ...newField(name),
  ...change,
});

/** Recipes that come with Sidelight; their names are texts. */
export const RECIPES = [
  {
    id: 'facts',
    schema: draftToSchema({
      many: true,
      fields: [
        field('fact', { description: 'One statement of fact.' }),
        field('date', { type: 'date', required: false }),
        field('source', { description: 'The address that it was found at.', required: false }),
      ],
    }),
  },
  {
    id: 'comparison',
    schema: draftToSchema({
      many: true,
      fields: [
        field('name'),
        field('strengths', { list: true }),
        field('weaknesses', { list: true }),
        field('price', { required: false }),
        field('source', { required: false }),
      ],
    }),
  },
  {
    id: 'timeline',
    schema: draftToSchema({
      many: true,
      fields: [field('date', { type: 'date' }), field('event'), field('place', { required: false })],
    }),
  },
  {
    id: 'people',
    schema: draftToSchema({
      many: true,
      fields: [
        field('name'),
        field('role'),
        field('organisation', { required: false }),
        field('since', { required: false }),
      ],
    }),
  },
] as const satisfies readonly { id: string; schema: Record<string, unknown> }[];
