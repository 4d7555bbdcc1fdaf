import { z } from '../../../contract/zod.ts';
import type { Library } from '../../types.ts';

/** The methods of a library by name; a missing one does not compile. */
export const LIBRARY_METHODS = {
  put: true,
  putAll: true,
  get: true,
  search: true,
  list: true,
  forget: true,
  pin: true,
  size: true,
  status: true,
  setLimit: true,
  pages: true,
  addTransaction: true,
  hasTransaction: true,
  addFeedback: true,
  listFeedback: true,
  close: true,
} as const satisfies Record<keyof Library, true>;

const methods = Object.keys(LIBRARY_METHODS);

function isMethod(name: string): name is keyof Library {
  return methods.includes(name);
}

/** One call to a library on the other side of a port. */
export const libraryCallSchema = z.object({
  id: z.number(),
  method: z.string().refine(isMethod),
  args: z.array(z.unknown()),
});

/** Its outcome. */
export const libraryReplySchema = z.union([
  z.object({
    id: z.number(),
    error: z.object({ name: z.string(), code: z.string().optional(), message: z.string() }),
  }),
  z.object({ id: z.number(), result: z.unknown() }),
]);

/** Sends to the other end. */
export function post(endpoint: Endpoint, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port or a worker, never a window
  endpoint.postMessage(message);
}

/** What a worker, its own scope and a `MessagePort` have in common. */
export interface Endpoint {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
