/** Milliseconds that a call waits for the network before it is given up. */
const PATIENCE = 600_000;
/** Milliseconds between two looks. Chromium tells a worker of no `online` event: it has to look for itself. */
const LOOK = 1_000;

/** Waits until the device is online again; `false` after ten minutes, or when the signal aborts first. */
export function waitOnline(signal: AbortSignal): Promise<boolean> {
  if (navigator.onLine) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (online: boolean) => {
      clearTimeout(patience);
      clearInterval(looking);
      resolve(online);
    };
    const patience = setTimeout(() => end(false), PATIENCE);
    const looking = setInterval(() => navigator.onLine && end(true), LOOK);
    signal.addEventListener('abort', () => end(false), { once: true });
  });
}
