import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { ReadError } from '../types.ts';

const HEADERS = {
  accept: 'text/html, application/xhtml+xml, application/pdf;q=0.9, text/markdown;q=0.9, text/plain;q=0.8',
  'accept-encoding': 'gzip, br, deflate',
  'accept-language': '*',
  'user-agent': 'Sidelight',
};

/** Node's own limit of 16 KB is less than what large sites send in policies and cookies. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * One GET, to exactly the addresses given. Node's own `fetch` resolves the name itself, a second time, and so cannot be
 * told where to connect; node:http can. Redirects are not followed.
 *
 * @throws ReadError `unreachable`; the signal's reason when it is aborted
 */
export function networkGet(
  url: URL,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // A connection of its own: one that is kept open belongs to a name that was checked earlier.
    const sent = request(url, {
      headers: HEADERS,
      lookup: fixedLookup(addresses),
      signal,
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
    });
    sent.once('response', resolve);
    sent.once('error', (cause) => {
      reject(
        signal.aborted
          ? cause
          : new ReadError('unreachable', `The site ${url.hostname} did not answer.`, { cause }),
      );
    });
    sent.end();
  });
}

function fixedLookup(addresses: LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
    else callback(new Error('no address'), '', 4);
  };
}
