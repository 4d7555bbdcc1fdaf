import { z } from '#lib/contract/zod.ts';
import { EXTRACT_EFFORTS } from '#lib/contract/contents.ts';
import type { Fetch } from '#lib/contract/index.ts';
import { helpPage, loadHelp } from '#lib/help/help-pages.ts';
import { startLibrary } from '#lib/service/hosts/browser/remote-library.ts';
import { createService } from '#lib/service/service.ts';
import type { Library } from '#lib/service/types.ts';
import { ownUrl } from '../own-url.ts';
import { aiOf } from './built-in-apis.ts';
import { builtInModel } from './built-in-model.ts';
import { DEVICE_PATHS } from './device-paths.ts';
import { extensionReader, pageOf } from './extension-reader.ts';

const keepSchema = z.object({ url: z.url(), html: z.string(), effort: z.enum(EXTRACT_EFFORTS) });
const hasSchema = z.object({ url: z.string() });

const clock = () => Date.now();

/**
 * The device service in a document of the extension (Chromium: the offscreen page, Firefox: the background page).
 * Nothing of it is opened before the first request.
 */
export function createDeviceHost(): Fetch {
  const library = startLibrary();
  const service = createService({
    library,
    reader: extensionReader(library, clock),
    clock,
    newId: () => crypto.randomUUID(),
    model: builtInModel(aiOf(globalThis)),
    report: reportError,
  });
  let helped: Promise<void> | undefined;
  return async (request) => {
    helped ??= keepHelp(library, clock()).catch((error: unknown) => {
      helped = undefined;
      throw error;
    });
    await helped;
    const { pathname } = new URL(request.url);
    if (pathname === DEVICE_PATHS.keep) {
      const { url, html, effort } = keepSchema.parse(await request.json());
      const page = pageOf(html, { url, effort, origin: 'tab', now: clock() });
      await library.put(page);
      return Response.json({
        url: page.url,
        title: page.title,
        length: page.markdown.length,
        notices: page.notices,
      });
    }
    if (pathname === DEVICE_PATHS.has) {
      const { url } = hasSchema.parse(await request.json());
      return Response.json({ has: (await library.get(url)) !== undefined });
    }
    return service.fetch(request);
  };
}

/** The help is in the library from the start, so that a first question finds an answer. */
async function keepHelp(library: Library, now: number): Promise<void> {
  const articles = await loadHelp(async (path) => (await fetch(ownUrl(path))).text());
  const kept = await Promise.all(articles.map(({ url }) => library.get(url)));
  const changed = articles.filter(({ markdown }, index) => kept[index]?.markdown !== markdown);
  await library.putAll(changed.map((article) => helpPage(article, now)));
}
