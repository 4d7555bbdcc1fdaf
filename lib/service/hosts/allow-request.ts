import type { IncomingMessage } from 'node:http';

/** The exact forms of an extension's origin in the three engines. No prefix tests: those let `…evil.example` in. */
const EXTENSION_ORIGINS = [
  /^chrome-extension:\/\/[a-p]{32}$/,
  /^moz-extension:\/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  /^safari-web-extension:\/\/[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/,
];

/**
 * Why a request may not come in, or `undefined`. A page that rebinds its own name to 127.0.0.1 still sends that name
 * as Host; a page on any site sends its Origin; a program of the user's own sends none.
 */
export function refuseRequest(request: IncomingMessage, port: number): string | undefined {
  const { host: hosts = [], origin: origins = [] } = request.headersDistinct;
  const [host] = hosts;
  if (hosts.length !== 1 || (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)) {
    return `This service answers at 127.0.0.1:${port} and localhost:${port} only.`;
  }
  if (origins.length > 1 || (origins[0] !== undefined && !isExtension(origins[0]))) {
    return 'This service answers browser extensions and programs, not web pages.';
  }
  return undefined;
}

/** The headers that let an extension read the reply; none for a request without an `Origin`. */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined || !isExtension(origin)) return { vary: 'Origin' };
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

function isExtension(origin: string): boolean {
  return EXTENSION_ORIGINS.some((form) => form.test(origin));
}
