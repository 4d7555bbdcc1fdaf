import type { Fetch } from '#lib/contract/index.ts';
import { helpPage, loadHelp } from '#lib/help/help-pages.ts';
import { startLibrary } from '#lib/service/hosts/browser/remote-library.ts';
import { createService } from '#lib/service/service.ts';
import type { Library } from '#lib/service/types.ts';
import { ownUrl } from '../own-url.ts';
import { aiOf } from './built-in-apis.ts';
import { builtInModel } from './built-in-model.ts';
import { deviceRoute } from './device-routes.ts';
import { extensionReader } from './extension-reader.ts';
import { mayFetch } from './may-fetch.ts';

const clock = () => Date.now();

/**
 * The device service in a document of the extension (Chromium: the offscreen page, Firefox: the background page).
 * Nothing of it is opened before the first request.
 */
export function createDeviceHost(): Fetch {
  const library = startLibrary();
  const service = createService({
    library,
    reader: extensionReader(library, clock, mayFetch),
    clock,
    newId: () => crypto.randomUUID(),
    model: builtInModel(aiOf(globalThis)),
    report: reportError,
  });
  let helped: Promise<void> | undefined;
  return async (request) => {
    // A library that does not open says so in the reply; here it is only tried again with the next request.
    helped ??= keepHelp(library, clock()).catch(() => {
      helped = undefined;
    });
    await helped;
    const route = deviceRoute(new URL(request.url).pathname);
    if (!route) return service.fetch(request);
    try {
      return Response.json({ value: (await route(await request.json(), library, clock)) ?? null });
    } catch (error) {
      return Response.json({ success: false, error: wordsOf(error) }, { status: 500 });
    }
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The help is in the library from the start, so that a first question finds an answer. */
async function keepHelp(library: Library, now: number): Promise<void> {
  const articles = await loadHelp(async (path) => (await fetch(ownUrl(path))).text());
  const kept = await Promise.all(articles.map(({ url }) => library.get(url)));
  const changed = articles.filter(({ markdown }, index) => kept[index]?.markdown !== markdown);
  await library.putAll(changed.map((article) => helpPage(article, now)));
}
