import type { Draft, RecordedRequest } from './fault.ts';
import type { FaultQueue } from './fault-queue.ts';

interface Controls {
  queue: FaultQueue;
  requests: () => unknown[];
  ledger: () => unknown[];
  reset: () => void;
}

/** Answers what a test in another process asks of the faulty service itself; `undefined` for every other path. */
export function answerControl({ path, body }: RecordedRequest, controls: Controls): Draft | undefined {
  switch (path) {
    case '/__next':
      return attempt(() => controls.queue.next(body));
    case '/__always':
      return attempt(() => controls.queue.always(body));
    case '/__reset':
      return attempt(controls.reset);
    case '/__requests':
      return json(200, controls.requests());
    case '/__ledger':
      return json(200, controls.ledger());
    default:
      return undefined;
  }
}

function attempt(work: () => void): Draft {
  try {
    work();
    return json(200, { success: true });
  } catch (error) {
    return json(400, { success: false, error: String(error) });
  }
}

function json(status: number, value: unknown): Draft {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
