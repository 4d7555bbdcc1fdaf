import { z } from '../../../contract/zod.ts';
import { post, type Endpoint } from './library-calls.ts';

const signSchema = z.object({ alive: z.string() });

/**
 * Holds a lock for as long as this worker lives, and tells its owner the name. A browser that ends a worker to save memory
 * gives no word to anyone, but it frees the worker's locks.
 */
export function showLife(endpoint: Endpoint, locks: LockManager = navigator.locks): void {
  const name = `library-worker-${crypto.randomUUID()}`;
  void locks.request(name, () => {
    post(endpoint, { alive: name });
    return new Promise(() => undefined);
  });
}

/** Calls back when the worker at the other end, having shown that it lives, does so no more. */
export function watchLife(endpoint: Endpoint, died: () => void, locks: LockManager = navigator.locks): void {
  endpoint.addEventListener('message', ({ data }) => {
    const sign = signSchema.safeParse(data);
    if (sign.success) void locks.request(sign.data.alive, died);
  });
}
