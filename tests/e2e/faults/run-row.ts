import { performance } from 'node:perf_hooks';
import { SAMPLE_QUESTION } from '#tests/service/sample-pages.ts';
import type { FaultyService } from '#tests/service/start-faulty-service.ts';
import type { CallDesk } from './call-desk.ts';
import type { FaultRow } from './row.ts';

/** What came of a row, and everything about it that was not as it should be. */
export interface Outcome {
  row: FaultRow;
  wrong: string[];
  sent: number;
  state: string;
  shown: string;
  createdAt: number;
  milliseconds: number;
}

const DEFAULT_TIMEOUTS = { answer: 120_000, contents: 180_000, deepsearch: 120_000, feedback: 30_000 };

/** Lets a fault befall one call, and looks at what left, what is kept and what a person sees. */
export async function runRow(desk: CallDesk, service: FaultyService, row: FaultRow): Promise<Outcome> {
  const started = performance.now();
  const { operation, request = {}, timeouts } = row;
  service.reset();
  if (row.fault !== '') service.next(row.fault);
  if (timeouts) await desk.changeSettings({ timeouts: { ...DEFAULT_TIMEOUTS, ...timeouts } });
  const base = operation === 'contents' ? {} : { query: SAMPLE_QUESTION };
  const id = await desk.start({ operation, request: { ...base, ...request } });
  const stored = await desk.ended(id, 40_000);
  if (timeouts) await desk.changeSettings({ timeouts: DEFAULT_TIMEOUTS });
  const { call } = stored;
  const shown = await desk.shown(call);
  const milliseconds = Math.round(performance.now() - started);

  const sent = service.requests().filter(({ method }) => method === 'POST');
  const wrong: string[] = [];
  const expect = (what: string, is: unknown, should: unknown) => {
    if (is !== should) wrong.push(`${what} is ${String(is)}, not ${String(should)}`);
  };
  expect('what was sent', sent.length, row.sent ?? 1);
  expect('the state', call.state, row.state);
  expect('the code', call.error?.code, row.code);
  if (row.cost !== undefined) expect('the cost', call.cost.total, row.cost);
  expect('what the other origin saw', service.sunk().length, 0);
  expect(
    'written down before it was sent',
    sent.every(({ at }) => at >= call.createdAt),
    true,
  );
  expect(
    'the key in a body or path',
    sent.some(({ body, path }) => `${body}${path}`.includes(service.key)),
    false,
  );
  expect('the key in what is kept', JSON.stringify(stored).includes(service.key), false);
  expect('the key on the screen', shown.includes(service.key), false);
  for (const pattern of row.sees) if (!pattern.test(shown)) wrong.push(`${String(pattern)} is not shown`);
  for (const pattern of row.hides ?? []) if (pattern.test(shown)) wrong.push(`${String(pattern)} is shown`);
  if (row.kept && !row.kept(stored)) wrong.push(`it keeps ${JSON.stringify(stored).slice(0, 600)}`);
  if (wrong.length > 0) wrong.push(`shown: ${shown.slice(0, 1_000)}`);
  return {
    row,
    wrong,
    sent: sent.length,
    state: call.error?.code ?? call.state,
    shown,
    createdAt: call.createdAt,
    milliseconds,
  };
}

/** The outcomes as a table for people. */
export function printOutcomes(title: string, outcomes: readonly Outcome[]): void {
  const lines = outcomes.map(({ row, wrong, sent, state, shown, milliseconds }) =>
    [
      String(row.row).padStart(3),
      `${row.operation} ${row.fault || 'none'}`.slice(0, 44).padEnd(45),
      String(sent).padStart(2),
      state.slice(0, 16).padEnd(17),
      `${milliseconds} ms`.padStart(8),
      wrong.length === 0 ? 'ok ' : 'WRONG',
      seenOf(shown),
    ].join(' '),
  );
  console.log([title, ...lines].join('\n'));
}

/** The first words below the question. */
function seenOf(shown: string): string {
  const [, , ...lines] = shown.split('\n').filter((line) => line.trim() !== '');
  return lines.join(' ').replaceAll(/\s+/g, ' ').slice(0, 70);
}
