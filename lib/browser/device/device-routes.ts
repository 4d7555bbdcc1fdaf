import { z } from '#lib/contract/zod.ts';
import type { Library } from '#lib/service/types.ts';
import { DEVICE_PATHS } from './device-paths.ts';
import { captureSchema, keepCapture } from './keep-capture.ts';
import { callLibrary, libraryCallSchema } from './library-methods.ts';

const hasSchema = z.object({ url: z.string() });

type Route = (body: unknown, library: Library, clock: () => number) => Promise<unknown>;

/** What the extension's host of the service answers besides the four operations: JSON in, JSON out. */
const routes = new Map<string, Route>([
  [
    DEVICE_PATHS.keep,
    async (body, library, clock) => ({
      isKept: await keepCapture(captureSchema.parse(body), library, clock()),
    }),
  ],
  [DEVICE_PATHS.has, async (body, library) => (await library.get(hasSchema.parse(body).url)) !== undefined],
  [DEVICE_PATHS.library, (body, library) => callLibrary(library, libraryCallSchema.parse(body))],
]);

export function deviceRoute(path: string): Route | undefined {
  return routes.get(path);
}
