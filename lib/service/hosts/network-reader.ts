import type { IncomingMessage } from 'node:http';
import { bytesToArticle } from '../reading/bytes-to-article.ts';
import { parseHtml } from '../reading/parse-html.ts';
import { ReadError } from '../types.ts';
import type { Reader } from '../types.ts';
import { allAddresses, publicAddresses } from './address-guard.ts';
import { networkGet } from './network-get.ts';
import { readCapped } from './read-capped.ts';

const MAX_REDIRECTS = 5;

/** For all hops of one page together. Milliseconds. */
const MAX_TIME = 20_000;

export interface NetworkReaderOptions {
  clock: () => number;
  /** Reads from this machine and its private networks too, and from any port. */
  allowPrivate?: boolean | undefined;
  /** Milliseconds for one page. */
  timeout?: number | undefined;
}

/**
 * A reader that gets pages over the network under Node. Each address, the first and those of at most five redirects, is
 * resolved here, checked to be public, and connected to as checked. Time and size are capped.
 */
export function networkReader({
  clock,
  allowPrivate = false,
  timeout = MAX_TIME,
}: NetworkReaderOptions): Reader {
  const resolve = allowPrivate ? allAddresses : publicAddresses;
  return {
    async read(url, { effort, signal: stop }) {
      const late = AbortSignal.timeout(timeout);
      const signal = AbortSignal.any([stop, late]);
      try {
        const { message, address } = await follow(new URL(url), resolve, signal);
        const bytes = await readCapped(message, signal);
        const contentType = message.headers['content-type'] ?? null;
        const article = await bytesToArticle(bytes, {
          url: address.href,
          contentType,
          effort,
          parse: parseHtml,
        });
        return { ...article, requestedUrl: url, readAt: clock(), origin: 'web' };
      } catch (error) {
        if (!late.aborted || error instanceof ReadError) throw error;
        throw new ReadError('timeout', `The page did not come within ${timeout / 1000} seconds.`, {
          cause: error,
        });
      }
    },
  };
}

async function follow(
  start: URL,
  resolve: typeof publicAddresses,
  signal: AbortSignal,
): Promise<{ message: IncomingMessage; address: URL }> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  // A name server takes no signal; whoever waits for it does not wait longer than this.
  aborted.catch(() => undefined);
  let address = start;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each hop is known only from the one before
    const addresses = await Promise.race([resolve(address), aborted]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const message = await networkGet(address, addresses, signal);
    const { statusCode: status = 0 } = message;
    const { location } = message.headers;
    if (status >= 200 && status < 300) return { message, address };
    message.destroy();
    if (status < 300 || status >= 400 || location === undefined) {
      throw new ReadError('http-status', `The site answered ${status}.`);
    }
    const next = URL.parse(location, address);
    if (!next) throw new ReadError('redirects', 'The site sent us on to something that is no address.');
    address = next;
  }
  throw new ReadError('redirects', `The site sent us on more than ${MAX_REDIRECTS} times.`);
}
