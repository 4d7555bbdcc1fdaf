import type { Call } from './call.ts';
import type { ReceivedReply } from './reply-facts.ts';

/** What can be odd about a reply that is usable all the same. */
export const NOTICE_CODES = [
  'list-cut', // more results than are kept: `count` are not shown
  'not-usable', // parts of it could not be read: `count` of them
  'other-question', // it names another question than was asked
  'counts-differ', // its counts do not fit its lists
  'parts-differ', // the parts of its price are not the sum
] as const;
export type NoticeCode = (typeof NOTICE_CODES)[number];

export interface ReplyNotice {
  code: NoticeCode;
  count: number;
}

/** Results that are kept of one reply (faults.md, threat 20). */
export const MAX_RESULTS_KEPT = 1_000;

/**
 * What is odd about a reply. Nothing is set right in silence: the person sees what came, and a line that says so.
 *
 * @param json the reply as it came, before the contract took what it could use
 */
export function replyNotices(call: Call, received: ReceivedReply, json: unknown): ReplyNotice[] {
  const { list, kept } = listsOf(received, json);
  const length = Array.isArray(list) ? list.length : 0;
  const oddList = list !== undefined && !Array.isArray(list) ? 1 : 0;
  const found: [NoticeCode, number][] = [
    ['list-cut', Math.max(0, kept - MAX_RESULTS_KEPT)],
    ['not-usable', oddList + Math.max(0, length - kept)],
    ['other-question', Number(isOtherQuestion(call, received))],
    ['counts-differ', Number(countsDiffer(call, received))],
    ['parts-differ', Number(partsDiffer(received))],
  ];
  return found.flatMap(([code, count]) => (count > 0 ? [{ code, count }] : []));
}

function listsOf(received: ReceivedReply, json: unknown): { list: unknown; kept: number } {
  const body: object = typeof json === 'object' && json !== null ? json : {};
  return received.operation === 'answer'
    ? { list: fieldOf(body, 'search_results'), kept: received.reply.search_results.length }
    : { list: fieldOf(body, 'results'), kept: received.reply.results.length };
}

function fieldOf(body: object, name: string): unknown {
  return Object.entries(body).find(([field]) => field === name)?.[1];
}

function isOtherQuestion(call: Call, received: ReceivedReply): boolean {
  if (call.operation === 'contents' || received.operation === 'contents') return false;
  const named = received.operation === 'answer' ? received.reply.original_query : received.reply.query;
  return named !== undefined && folded(named) !== folded(call.request.query);
}

const folded = (words: string) => words.replaceAll(/\s+/g, ' ').trim().toLowerCase();

function countsDiffer(call: Call, received: ReceivedReply): boolean {
  if (received.operation === 'contents' && call.operation === 'contents') {
    const { urls_requested: requested } = received.reply;
    return requested !== undefined && requested !== call.request.urls.length;
  }
  if (received.operation !== 'deepsearch') return false;
  const { results_by_source: bySource, results } = received.reply;
  const counts = [...(bySource?.values() ?? [])];
  return counts.length > 0 && counts.reduce((sum, count) => sum + count, 0) !== results.length;
}

function partsDiffer(received: ReceivedReply): boolean {
  if (received.operation !== 'answer') return false;
  const {
    total_deduction_dollars: total,
    search_deduction_dollars: search,
    ai_deduction_dollars: ai,
  } = received.reply.cost ?? {};
  if (total === undefined || search === undefined || ai === undefined) return false;
  // Prices are sums of rounded parts: a thousandth of a cent is no difference.
  return Math.abs(total - search - ai) > 0.000_01;
}
