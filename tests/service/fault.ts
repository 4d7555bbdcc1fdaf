import type { Socket } from 'node:net';
import type { OperationName } from '#lib/contract/index.ts';
import type { Json } from '#lib/contract/shared.ts';

/** The words of one fault and their values: `status=429,retry-after=2` is `{status: '429', 'retry-after': '2'}`. */
export type FaultWords = Record<string, string>;

/** A request as it arrived. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds since 1970. */
  at: number;
}

export type JsonObject = { [field: string]: Json };

/** A reply that is being made. Faults change it in place. */
export interface Draft {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What a fault may want to know of the request that it befalls. */
export interface Moment {
  operation: OperationName | undefined;
  request: RecordedRequest;
  words: FaultWords;
  /** This server, and another origin that records what reaches it. */
  ownUrl: string;
  sinkUrl: string;
}

/** The reply on its way out. */
export interface Wire {
  socket: Socket;
  /** Status line and headers, with the empty line that ends them. */
  head: Buffer;
  body: Buffer;
  /** Ends early, without a word, when the connection does. Milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/** One word of the fault matrix, by the stages at which it may step in. A word without stages only qualifies others. */
export interface Fault {
  /** The service books nothing, unless `charge` is said too. */
  unbooked?: true;
  /** Stands in place of what the service answered. */
  instead?: (value: string, moment: Moment) => Draft;
  /** Changes the reply's JSON. */
  json?: (body: JsonObject, value: string, moment: Moment) => Json;
  /** Changes the JSON's text. */
  text?: (text: string, value: string, moment: Moment) => string;
  /** Changes headers, status and bytes. */
  draft?: (draft: Draft, value: string, moment: Moment) => void;
  /** Happens before the first byte of the reply. */
  before?: (wire: Wire, value: string) => Promise<void> | void;
  /** Writes the reply; at most one word of a fault does. */
  deliver?: (wire: Wire, value: string, moment: Moment) => Promise<void> | void;
}

/** A never-ending wait: until the other side or the server closes the connection. */
export function untilClosed({ socket }: Wire): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.once('close', () => resolve());
  });
}
