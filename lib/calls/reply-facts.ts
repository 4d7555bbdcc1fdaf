import type { AnswerReply } from '../contract/answer.ts';
import type { ContentsReply } from '../contract/contents.ts';
import type { DeepsearchReply } from '../contract/deepsearch.ts';
import type { CallOperation } from './call.ts';
import { microDollars } from './money.ts';
import type { Cost } from './money.ts';

/** What a call keeps of its reply in its own row. */
export interface ReplyFacts {
  txId: string | undefined;
  cost: Cost;
  excerpt: string;
}

/** A reply as it was received, with the name of its operation. */
export type ReceivedReply =
  | { operation: 'answer'; reply: AnswerReply }
  | { operation: 'contents'; reply: ContentsReply }
  | { operation: 'deepsearch'; reply: DeepsearchReply };

const MAX_EXCERPT = 300;

/** The transaction, the price and the first words of a reply. */
export function replyFacts(received: ReceivedReply): ReplyFacts {
  switch (received.operation) {
    case 'answer': {
      const { ai_tx_id, cost, contents } = received.reply;
      return {
        txId: ai_tx_id || undefined,
        cost: {
          total: microDollars(cost?.total_deduction_dollars),
          search: microDollars(cost?.search_deduction_dollars),
          ai: microDollars(cost?.ai_deduction_dollars),
        },
        excerpt: excerptOf(contents),
      };
    }
    case 'contents': {
      const { tx_id, total_cost_dollars, results } = received.reply;
      const [first] = results;
      const text = [first?.title, first?.summary ?? first?.content].filter(isWords).join(' · ');
      return { txId: tx_id || undefined, cost: onlyTotal(total_cost_dollars), excerpt: excerptOf(text) };
    }
    case 'deepsearch': {
      const { tx_id, total_deduction_dollars, results } = received.reply;
      const titles = results.map((result) => result.title).filter(isWords);
      return {
        txId: tx_id || undefined,
        cost: onlyTotal(total_deduction_dollars),
        excerpt: excerptOf(titles.join(' · ')),
      };
    }
  }
}

function onlyTotal(dollars: number | undefined): Cost {
  return { total: microDollars(dollars), search: null, ai: null };
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function excerptOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words
    .slice(0, MAX_EXCERPT * 2)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_EXCERPT);
}

/** Narrows a reply by the operation that it answers. */
export function receivedReply(operation: CallOperation, reply: object): ReceivedReply {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client parsed it with this operation's schema
  return { operation, reply } as ReceivedReply;
}
