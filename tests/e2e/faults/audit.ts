import type { DayRow } from '#lib/calls/ledger/ledger-day.ts';
import { addUp } from '#lib/calls/ledger/ledger.ts';
import type { CallRow } from '#lib/calls/store.ts';
import type { FaultyService } from '#tests/service/start-faulty-service.ts';

/** What a kill suite found out about its calls. */
export interface Audit {
  /** How many calls ended in which way. */
  states: Record<string, number>;
  requests: number;
  /** Bookings of the service, and our known prices, in micro-dollars. */
  booked: number;
  known: number;
  unknown: number;
  wrong: string[];
}

/**
 * Compares what is kept, calls and sums of days, with what the service saw. Each call asked a question of its own.
 *
 * @param accepted the ids whose start was confirmed to the view
 * @param questions the question of each id that was begun at all
 */
export function audit(
  { calls, days }: { calls: readonly CallRow[]; days: readonly DayRow[] },
  accepted: readonly string[],
  questions: ReadonlyMap<string, string>,
  service: FaultyService,
): Audit {
  const wrong: string[] = [];
  const stored = new Map(calls.map((call) => [call.id, call]));
  const bodies = service.requests().map(({ body }) => body);
  const ledger = service.ledger();
  for (const id of accepted) if (!stored.has(id)) wrong.push(`${id} was accepted and is missing`);
  for (const [id, question] of questions) {
    const sent = bodies.filter((body) => body.includes(JSON.stringify(question))).length;
    const call = stored.get(id);
    if (sent > 1) wrong.push(`${id} was sent ${sent} times`);
    if (sent > 0 && !call) wrong.push(`${id} was sent and is missing`);
    if (sent > 0 && call?.cost.total === 0) wrong.push(`${id} was sent and is said to be free`);
    if (call?.error?.code === 'not-recorded') wrong.push(`${id} was not recorded: ${call.error.words}`);
    if (sent === 0 && call?.state === 'done') wrong.push(`${id} is done and was never sent`);
  }
  const done = calls.filter(({ state }) => state === 'done');
  for (const { id, txId, cost } of done) {
    const entry = ledger.find((each) => each.txId === txId);
    if (!entry) wrong.push(`${id} has a reply that the service did not book`);
    else if (Math.round(entry.dollars * 1e6) !== cost.total) wrong.push(`${id} has another price`);
  }
  const known = calls.reduce((sum, { cost }) => sum + (cost.total ?? 0), 0);
  const unknown = calls.filter(({ cost }) => cost.total === null).length;
  const lost = ledger.length - done.length;
  if (lost < 0 || lost > unknown) wrong.push(`${lost} bookings without a reply, ${unknown} calls unknown`);
  const summed = addUp(days.flatMap(({ lines }) => lines));
  if (summed.known !== known) wrong.push(`the days sum up to ${summed.known}, not ${known}`);
  if (summed.unknown !== unknown) wrong.push(`the days hold ${summed.unknown} unknown, not ${unknown}`);
  return {
    states: countBy(calls.map(({ state, error }) => error?.code ?? state)),
    requests: bodies.length,
    booked: Math.round(ledger.reduce((sum, { dollars }) => sum + dollars * 1e6, 0)),
    known,
    unknown,
    wrong,
  };
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The audit as a few lines for people. */
export function printAudit(title: string, kills: number, { states, ...sums }: Audit): void {
  console.log(
    [
      title,
      `  kills ${kills} · requests ${sums.requests}`,
      `  ${Object.entries(states)
        .map(([name, count]) => `${name} ${count}`)
        .join(' · ')}`,
      `  booked by the service $${sums.booked / 1e6} · known here $${sums.known / 1e6} + ${sums.unknown} unknown`,
      `  ${sums.wrong.length === 0 ? 'nothing missing, nothing sent twice' : sums.wrong.join('\n  ')}`,
    ].join('\n'),
  );
}
