import type { Client } from '#lib/client/client.ts';
import { answerScores } from './answers.ts';
import type { AnsweredQuestion } from './answers.ts';
import { loadDocuments, loadJudgements, loadQueries, loadQuestions } from './collection.ts';
import { loadReadingItems, meanScore, scoreReading } from './reading.ts';
import { searchScores } from './search.ts';
import { pageOfDocument, servePages } from './serve-pages.ts';

/** Measures a collection on a service and gives the scores, ready to be printed. */
type Measure = (client: Client) => Promise<object>;

const TIMEOUT = { timeout: 120_000 };
const BATCH = 10;

/** nDCG and the like of deepsearch over documents with judged queries. */
export function measureSearch(docs: string, queryFile: string, relevance: string): Measure {
  const documents = loadDocuments(docs);
  const queries = loadQueries(queryFile);
  const judgements = loadJudgements(relevance);
  return (client) =>
    withPages(
      client,
      documents.map((each) => [each.id, pageOfDocument(each)]),
      async (idOf) => {
        const runs = [];
        for (const { id, text } of queries) {
          const request = { query: text.slice(0, 2_000), max_num_results: 20, relevance_threshold: 0 };
          const { reply } = await client.send('deepsearch', request, TIMEOUT);
          const ranked = reply.results.map((result) => idOf(result.url ?? ''));
          runs.push({ ranked, judged: judgements.get(id) ?? new Map<string, number>() });
        }
        return { documents: documents.length, ...rounded(searchScores(runs)) };
      },
    );
}

/** How often the cited sentences of answers hold what answers the question. */
export function measureAnswers(docs: string, questionFile: string): Measure {
  const documents = loadDocuments(docs);
  const questions = loadQuestions(questionFile);
  return (client) =>
    withPages(
      client,
      documents.map((each) => [each.id, pageOfDocument(each)]),
      async (_, urlOf) => {
        const answered: AnsweredQuestion[] = [];
        for (const { question, answers, document } of questions) {
          const scope = document === undefined ? {} : { included_sources: [urlOf(document)] };
          const { reply } = await client.send('answer', { query: question, ...scope }, TIMEOUT);
          const contents = typeof reply.contents === 'string' ? reply.contents : '';
          answered.push({ contents, gold: answers });
        }
        return { documents: documents.length, ...rounded(answerScores(answered)) };
      },
    );
}

/** How much of the expected text of pages comes out of contents. */
export function measureReading(folder: string): Measure {
  const items = loadReadingItems(folder);
  return (client) =>
    withPages(client, [], async () => {
      const pages = await servePages(new Map(items.map(({ name, html }) => [name, html])));
      try {
        const results = await scoreReading(items, async ({ name }) => {
          const urls = [`${pages.origin}/${encodeURIComponent(name)}`];
          return contentOf(client, urls);
        });
        return { pages: results.length, ...rounded(meanScore(results)) };
      } finally {
        await pages.close();
      }
    });
}

async function contentOf(client: Client, urls: string[]): Promise<string> {
  try {
    const { reply } = await client.send('contents', { urls, response_length: 'max' }, TIMEOUT);
    const content = reply.results[0]?.content;
    return typeof content === 'string' ? content : '';
  } catch {
    // A page that the service cannot read scores as an empty one.
    return '';
  }
}

/** Has the service read pages into its library, runs the measure, and stops serving them. */
async function withPages(
  client: Client,
  pages: [string, string][],
  measure: (idOf: (url: string) => string, urlOf: (id: string) => string) => Promise<object>,
): Promise<object> {
  const served = await servePages(new Map(pages));
  const urlOf = (id: string) => `${served.origin}/${encodeURIComponent(id)}`;
  const idOf = (url: string) => decodeURIComponent(url.slice(served.origin.length + 1));
  try {
    for (let from = 0; from < pages.length; from += BATCH) {
      const urls = pages.slice(from, from + BATCH).map(([id]) => urlOf(id));
      await client.send('contents', { urls }, TIMEOUT);
    }
    return await measure(idOf, urlOf);
  } finally {
    await served.close();
  }
}

function rounded<T extends object>(scores: T): object {
  return Object.fromEntries(
    Object.entries(scores).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? Math.round(value * 1_000) / 1_000 : value,
    ]),
  );
}
