import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { projectRoot } from './built-extension.ts';

const SITE = join(projectRoot, 'tests', 'pages', 'site');
const COOKIE = 'signed-in=yes';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface PagesServer {
  /** `http://127.0.0.1:PORT`, no slash at the end. */
  origin: string;
  /** Paths in the order in which they were asked for. */
  requests: { method: string; path: string; signedIn: boolean }[];
  close(): Promise<void>;
}

/**
 * Serves tests/pages/site on loopback. Everything under /members/ is shown only to who pressed the button on
 * /sign-in.html, as on a site behind a login.
 */
export async function servePages(port = 0): Promise<PagesServer> {
  const requests: PagesServer['requests'] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const signedIn = (request.headers.cookie ?? '').includes(COOKIE);
    requests.push({ method: request.method ?? '', path: pathname, signedIn });
    // A browser sends a POST again by itself when a connection that it wanted to reuse has died.
    response.setHeader('connection', 'close');
    answer(request, response, pathname, signedIn).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  signedIn: boolean,
): Promise<void> {
  if (request.method === 'POST' && path === '/sign-in') {
    const headers = {
      'set-cookie': `${COOKIE}; Path=/; HttpOnly; SameSite=Lax`,
      location: '/members/minutes.html',
    };
    response.writeHead(303, headers).end();
    return;
  }
  if (path.startsWith('/members/') && !signedIn) {
    await sendFile(response, 401, '/sign-in.html');
    return;
  }
  await sendFile(response, 200, path.endsWith('/') ? `${path}index.html` : path);
}

async function sendFile(response: ServerResponse, status: number, path: string): Promise<void> {
  const file = join(SITE, normalize(decodeURIComponent(path)));
  const type = CONTENT_TYPES[extname(file)];
  const body =
    file.startsWith(SITE) && type !== undefined ? await readFile(file).catch(() => undefined) : undefined;
  if (body === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  else response.writeHead(status, { 'content-type': type }).end(body);
}
