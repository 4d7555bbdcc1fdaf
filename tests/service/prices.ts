import type { OperationName } from '#lib/contract/index.ts';
import type { JsonObject } from './fault.ts';

const SEARCH = 0.012;
const AI = 0.0025;
const PER_ADDRESS = 0.001;
const DEEPSEARCH = 0.0075;

/** What the faulty service charges, in dollars, so that money can be tested: our own service is free. */
export function dollarsOf(operation: OperationName, addresses = 0): number {
  const prices = {
    answer: SEARCH + AI,
    contents: Math.round(addresses * PER_ADDRESS * 1e6) / 1e6,
    deepsearch: DEEPSEARCH,
    feedback: 0,
  };
  return prices[operation];
}

/** A successful reply with the service's prices in its cost fields, and what it comes to. */
export function withPrices(
  operation: OperationName,
  body: JsonObject,
): { body: JsonObject; dollars: number } {
  const processed = Number(body['urls_processed'] ?? 0);
  const dollars = dollarsOf(operation, processed);
  switch (operation) {
    case 'answer': {
      const cost = {
        total_deduction_dollars: dollars,
        search_deduction_dollars: SEARCH,
        ai_deduction_dollars: AI,
      };
      return { dollars, body: { ...body, cost, ai_usage: { input_tokens: 1200, output_tokens: 80 } } };
    }
    case 'contents':
      return { dollars, body: { ...priceEach(body, PER_ADDRESS), total_cost_dollars: dollars } };
    case 'deepsearch':
      return {
        dollars,
        body: { ...priceEach(body, 0.000_75), total_deduction_dollars: dollars, total_deduction_pcm: 7.5 },
      };
    case 'feedback':
      return { dollars, body };
  }
}

function priceEach(body: JsonObject, price: number): JsonObject {
  const { results } = body;
  if (!Array.isArray(results)) return body;
  const priced = results.map((result) => {
    if (typeof result !== 'object' || result === null || Array.isArray(result)) return result;
    return { ...result, price: result['status'] === 'failed' ? 0 : price };
  });
  return { ...body, results: priced };
}
