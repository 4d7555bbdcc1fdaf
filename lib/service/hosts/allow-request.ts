import type { IncomingMessage } from 'node:http';
import { isExtensionOrigin } from './trusted-origins.ts';
import type { TrustedOrigins } from './trusted-origins.ts';

/**
 * Why a request may not come in, or `undefined`. A page that rebinds its own name to 127.0.0.1 still sends that name
 * as Host; a page on any site sends its Origin; a program of the user's own sends none.
 */
export function refuseRequest(
  request: IncomingMessage,
  port: number,
  trusted: TrustedOrigins,
): string | undefined {
  const { host: hosts = [], origin: origins = [] } = request.headersDistinct;
  const [host] = hosts;
  if (hosts.length !== 1 || (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)) {
    return `This service answers at 127.0.0.1:${port} and localhost:${port} only.`;
  }
  const [origin] = origins;
  if (origins.length > 1 || (origin !== undefined && !isExtensionOrigin(origin))) {
    return 'This service answers browser extensions and programs, not web pages.';
  }
  if (origin !== undefined && !trusted.allows(origin)) {
    return `This service answers another extension. To let this one in, start it with --origin ${origin}.`;
  }
  return undefined;
}

/** The headers that let an extension read the reply; none for a request without an `Origin`. */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined || !isExtensionOrigin(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after',
  };
}

/** What a preflight is answered with, besides `corsHeaders`. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'POST, GET',
  'access-control-allow-headers': 'accept, content-type, x-api-key',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '600',
};
