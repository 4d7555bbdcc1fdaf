import type { Fetch } from '#lib/contract/index.ts';
import { offscreenFetch } from './offscreen-fetch.ts';

/**
 * The device service as the background reaches it. Chromium's worker has no DOM, so the service lives in the
 * offscreen page; elsewhere the background is a page and holds the service itself, loaded on the first request.
 * (A service worker may not `import()`, so the Chromium branch is bound statically; the build drops the other.)
 */
export function deviceFetch(): Fetch {
  if (import.meta.env.CHROME || import.meta.env.EDGE) return offscreenFetch();
  let loading: Promise<Fetch> | undefined;
  return async (request) => {
    loading ??= import('./device-host.ts').then((host) => host.createDeviceHost());
    return (await loading)(request);
  };
}
