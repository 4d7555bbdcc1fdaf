import type { ExtractEffort } from '#lib/contract/contents.ts';
import { readBody } from '#lib/client/read-body.ts';
import { decodeHtml } from '#lib/service/reading/decode-html.ts';
import { readArticle } from '#lib/service/reading/read-article.ts';
import { ReadError } from '#lib/service/types.ts';
import type { Library, Page, Reader } from '#lib/service/types.ts';
import { parsePage } from './parse-page.ts';

/** For this long a page captured from its tab stands for the page: it is what the person sees. Milliseconds. */
const FRESH = 10 * 60_000;
const MAX_BYTES = 50 * 1024 * 1024;

/**
 * The reader in the extension: the tab's own capture where there is one, else the network where the person allowed
 * it, else what the library kept earlier.
 */
export function extensionReader(library: Library, clock: () => number): Reader {
  return {
    async read(url, options) {
      const kept = await library.get(url);
      if (kept && kept.origin !== 'web' && (kept.origin === 'help' || clock() - kept.readAt < FRESH))
        return kept;
      try {
        return await readFromNetwork(url, { ...options, now: clock() });
      } catch (error) {
        if (kept) return kept;
        throw error;
      }
    },
  };
}

/** A captured or fetched page as the library keeps it. */
export function pageOf(
  html: string,
  about: { url: string; effort: ExtractEffort; origin: Page['origin']; now: number },
): Page {
  const { url, effort, origin, now } = about;
  return { ...readArticle(parsePage(html), { url, effort }), requestedUrl: url, readAt: now, origin };
}

async function readFromNetwork(
  url: string,
  { effort, signal, now }: { effort: ExtractEffort; signal: AbortSignal; now: number },
): Promise<Page> {
  const response = await get(url, signal);
  if (!response.ok) throw new ReadError('http-status', `The site answered ${response.status}.`);
  const type = response.headers.get('content-type');
  if (type && !/^(text\/|application\/(xhtml\+xml|xml))/i.test(type)) {
    throw new ReadError('not-text', `This address is no web page (${type.split(';')[0]}).`);
  }
  const { bytes, broken } = await readBody(response, MAX_BYTES, signal);
  if (broken !== undefined)
    throw new ReadError('unreachable', 'The page broke off while it was read.', { cause: broken });
  const html = decodeHtml(bytes, type);
  return pageOf(html, { url: response.url || url, effort, origin: 'web', now });
}

async function get(url: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'follow',
    });
  } catch (error) {
    const words =
      'This page could not be fetched: the site did not answer, or Sidelight may not read it yet.';
    throw new ReadError('unreachable', words, { cause: error });
  }
}
