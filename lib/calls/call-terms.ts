import type { Call } from './call.ts';
import { dayOf } from './day.ts';
import { siteOf } from './site.ts';
import { splitTerms } from './split-terms.ts';

/** Distinct words that one call is found by; the question and the page come first. */
const MAX_WORDS = 250;
/** Characters of a reply that are looked at for words. */
const MAX_TEXT = 40_000;

/** Facets stand in the same index as the words; no word begins with `#`. */
export const FACETS = {
  operation: (operation: Call['operation']) => `#op:${operation}`,
  site: (site: string) => `#site:${site}`,
  day: (day: string) => `#day:${day}`,
  cost: (cost: CostFacet) => `#cost:${cost}`,
  feedback: (sentiment: string) => `#feedback:${sentiment}`,
  pinned: () => '#pinned',
  group: (group: string) => `#group:${group}`,
} as const;

/** What a call cost, as far as a list is filtered by it. */
export const COST_FACETS = ['paid', 'free', 'unknown'] as const;
export type CostFacet = (typeof COST_FACETS)[number];

/** What a search finds a call by. `replyText` is what came back, as text. */
export function callTerms(call: Call, replyText = ''): string[] {
  const asked = call.operation === 'contents' ? call.request.urls.join(' ') : call.request.query;
  const page = call.page ? `${call.page.title} ${call.page.url}` : '';
  const text = [asked, page, replyText.slice(0, MAX_TEXT)].join('\n');
  return [...facetsOf(call), ...splitTerms(text, MAX_WORDS)];
}

/** The same call after something happened to it: its words stay, its facets follow. Feedback is kept apart. */
export function withFacets(terms: readonly string[], call: Call): string[] {
  const kept = terms.filter((term) => !term.startsWith('#') || term.startsWith('#feedback:'));
  return [...facetsOf(call), ...kept];
}

/** With another sentiment, or none, in place of the one before. */
export function withFeedback(terms: readonly string[], sentiment: string | undefined): string[] {
  const kept = terms.filter((term) => !term.startsWith('#feedback:'));
  return sentiment === undefined ? kept : [FACETS.feedback(sentiment), ...kept];
}

function facetsOf(call: Call): string[] {
  const site = siteOf(call);
  return [
    FACETS.operation(call.operation),
    FACETS.day(dayOf(call.createdAt)),
    ...(site === '' ? [] : [FACETS.site(site)]),
    ...(call.endedAt === undefined ? [] : [FACETS.cost(costFacet(call))]),
    ...(call.pinned ? [FACETS.pinned()] : []),
    ...(call.group === undefined ? [] : [FACETS.group(call.group)]),
  ];
}

function costFacet({ cost }: Call): CostFacet {
  if (cost.total === null) return 'unknown';
  return cost.total === 0 ? 'free' : 'paid';
}
