import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveNode } from '#lib/service/hosts/node.ts';
import type { NodeHost } from '#lib/service/hosts/node.ts';
import { firstOrigins, pinnedOrigins } from '#lib/service/hosts/trusted-origins.ts';
import type { TrustedOrigins } from '#lib/service/hosts/trusted-origins.ts';
import { createService } from '#lib/service/service.ts';
import { KEY, memoryLibrary } from './hosts.ts';

const CHROME = `chrome-extension://${'abcdefghijklmnop'.repeat(2)}`;
const FIREFOX = 'moz-extension://0a1b2c3d-0a1b-2c3d-4e5f-0a1b2c3d4e5f';
const SAFARI = 'safari-web-extension://0A1B2C3D-0A1B-2C3D-4E5F-0A1B2C3D4E5F';

let host: NodeHost;
const log: string[] = [];
const service = createService({
  library: memoryLibrary(),
  reader: { read: () => Promise.reject(new Error('not to be read')) },
  clock: () => Date.now(),
  newId: () => crypto.randomUUID(),
  apiKey: KEY,
});

beforeAll(async () => {
  host = await serveNode({ fetch: service.fetch, port: 0, log: (line) => log.push(line) });
});
afterAll(() => host.close());

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
  port?: number;
}

/** Like curl: `fetch` would not let Host and Origin be set. */
async function send({
  method = 'POST',
  path = '/answer',
  headers = {},
  body = '{"query":"x"}',
  port = host.port,
}: Sent) {
  const sent = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { host: `127.0.0.1:${port}`, ...headers },
    agent: false,
  });
  sent.end(method === 'GET' ? undefined : body);
  const [reply]: IncomingMessage[] = await once(sent, 'response');
  if (!reply) throw new Error('no reply');
  return { status: reply.statusCode, headers: reply.headers, body: await text(reply) };
}

const good = { 'content-type': 'application/json', 'x-api-key': KEY };

const OTHER = `chrome-extension://${'ponmlkjihgfedcba'.repeat(2)}`;

