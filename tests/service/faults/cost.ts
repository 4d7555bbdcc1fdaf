import type { Json } from '#lib/contract/shared.ts';
import type { Fault, JsonObject } from '../fault.ts';

/** The price of each operation's reply stands in another field. */
const TOTALS = ['total_deduction_dollars', 'total_cost_dollars'];

/** Prices that cannot be, that are not there, or that do not add up. */
export const costFaults: Record<string, Fault> = {
  cost: {
    json(body, value) {
      if (value === 'mismatch') return withParts(body, 0.5);
      return withTotals(body, () => amountOf(value));
    },
  },
  nocost: { unbooked: true, json: (body) => withTotals(withParts(body, 0), () => 0) },
};

function amountOf(kind: string): Json {
  switch (kind) {
    case 'string':
      return '0.0145';
    case 'neg':
      return -3;
    case 'huge':
      return 250_000;
    case 'tiny':
      return 0.000_000_4;
    default:
      throw new Error(`There is no cost named ${kind}.`);
  }
}

function withTotals(body: JsonObject, change: () => Json): JsonObject {
  const changed = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, TOTALS.includes(name) ? change() : value]),
  );
  const { cost } = body;
  if (typeof cost !== 'object' || cost === null || Array.isArray(cost)) return changed;
  return { ...changed, cost: withTotals(cost, change) };
}

/** Other amounts in the parts of a price than their sum says. */
function withParts(body: JsonObject, dollars: number): JsonObject {
  const { cost, results } = body;
  if (typeof cost === 'object' && cost !== null && !Array.isArray(cost)) {
    return { ...body, cost: { ...cost, search_deduction_dollars: dollars, ai_deduction_dollars: dollars } };
  }
  if (!Array.isArray(results)) return body;
  const priced = results.map((result) =>
    typeof result === 'object' && result !== null && !Array.isArray(result)
      ? { ...result, price: dollars }
      : result,
  );
  return { ...body, results: priced };
}
