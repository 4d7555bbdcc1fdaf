import type { OperationName } from '#lib/contract/index.ts';
import type { FaultWords } from './fault.ts';
import { parseFault } from './parse-fault.ts';

interface Waiting {
  words: FaultWords;
  operation: OperationName | undefined;
  left: number;
}

/** The faults that are to come: those for the next requests first, else the one for all. */
export class FaultQueue {
  #waiting: Waiting[] = [];
  #always: FaultWords = {};

  /** For the next request (of one operation), or with `times=N` for the next N. */
  next(fault: string | FaultWords, operation?: OperationName): void {
    const words = parseFault(fault);
    this.#waiting.push({ words, operation, left: Number(words['times'] ?? 1) });
  }

  /** For every request that has no fault of its own. */
  always(fault: string | FaultWords): void {
    this.#always = parseFault(fault);
  }

  take(operation: OperationName | undefined): FaultWords {
    const due = this.#waiting.find((each) => each.operation === undefined || each.operation === operation);
    if (!due) return this.#always;
    due.left -= 1;
    if (due.left <= 0) this.#waiting = this.#waiting.filter((each) => each !== due);
    return due.words;
  }

  clear(): void {
    this.#waiting = [];
    this.#always = {};
  }
}
