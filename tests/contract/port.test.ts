import { describe, expect, it } from 'vitest';
import type { Fetch } from '#lib/contract/index.ts';
import { portFetch } from '#lib/service/hosts/browser/port-fetch.ts';
import { servePort } from '#lib/service/hosts/browser/serve-port.ts';

function bridge(fetch: Fetch): { fetch: Fetch; near: MessagePort; far: MessagePort } {
  const { port1: near, port2: far } = new MessageChannel();
  servePort(far, fetch);
  return { fetch: portFetch(near), near, far };
}

const say = (port: MessagePort, frame: unknown) => port.postMessage(frame);

const post = (body: string, signal?: AbortSignal) =>
  new Request('http://device.invalid/answer?x=1', {
    method: 'POST',
    headers: { 'x-one': 'a', 'content-type': 'application/json' },
    body,
    ...(signal ? { signal } : {}),
  });

describe('a fetch over a port', () => {
  it('carries the request and the response whole', async () => {
    const { fetch, near } = bridge(async (request) =>
      Response.json(
        {
          url: request.url,
          method: request.method,
          one: request.headers.get('x-one'),
          body: await request.text(),
        },
        { status: 206, statusText: 'Some', headers: { 'retry-after': '3' } },
      ),
    );
    const response = await fetch(post('{"é":"\u{1f600}"}'));
    expect(response).toMatchObject({ status: 206, statusText: 'Some' });
    expect(response.headers.get('retry-after')).toBe('3');
    expect(await response.json()).toEqual({
      url: 'http://device.invalid/answer?x=1',
      method: 'POST',
      one: 'a',
      body: '{"é":"\u{1f600}"}',
    });
    near.close();
  });

  it('keeps requests apart that run at once', async () => {
    const { fetch, near } = bridge(async (request) => new Response(await request.text()));
    const texts = Array.from({ length: 30 }, (_, at) => `body ${at}`);
    const replies = await Promise.all(texts.map(async (text) => (await fetch(post(text))).text()));
    expect(replies).toEqual(texts);
    near.close();
  });

  it.each([204, 205, 304])('gives a response without a body for %s', async (status) => {
    const { fetch, near } = bridge(async () => new Response(null, { status }));
    const response = await fetch(new Request('http://device.invalid/'));
    expect(response.status).toBe(status);
    expect(response.body).toBeNull();
    near.close();
  });

  it('aborts the far request when the near one is aborted, and rejects at once', async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const { fetch, near } = bridge(({ signal }) => {
      begun.resolve(signal);
      return new Promise(() => {});
    });
    const controller = new AbortController();
    const call = fetch(post('{}', controller.signal));
    const far = await begun.promise;
    const aborted = new Promise<void>((resolve) => far.addEventListener('abort', () => resolve()));
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    await aborted;
    near.close();
  });

  it('sends nothing for a request that was aborted before', async () => {
    let asked = 0;
    const { fetch, near } = bridge(async () => new Response(String((asked += 1))));
    await expect(fetch(post('{}', AbortSignal.abort()))).rejects.toMatchObject({ name: 'AbortError' });
    expect(await (await fetch(post('{}'))).text()).toBe('1');
    near.close();
  });

  it('rejects with what the far service failed with', async () => {
    const { fetch, near } = bridge(() => Promise.reject(new Error('no service')));
    await expect(fetch(post('{}'))).rejects.toThrow(new TypeError('no service'));
    near.close();
  });

  it('settles both sides when the port is closed', async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const { fetch, far } = bridge(({ signal }) => {
      begun.resolve(signal);
      return new Promise(() => {});
    });
    const call = fetch(post('{}'));
    const signal = await begun.promise;
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    far.close();
    await expect(call).rejects.toThrow('The other end of the port has gone.');
    await aborted;
    await expect(fetch(post('{}'))).rejects.toThrow('The other end of the port has gone.');
  });

  it('overhears frames that are none of its own', async () => {
    const { fetch, near, far } = bridge(async () => new Response('fine'));
    say(near, 'noise');
    say(near, { kind: 'request', id: 'x' });
    say(far, { kind: 'response', id: 1, status: 9000 });
    say(far, { kind: 'response', id: 77, status: 200, statusText: '', headers: [], body: '' });
    expect(await (await fetch(post('{}'))).text()).toBe('fine');
    near.close();
  });
});
