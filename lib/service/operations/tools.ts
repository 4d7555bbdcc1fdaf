import type { Json } from '../../contract/shared.ts';
import type { Model } from '../model.ts';
import type { Library, Reader } from '../types.ts';

/** What every operation works with; time and ids come from outside so that tests can set them. */
export interface Tools {
  library: Library;
  reader: Reader;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** A new, unguessable piece of a transaction id. */
  newId: () => string;
  /** The browser's language model, where there is one; without it texts are composed of the pages' own sentences. */
  model?: Model | undefined;
}

/** What an operation found: the reply's body, and its status when it is not 200. */
export interface Outcome {
  status?: number;
  body: { [field: string]: Json };
}

/** One operation, once its request has been checked. Refuses with `Refusal`. */
export type Operation<Request> = (request: Request, tools: Tools, signal: AbortSignal) => Promise<Outcome>;