describe('the extensions that the HTTP host answers', () => {
  const ask = (port: number, origin: string | undefined, key = KEY) =>
    send({
      headers: { ...good, host: `127.0.0.1:${port}`, 'x-api-key': key, ...(origin && { origin }) },
      port,
    });
  const serve = (trusted?: TrustedOrigins) => serveNode({ fetch: service.fetch, port: 0, trusted });

  it('are the first of each kind of browser that knows the key, and programs', async () => {
    const { port, close } = await serve();
    const asked: [string | undefined, string, number][] = [
      [OTHER, 'wrong', 401],
      [CHROME, KEY, 200],
      [OTHER, KEY, 403],
      [CHROME, KEY, 200],
      [FIREFOX, KEY, 200],
      [FIREFOX.replace('0a1b', '1a1b'), KEY, 403],
      ['null', KEY, 403],
      [undefined, KEY, 200],
    ];
    for (const [origin, key, status] of asked) {
      // oxlint-disable-next-line no-await-in-loop -- the order is what is tested
      expect([origin, (await ask(port, origin, key)).status]).toEqual([origin, status]);
    }
    await close();
  });

  it('are told how to be let in when another came first, and may not read more', async () => {
    const { port, close } = await serve();
    await ask(port, CHROME);
    const { body, headers } = await ask(port, OTHER);
    expect(body).toContain(`--origin ${OTHER}`);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    await close();
  });

  it('are those that were named and no others', async () => {
    const { port, close } = await serve(pinnedOrigins([OTHER, FIREFOX]));
    const statuses = [];
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const origin of [CHROME, OTHER, FIREFOX, SAFARI]) statuses.push((await ask(port, origin)).status);
    expect(statuses).toEqual([403, 200, 200, 403]);
    await close();
  });

  it('are remembered in a file beyond the process', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trusted-'));
    const file = join(folder, 'extensions.txt');
    const first = await serve(firstOrigins(file));
    await ask(first.port, CHROME);
    await first.close();
    const second = await serve(firstOrigins(file));
    expect((await ask(second.port, OTHER)).status).toBe(403);
    expect((await ask(second.port, CHROME)).status).toBe(200);
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('the HTTP host', () => {
  it('lets in one cell of Host × Origin × content type × key alone', async () => {
    const hosts = ['127.0.0.1', 'localhost', 'evil.example', '127.0.0.1.evil.example', '[::1]'].map(
      (name) => `${name}:${host.port}`,
    );
    const wrongPorts = ['127.0.0.1', 'localhost', '127.0.0.1:1', `127.0.0.1:${host.port}0`];
    const origins = [
      undefined,
      CHROME,
      FIREFOX,
      SAFARI,
      'null',
      'https://evil.example',
      `http://127.0.0.1:${host.port}`,
    ];
    const types = ['application/json', 'text/plain'];
    const keys = [KEY, 'wrong'];
    for (const name of [...hosts, ...wrongPorts])
      for (const origin of origins)
        for (const type of types)
          for (const key of keys) {
            const headers = {
              host: name,
              'content-type': type,
              'x-api-key': key,
              ...(origin ? { origin } : {}),
            };
            // oxlint-disable-next-line no-await-in-loop -- a matrix, cell by cell
            const { status } = await send({ headers });
            const allowed = [`127.0.0.1:${host.port}`, `localhost:${host.port}`].includes(name);
            const ours = origin === undefined || [CHROME, FIREFOX, SAFARI].includes(origin);
            const expected = !allowed || !ours ? 403 : key !== KEY ? 401 : type !== types[0] ? 415 : 200;
            expect([name, origin, type, key, status]).toEqual([name, origin, type, key, expected]);
          }
  });

  it.each([
    'chrome-extension://evil.example',
    `${CHROME}.evil.example`,
    `https://${CHROME}`,
    `${CHROME}q`,
    'moz-extension://evil.example',
    `${FIREFOX}/`,
    'chrome-extension://',
    'file://',
    `${CHROME}, ${FIREFOX}`,
  ])('refuses an origin that only looks like an extension: %s', async (origin) => {
    const { status, headers } = await send({ headers: { ...good, origin } });
    expect(status).toBe(403);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('answers the preflight of an extension, and no other', async () => {
    const ask = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-api-key' };
    const { status, headers } = await send({
      method: 'OPTIONS',
      headers: { origin: CHROME, ...ask },
      body: '',
    });
    expect(status).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-origin': CHROME, vary: 'Origin' });
    expect(headers['access-control-allow-headers']).toContain('x-api-key');
    const evil = await send({
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', ...ask },
      body: '',
    });
    expect(evil.status).toBe(403);
    expect(evil.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('names the extension that may read, never everyone', async () => {
    const { headers } = await send({ headers: { ...good, origin: FIREFOX } });
    expect(headers['access-control-allow-origin']).toBe(FIREFOX);
    const program = await send({ headers: good });
    expect(program.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses two hosts, and a target that is no path', async () => {
    const socket = connect(host.port, '127.0.0.1');
    const head = `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;
    socket.end(head);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[03] /);
    expect((await send({ headers: good, path: 'http://evil.example/answer' })).status).toBe(400);
    expect((await send({ headers: good, path: '//evil.example/answer' })).status).toBe(404);
  });

  it('tells its health and its interface without a key', async () => {
    const health = await send({ method: 'GET', path: '/healthz' });
    expect([health.status, health.body]).toEqual([200, '{"success":true}']);
    const { status, body } = await send({ method: 'GET', path: '/openapi.json' });
    expect(status).toBe(200);
    const document = JSON.parse(body);
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(['/answer', '/contents', '/v1/deepsearch', '/v1/feedback']);
    const { requestBody, responses } = document.paths['/contents'].post;
    expect(requestBody.content['application/json'].schema.properties.urls).toMatchObject({
      minItems: 1,
      maxItems: 10,
    });
    expect(responses[200].content['application/json'].schema.properties.results.items.properties.id).toEqual({
      type: 'string',
    });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['206', '401', '422', '429']));
  });

  it('writes a line for each request, without what was asked and without the key', async () => {
    log.length = 0;
    const body = '{"query":"a very private question"}';
    await send({ headers: good, body, path: '/answer?secret=1' });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^POST \/answer 200 \d+ms$/);
    expect(log.join()).not.toContain(KEY);
  });

  it('reads a body that is far too large to its end, and says so', async () => {
    const { status } = await send({ headers: good, body: 'x'.repeat(20 * 1024 * 1024) });
    expect(status).toBe(413);
  });

  it('lets a request that runs come to its end when it is told to stop', async () => {
    const arrived = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const stopping = await serveNode({
      port: 0,
      fetch: async () => {
        arrived.resolve();
        await gate.promise;
        return Response.json({ success: true });
      },
    });
    const call = fetch(`${stopping.url}/answer`, { method: 'POST', headers: good, body: '{}' });
    await arrived.promise;
    const closed = stopping.close();
    gate.resolve();
    expect((await call).status).toBe(200);
    await closed;
    await expect(fetch(`${stopping.url}/healthz`)).rejects.toBeInstanceOf(TypeError);
  });

  it('tells the service when the asker has gone', async () => {
    const lines: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const logged = Promise.withResolvers<void>();
    const listening = await serveNode({
      port: 0,
      log: (line) => {
        lines.push(line);
        logged.resolve();
      },
      fetch: ({ signal }) =>
        new Promise((_, reject) => {
          arrived.resolve();
          signal.addEventListener('abort', () => {
            aborted.resolve();
            reject(signal.reason);
          });
        }),
    });
    const controller = new AbortController();
    const { signal } = controller;
    const call = fetch(`${listening.url}/answer`, { method: 'POST', headers: good, body: '{}', signal });
    await arrived.promise;
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await Promise.all([aborted.promise, logged.promise]);
    expect(lines[0]).toMatch(/^POST \/answer gone \d+ms$/);
    await listening.close();
  });

  it('lets a connection be used again', async () => {
    const statuses = [];
    for (const path of ['/answer', '/nothing', '/answer']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, over one connection
      const response = await fetch(host.url + path, { method: 'POST', headers: good, body: '{"query":"x"}' });
      statuses.push(response.status);
      // oxlint-disable-next-line no-await-in-loop -- the body frees the connection
      await response.text();
    }
    expect(statuses).toEqual([200, 404, 200]);
  });
});
