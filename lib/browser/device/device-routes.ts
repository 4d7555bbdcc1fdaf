import { EXTRACT_EFFORTS } from '#lib/contract/contents.ts';
import { z } from '#lib/contract/zod.ts';
import type { Library } from '#lib/service/types.ts';
import { DEVICE_PATHS } from './device-paths.ts';
import { pageOf } from './extension-reader.ts';
import { callLibrary, libraryCallSchema } from './library-methods.ts';

const keepSchema = z.object({ url: z.url(), html: z.string(), effort: z.enum(EXTRACT_EFFORTS) });
const hasSchema = z.object({ url: z.string() });

type Route = (body: unknown, library: Library, clock: () => number) => Promise<unknown>;

/** What the extension's host of the service answers besides the four operations: JSON in, JSON out. */
const routes = new Map<string, Route>([
  [
    DEVICE_PATHS.keep,
    async (body, library, clock) => {
      const { url, html, effort } = keepSchema.parse(body);
      const page = pageOf(html, { url, effort, origin: 'tab', now: clock() });
      await library.put(page);
      return { url: page.url };
    },
  ],
  [DEVICE_PATHS.has, async (body, library) => (await library.get(hasSchema.parse(body).url)) !== undefined],
  [DEVICE_PATHS.library, (body, library) => callLibrary(library, libraryCallSchema.parse(body))],
]);

export function deviceRoute(path: string): Route | undefined {
  return routes.get(path);
}
