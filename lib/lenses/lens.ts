import { z } from '../contract/zod.ts';
import { optionsSchema } from '../requests/options.ts';

/** Lenses that are kept, and characters of a name. */
export const MAX_LENSES = 50;
export const MAX_NAME = 60;

/** A named set of request options. */
export const lensSchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(MAX_NAME),
  operation: z.enum(['answer', 'deepsearch']),
  options: optionsSchema,
});

export type Lens = z.infer<typeof lensSchema>;

/** Lenses as stored: one that cannot be read is left out, the others stay in their order. */
export function parseLenses(stored: unknown): Lens[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const lenses = list.flatMap((each) => {
    const parsed = lensSchema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
  const first = new Map(lenses.toReversed().map((lens) => [lens.id, lens]));
  return lenses.filter((lens) => first.get(lens.id) === lens).slice(0, MAX_LENSES);
}

/** The lenses that come with Sidelight. Their names are texts, given by who knows the language. */
export const GIVEN_LENSES = [
  { id: 'papers', operation: 'deepsearch', options: { search_type: 'proprietary', max_num_results: 20 } },
  { id: 'news', operation: 'deepsearch', options: { search_type: 'web', period: 'week' } },
  { id: 'quick', operation: 'answer', options: { fast_mode: true, data_max_price: 10 } },
  { id: 'year', operation: 'answer', options: { period: 'year' } },
] as const satisfies readonly Omit<Lens, 'name'>[];

/** What a lens is called for in the address bar: `@papers`. Letters and digits of its name; never empty. */
export function lensKeyword({ id, name }: Pick<Lens, 'id' | 'name'>): string {
  const word = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .replace(/-$/, '');
  return `@${word === '' ? id : word}`;
}

/** The lens that a typed text begins with, and what is left to ask; no lens when it names none. */
export function findLens(typed: string, lenses: readonly Lens[]): { lens: Lens | undefined; query: string } {
  const [, word = '', query = ''] = /^(@\S+)(?:\s+(.*))?$/s.exec(typed.trim()) ?? [];
  const lens = lenses.find((each) => lensKeyword(each) === word.toLowerCase());
  return lens ? { lens, query: query.trim() } : { lens: undefined, query: typed.trim() };
}
