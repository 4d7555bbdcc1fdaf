import type { Json } from '#lib/contract/shared.ts';
import { dollarsOf } from '../prices.ts';
import type { Fault, JsonObject } from '../fault.ts';

/** What can go wrong with some of the addresses of a contents request. */
export const contentsFaults: Record<string, Fault> = {
  /** The last N addresses could not be read. */
  failed: {
    json: (body, value) => withFailures(body, Number(value)),
    draft(draft) {
      draft.status = 206;
    },
  },
  failall: {
    unbooked: true,
    json: (body) => withFailures(body, Infinity),
    draft(draft) {
      draft.status = 422;
    },
  },
  reverse: { json: (body) => withResults(body, (results) => results.toReversed()) },
  dup: { json: (body) => withResults(body, (results) => results.flatMap((result) => [result, result])) },
};

function withResults(body: JsonObject, change: (results: Json[]) => Json[]): JsonObject {
  return Array.isArray(body['results']) ? { ...body, results: change(body['results']) } : body;
}

function withFailures(body: JsonObject, wanted: number): JsonObject {
  const { results } = body;
  if (!Array.isArray(results)) return body;
  const failures = Math.min(wanted, results.length);
  const good = results.length - failures;
  return {
    ...body,
    success: good > 0,
    error: `Injected: ${failures} of ${results.length} addresses could not be read.`,
    results: results.map((result, at) => (at < good ? result : failedResult(result))),
    urls_processed: good,
    urls_failed: failures,
    total_cost_dollars: dollarsOf('contents', good),
  };
}

function failedResult(result: Json): Json {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return result;
  const error = 'Injected: this address did not answer.';
  return { ...result, content: '', length: 0, price: 0, status: 'failed', error };
}
