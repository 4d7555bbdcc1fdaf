/** Milliseconds that a call waits for the network before it is given up. */
const PATIENCE = 600_000;

/** Waits until the device is online again; `false` after ten minutes, or when the signal aborts first. */
export function waitOnline(signal: AbortSignal): Promise<boolean> {
  if (navigator.onLine) return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = (online: boolean) => {
      clearTimeout(timer);
      done.abort();
      resolve(online);
    };
    const timer = setTimeout(() => end(false), PATIENCE);
    globalThis.addEventListener('online', () => end(true), { signal: done.signal });
    signal.addEventListener('abort', () => end(false), { signal: done.signal });
  });
}
