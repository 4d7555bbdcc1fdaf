import { useLiveQuery } from 'dexie-react-hooks';
import { useCallStore } from '#components/call/call-store-context.ts';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import type { Call } from '#lib/calls/call.ts';
import { operations } from '#lib/contract/index.ts';
import type { Exchange } from '#lib/requests/thread-instructions.ts';

type AnswerCall = Extract<Call, { operation: 'answer' }>;

/** Exchanges before a question that are looked up; more would not fit into the instructions anyway. */
const MAX_BEFORE = 8;

/** An exchange of a thread, with its call. */
export interface ThreadExchange extends Exchange {
  id: string;
}

/** What was asked and answered before a call, oldest first. Undefined until it is known. */
export function useThread(call: AnswerCall): ThreadExchange[] | undefined {
  const store = useCallStore();
  return useLiveQuery(async () => {
    const exchanges: ThreadExchange[] = [];
    let id = call.follows;
    while (id !== undefined && exchanges.length < MAX_BEFORE) {
      const before: string = id;
      // oxlint-disable-next-line no-await-in-loop -- each call names the one before it
      const [row, reply] = await Promise.all([store.calls.get({ id: before }), store.replies.get(before)]);
      // A call may be gone, and a damaged row may name itself.
      if (row?.operation !== 'answer' || exchanges.some((each) => each.id === before)) break;
      exchanges.unshift({ id: before, question: row.request.query, answer: answerOf(reply?.reply) });
      id = row.follows;
    }
    return exchanges;
  }, [store, call.id, call.follows]);
}

/** The words of an answer, without marks. */
export function answerOf(stored: unknown): string {
  const { data } = operations.answer.reply.safeParse(stored);
  const contents = data?.contents;
  if (contents === undefined || contents === null) return '';
  return typeof contents === 'string'
    ? plainTextOf(contents.slice(0, 8000))
    : JSON.stringify(contents).slice(0, 4000);
}
