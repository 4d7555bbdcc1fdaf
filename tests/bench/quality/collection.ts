import { readFileSync } from 'node:fs';
import { z } from '#lib/contract/zod.ts';

const documentSchema = z.object({
  id: z.coerce.string(),
  title: z.string().default(''),
  text: z.string(),
  language: z.string().optional(),
});
const querySchema = z.object({ id: z.coerce.string(), text: z.string() });
const judgementSchema = z.object({
  query: z.coerce.string(),
  document: z.coerce.string(),
  relevance: z.number(),
});
const questionSchema = z.object({
  question: z.string(),
  answers: z.array(z.string()),
  document: z.coerce.string().optional(),
});

export type CollectionDocument = z.infer<typeof documentSchema>;

export const loadDocuments = (file: string) => load(file, documentSchema);
export const loadQueries = (file: string) => load(file, querySchema);
export const loadQuestions = (file: string) => load(file, questionSchema);

/** The judgements by query. */
export function loadJudgements(file: string): Map<string, Map<string, number>> {
  const byQuery = new Map<string, Map<string, number>>();
  for (const { query, document, relevance } of load(file, judgementSchema)) {
    const judged = byQuery.get(query) ?? new Map<string, number>();
    byQuery.set(query, judged.set(document, relevance));
  }
  return byQuery;
}

/** One JSON object a line. @throws TypeError that names the file and the line which is none of its kind */
function load<T>(file: string, schema: z.ZodType<T>): T[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const parsed = schema.safeParse(JSON.parse(line));
      if (parsed.success) return [parsed.data];
      throw new TypeError(`${file}, line ${index + 1}: ${parsed.error.issues[0]?.message}`);
    });
}
