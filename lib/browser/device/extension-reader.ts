import type { ExtractEffort } from '#lib/contract/contents.ts';
import { readBody } from '#lib/client/read-body.ts';
import { bytesToArticle } from '#lib/service/reading/bytes-to-article.ts';
import { readArticle } from '#lib/service/reading/read-article.ts';
import { ReadError } from '#lib/service/types.ts';
import type { Library, Page, Reader } from '#lib/service/types.ts';
import { parsePage } from './parse-page.ts';

/** For this long a page captured from its tab stands for the page: it is what the person sees. Milliseconds. */
const FRESH = 10 * 60_000;
const MAX_BYTES = 50 * 1024 * 1024;

/** For one page: a site that never answers must not cost the others theirs. Milliseconds. */
const MAX_TIME = 20_000;

/**
 * The reader in the extension: the tab's own capture where there is one, else the network where the person allowed
 * it, else what the library kept earlier.
 *
 * @param mayFetch whether the browser lets Sidelight reach an address
 */
export function extensionReader(
  library: Library,
  clock: () => number,
  mayFetch: (url: string) => Promise<boolean>,
): Reader {
  return {
    async read(url, options) {
      const kept = await library.get(url);
      if (kept && kept.origin !== 'web' && (kept.origin === 'help' || clock() - kept.readAt < FRESH))
        return kept;
      try {
        if (!(await mayFetch(url))) throw notAllowed(url);
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

function notAllowed(url: string): ReadError {
  const words = `The browser does not let Sidelight read ${new URL(url).host}.`;
  return new ReadError('no-permission', words);
}

async function readFromNetwork(
  url: string,
  { effort, signal: stop, now }: { effort: ExtractEffort; signal: AbortSignal; now: number },
): Promise<Page> {
  const late = AbortSignal.timeout(MAX_TIME);
  const signal = AbortSignal.any([stop, late]);
  try {
    return await fetchPage(url, { effort, signal, now });
  } catch (error) {
    if (!late.aborted) throw error;
    throw new ReadError('timeout', `The page did not come within ${MAX_TIME / 1000} seconds.`, {
      cause: error,
    });
  }
}

async function fetchPage(
  url: string,
  { effort, signal, now }: { effort: ExtractEffort; signal: AbortSignal; now: number },
): Promise<Page> {
  const response = await get(url, signal);
  if (!response.ok) throw new ReadError('http-status', `The site answered ${response.status}.`);
  const bytes = await bodyOf(response, signal);
  const contentType = response.headers.get('content-type');
  const article = await bytesToArticle(bytes, {
    url: response.url || url,
    contentType,
    effort,
    parse: parsePage,
  });
  return { ...article, requestedUrl: url, readAt: now, origin: 'web' };
}

async function bodyOf(response: Response, signal: AbortSignal): Promise<Uint8Array> {
  const body = await readBody(response, MAX_BYTES, signal).catch((cause: unknown) => {
    throw new ReadError('too-large', 'This page is larger than 50 MB.', { cause });
  });
  if (body.broken === undefined) return body.bytes;
  throw new ReadError('unreachable', 'The page broke off while it was read.', { cause: body.broken });
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
