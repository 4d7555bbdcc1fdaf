import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '#lib/client/create-client.ts';
import type { CallError } from '#lib/client/error.ts';

const KEY = 'sentinel-for-tests';
const ANSWER = {
  success: true,
  ai_tx_id: 'tx-1',
  contents: 'Yes.',
  data_type: 'unstructured',
  search_results: [],
};
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(listener: RequestListener, options: { signal?: AbortSignal; timeout?: number } = {}) {
  const client = createClient({ fetch, baseUrl: await serve(listener), apiKey: KEY, now: () => 0 });
  return client.send('answer', { query: 'Why?' }, { timeout: 5_000, ...options });
}

const failure = (listener: RequestListener, options?: { signal?: AbortSignal; timeout?: number }) =>
  ask(listener, options).then(
    () => expect.unreachable('It should have failed'),
    (error: unknown) => error as CallError,
  );

const replyWith =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

describe('what leaves', () => {
  it('is one POST with the key, the JSON types and just the fields that were set', async () => {
    const seen: { request?: IncomingMessage; body: string } = { body: '' };
    await ask((request, response) => {
      seen.request = request;
      request.on('data', (chunk) => (seen.body += String(chunk)));
      request.on('end', () => response.end(JSON.stringify(ANSWER)));
    });
    expect(seen.request).toMatchObject({ method: 'POST', url: '/answer' });
    expect(seen.request?.headers).toMatchObject({
      'x-api-key': KEY,
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(JSON.parse(seen.body)).toEqual({ query: 'Why?' });
  });

  it('is nothing when a field is wrong, and the error names the field', async () => {
    const client = createClient({
      fetch: () => expect.unreachable('It must not be sent'),
      baseUrl: 'http://x.test',
    });
    const request = { query: 'Why?', start_date: '2024-05-02', end_date: '2024-05-01' };
    await expect(client.send('answer', request, { timeout: 1 })).rejects.toMatchObject({
      detail: { code: 'invalid-request', field: 'end_date', words: 'The end date is before the start date.' },
    });
  });
});

describe('a reply', () => {
  it('is read, and its text is kept', async () => {
    const { reply, raw, status } = await ask(replyWith(200, JSON.stringify(ANSWER)));
    expect(reply).toMatchObject({ contents: 'Yes.', ai_tx_id: 'tx-1' });
    expect({ raw, status }).toEqual({ raw: JSON.stringify(ANSWER), status: 200 });
  });

  it.each([
    ['with an odd optional field keeps the rest', { ...ANSWER, cost: 'much', search_metadata: 7 }],
    ['with unknown fields is an answer', { ...ANSWER, novelty: [1], data_type: 'new' }],
    [
      'with a key named __proto__ changes no prototype',
      JSON.parse('{"contents":"Yes.","__proto__":{"polluted":1}}'),
    ],
    ['without a transaction id is an answer', { contents: 'Yes.', search_results: null }],
  ])('%s', async (_, body: unknown) => {
    expect((await ask(replyWith(200, JSON.stringify(body)))).reply.contents).toBe('Yes.');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('with a byte order mark and no content type is an answer', async () => {
    const { reply } = await ask((_, response) => void response.end(`\uFEFF${JSON.stringify(ANSWER)}`));
    expect(reply.contents).toBe('Yes.');
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'bad-request'],
    [401, 'unauthorized'],
    [402, 'payment-required'],
    [403, 'forbidden'],
    [404, 'not-found'],
    [405, 'not-found'],
    [408, 'request-timeout'],
    [413, 'refused'],
    [415, 'refused'],
    [418, 'refused'],
    [422, 'unprocessable'],
    [429, 'rate-limited'],
    [451, 'refused'],
    [500, 'service-error'],
    [502, 'service-error'],
    [524, 'service-error'],
    [599, 'service-error'],
  ])('with status %i is "%s", in the service’s words', async (status, code) => {
    const { detail } = await failure(
      replyWith(status, JSON.stringify({ success: false, error: 'Because.' })),
    );
    expect(detail).toMatchObject({ status, code, words: 'Because.' });
  });

  it.each([
    ['{"message":"M"}', 'M'],
    ['{"detail":"D"}', 'D'],
    ['{"errors":[{"message":"E"}]}', 'E'],
    ['{"error":{"message":"N"}}', 'N'],
    ['plain\n words', 'plain words'],
    ['<html><b>bold</b></html>', 'Internal Server Error'],
    ['', 'Internal Server Error'],
    ['x'.repeat(9_000), 'x'.repeat(500)],
  ])('with the body %j says %j', async (body, words) => {
    expect((await failure(replyWith(500, body))).detail.words).toBe(words);
  });

  it('that echoes the request never shows the key', async () => {
    const echo = await failure((request, response) => {
      response
        .writeHead(400)
        .end(JSON.stringify({ error: `Bad headers: ${JSON.stringify(request.headers)}` }));
    });
    expect(JSON.stringify([echo.detail, echo.raw, echo.message])).not.toContain(KEY);
  });

  it.each([
    ['7', 7_000],
    ['Thu, 01 Jan 1970 00:00:05 GMT', 5_000],
    ['-5', undefined],
    ['abc', undefined],
    ['1e9', undefined],
    [undefined, undefined],
  ])('with Retry-After %j asks to wait %j ms', async (header, wait) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    expect((await failure(replyWith(429, '{}', headers))).detail.retryAfter).toBe(wait);
  });

  it('inside a 200 (success: false) is a failure that keeps its reply', async () => {
    const body = { success: false, error: 'No sources.', cost: { total_deduction_dollars: 0.01 } };
    const { detail, reply } = await failure(replyWith(200, JSON.stringify(body)));
    expect(detail).toMatchObject({ code: 'unsuccessful', words: 'No sources.' });
    expect(reply).toMatchObject({ cost: { total_deduction_dollars: 0.01 } });
  });

  it.each([301, 302, 303, 307, 308])(
    'to follow a redirect (%i) is ours: nothing reaches the other address',
    async (status) => {
      let followed = 0;
      const elsewhere = await serve((_, response) => {
        followed += 1;
        response.end(JSON.stringify(ANSWER));
      });
      const { detail } = await failure(replyWith(status, '', { location: `${elsewhere}/answer` }));
      expect(detail.code).toBe('redirected');
      expect(followed).toBe(0);
    },
  );
});

describe('a reply that cannot be used', () => {
  it.each([
    ['', 'empty-reply'],
    ['  \n', 'empty-reply'],
    ['<!doctype html><title>Sign in</title>', 'web-page'],
    ['{"contents": "Ye', 'unreadable'],
    ['{"contents": NaN}', 'unreadable'],
    [`${JSON.stringify(ANSWER)}]`, 'unreadable'],
    [`{"contents":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'unreadable'],
    ['null', 'wrong-shape'],
    ['[]', 'wrong-shape'],
    ['"text"', 'wrong-shape'],
    ['7', 'wrong-shape'],
    ['{}', 'wrong-shape'],
  ])('%#: is "%s"', async (body, code) => {
    expect((await failure(replyWith(200, body))).detail.code).toBe(code);
  });

  it('is too large when it unpacks to more than the limit, and is not read to its end', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
    const { detail } = await failure(
      (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(detail.code).toBe('too-large');
  });

  it('is incomplete when the connection ends in mid-body', async () => {
    const { detail } = await failure((_, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"contents":', () => response.destroy());
    });
    expect(detail.code).toBe('incomplete');
  });
});

describe('no reply', () => {
  it('is unreachable when the connection is lost', async () => {
    expect((await failure((_, response) => void response.destroy())).detail.code).toBe('unreachable');
  });

  it('is a timeout when it takes too long, before the headers and after', async () => {
    const hang: RequestListener = () => undefined;
    const hangInBody: RequestListener = (_, response) => void response.writeHead(200).write('{');
    expect((await failure(hang, { timeout: 50 })).detail.code).toBe('timeout');
    expect((await failure(hangInBody, { timeout: 50 })).detail.code).toBe('timeout');
  });

  it('keeps what came before the time was up or the connection broke: it was probably paid for', async () => {
    const half: RequestListener = (_, response) => void response.writeHead(200).write('{"contents":"Ha');
    expect((await failure(half, { timeout: 80 })).raw).toBe('{"contents":"Ha');
    const broken: RequestListener = (_, response) =>
      void response.writeHead(200).write(`{"key":"${KEY}`, () => setImmediate(() => response.destroy()));
    const { detail, raw } = await failure(broken);
    expect(detail.code).toBe('incomplete');
    expect(raw).not.toContain(KEY);
  });

  it('is cancelled when the person stops it, also in mid-body', async () => {
    const stop = new AbortController();
    const { detail } = await failure(
      (_, response) => void response.writeHead(200).write('{', () => stop.abort()),
      { signal: stop.signal },
    );
    expect(detail.code).toBe('cancelled');
  });
});
