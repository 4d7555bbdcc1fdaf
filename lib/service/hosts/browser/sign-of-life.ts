import { z } from '../../../contract/zod.ts';
import { post, type Endpoint } from './library-calls.ts';

const signSchema = z.object({ alive: z.string() });

/**
 * Holds a lock for as long as this worker lives, and tells its owner the name. A browser that ends a worker to save memory
 * gives no word to anyone, but it frees the worker's locks.
 */
export function showLife(endpoint: Endpoint): void {
  const name = `library-worker-${crypto.randomUUID()}`;
  hold(name, () => {
    post(endpoint, { alive: name });
    return new Promise(() => undefined);
  });
}

/** Calls back when the worker at the other end, having shown that it lives, does so no more. */
export function watchLife(endpoint: Endpoint, died: () => void): void {
  endpoint.addEventListener('message', ({ data }) => {
    const sign = signSchema.safeParse(data);
    if (sign.success) hold(sign.data.alive, died);
  });
}

/** Does nothing where there are no locks, as in some private windows: then a call that takes too long tells it. */
function hold(name: string, work: () => unknown): void {
  if (!('locks' in navigator)) return;
  navigator.locks.request(name, work).catch(() => undefined);
}
