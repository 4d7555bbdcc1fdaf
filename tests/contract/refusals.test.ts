import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_REQUEST_BYTES } from '#lib/service/operations/request-body.ts';
import { LibraryError } from '#lib/service/library/library-error.ts';
import { samplePage } from '#tests/service/sample-pages.ts';
import { HOSTS, KEY, memoryLibrary, post } from './hosts.ts';
import type { Host } from './hosts.ts';

const PATHS = ['/answer', '/contents', '/v1/deepsearch', '/v1/feedback'];
const web = (count: number) => Array.from({ length: count }, (_, at) => `https://pages.example/${at}`);

describe.each(HOSTS)('the service %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  /** Every refusal has the same shape. */
  const refusal = async (response: Response) => {
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const body = await response.json();
    expect(body).toEqual({ success: false, error: expect.stringMatching(/\S/) });
    return { status: response.status, error: String(body.error) };
  };
  const send = async (path: string, init: RequestInit) =>
    refusal(await host.fetch(new Request(host.baseUrl + path, init)));
  const json = { 'content-type': 'application/json' };

  it.each(PATHS)('asks for the key at %s', async (path) => {
    const without = await send(path, { method: 'POST', headers: json, body: '{}' });
    expect(without).toMatchObject({ status: 401, error: expect.stringContaining('x-api-key') });
    for (const key of ['wrong', KEY.slice(0, -1), `${KEY}x`, KEY.toUpperCase(), '']) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      const { status, error } = await refusal(await post(host, path, {}, { 'x-api-key': key }));
      expect(status).toBe(401);
      expect(error).not.toContain(KEY);
    }
  });

  it.each(PATHS)('takes JSON alone at %s', async (path) => {
    const headers = { 'x-api-key': KEY };
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'multipart/form-data',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one type after the other
      const { status } = await send(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': type },
        body: '{}',
      });
      expect(status).toBe(415);
    }
    const body = new Blob(['{}']);
    expect((await send(path, { method: 'POST', headers, body })).status).toBe(415);
    const charset = await post(host, path, {}, { 'content-type': 'Application/JSON; charset=utf-8' });
    expect((await refusal(charset)).status).toBe(400);
  });

  it('is only at its paths, and only by POST', async () => {
    for (const path of ['/', '/answers', '/v2/answer', '/v1', '/answer/', '/v1/feedback/x', '/constructor']) {
      // oxlint-disable-next-line no-await-in-loop -- one path after the other
      expect((await refusal(await post(host, path, {}))).status).toBe(404);
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      // oxlint-disable-next-line no-await-in-loop -- one method after the other
      const response = await host.fetch(new Request(`${host.baseUrl}/answer`, { method }));
      expect(response.headers.get('allow')).toBe('POST');
      // oxlint-disable-next-line no-await-in-loop -- one method after the other
      expect((await refusal(response)).status).toBe(405);
    }
  });

  it('refuses a body that is too large before it is looked at', async () => {
    const body = JSON.stringify({ query: 'x'.repeat(MAX_REQUEST_BYTES) });
    expect((await refusal(await post(host, '/answer', body))).status).toBe(413);
    const streamed = new Request(`${host.baseUrl}/answer`, {
      method: 'POST',
      headers: { ...json, 'x-api-key': KEY },
      body: new Blob([body]),
    });
    expect((await refusal(await host.fetch(streamed))).status).toBe(413);
  });

  it.each([
    ['not JSON', '{"query":', 'not JSON'],
    ['no object', '["query"]', 'JSON object'],
    ['null', 'null', 'JSON object'],
    ['empty', '', 'not JSON'],
    ['very deep', '['.repeat(100_000), 'not JSON'],
  ])('refuses a body that is %s', async (_name, body, words) => {
    const { status, error } = await refusal(await post(host, '/answer', body));
    expect(status).toBe(400);
    expect(error).toContain(words);
  });

  it.each([
    ['/answer', {}, 'query: '],
    ['/answer', { query: '   ' }, 'query: '],
    ['/answer', { query: 7 }, 'query: '],
    ['/answer', { query: 'x', search_type: 'everything' }, 'search_type: '],
    ['/answer', { query: 'x', data_max_price: -1 }, 'data_max_price: '],
    ['/answer', { query: 'x', system_instructions: 'i'.repeat(2001) }, 'system_instructions: '],
    ['/answer', { query: 'x', start_date: '2025-02-30' }, 'start_date: '],
    ['/answer', { query: 'x', start_date: '2025-02-03', end_date: '2025-02-02' }, 'end_date: '],
    ['/answer', { query: 'x', country_code: 'Sweden' }, 'country_code: '],
    ['/answer', { query: 'x', included_sources: 'example.com' }, 'included_sources: '],
    ['/answer', { query: 'x', included_sources: [3] }, 'included_sources[0]: '],
    ['/answer', { query: 'x', structured_output: [] }, 'structured_output: '],
    ['/answer', { query: 'x', fast_mode: 'yes' }, 'fast_mode: '],
    ['/contents', {}, 'urls: '],
    ['/contents', { urls: [] }, 'urls: '],
    ['/contents', { urls: web(11) }, 'urls: '],
    ['/contents', { urls: ['https://ok.example/', 'file:///etc/passwd'] }, 'urls[1]: '],
    ['/contents', { urls: ['ftp://files.example/'] }, 'urls[0]: '],
    ['/contents', { urls: ['no address'] }, 'urls[0]: '],
    ['/contents', { urls: ['https://me:secret@pages.example/'] }, 'urls[0]: '],
    ['/contents', { urls: web(1), response_length: 999 }, 'response_length: '],
    ['/contents', { urls: web(1), response_length: 'tiny' }, 'response_length: '],
    ['/contents', { urls: web(1), extract_effort: 'huge' }, 'extract_effort: '],
    ['/contents', { urls: web(1), summary: 'yes' }, 'summary: '],
    ['/v1/deepsearch', {}, 'query: '],
    ['/v1/deepsearch', { query: 'x', max_num_results: 0 }, 'max_num_results: '],
    ['/v1/deepsearch', { query: 'x', max_num_results: 21 }, 'max_num_results: '],
    ['/v1/deepsearch', { query: 'x', relevance_threshold: 1.5 }, 'relevance_threshold: '],
    ['/v1/deepsearch', { query: 'x', end_date: 'tomorrow' }, 'end_date: '],
    ['/v1/feedback', { sentiment: 'good' }, 'tx_id: '],
    ['/v1/feedback', { tx_id: '', sentiment: 'good' }, 'tx_id: '],
    ['/v1/feedback', { tx_id: 'x' }, 'sentiment: '],
  ])('names the field at fault: %s %j', async (path, body, field) => {
    const { status, error } = await refusal(await post(host, path, body));
    expect(status).toBe(400);
    expect(error.startsWith(field)).toBe(true);
  });

  it('names several fields at once', async () => {
    const { error } = await refusal(await post(host, '/answer', { query: '', fast_mode: 3 }));
    expect(error).toContain('query: ');
    expect(error).toContain('fast_mode: ');
  });

  it('never says what broke inside', async () => {
    const told: unknown[] = [];
    const failing = await start({
      reader: { read: () => Promise.reject(new Error('secret detail')) },
      report: (error) => told.push(error),
    });
    const { status, error } = await refusal(await post(failing, '/contents', { urls: web(1) }));
    await failing.close();
    expect(status).toBe(500);
    expect(error).not.toContain('secret');
    expect(told).toMatchObject([{ message: 'secret detail' }]);
  });

  it('tells why the library cannot be used', async () => {
    const search = () => Promise.reject(new LibraryError('locked', 'Another window is using the library.'));
    const failing = await start({ library: { ...memoryLibrary(), search } });
    const { status, error } = await refusal(await post(failing, '/answer', { query: 'x' }));
    await failing.close();
    expect(status).toBe(500);
    expect(error).toBe('Another window is using the library.');
  });

  it('gives what was read though the disk is too full to keep it', async () => {
    const full = () => Promise.reject(new LibraryError('full', 'There is no room left.'));
    const library = { ...memoryLibrary(), put: full, addTransaction: full };
    const reader = {
      read: async () => samplePage({ url: 'https://a.example/', title: 'A', markdown: 'Text.' }),
    };
    const failing = await start({ library, reader });
    const response = await post(failing, '/contents', { urls: ['https://a.example/'] });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      error: 'Read, but not kept in the library: There is no room left.',
      results: [{ content: 'Text.' }],
    });
    await failing.close();
  });

  it('asks to come again when too many requests run at once', async () => {
    let open = () => {};
    const gate = new Promise<void>((resolve) => (open = resolve));
    const library = memoryLibrary();
    const busy = await start({
      library: { ...library, search: (query) => gate.then(() => library.search(query)) },
    });
    const calls = Array.from({ length: 80 }, () => post(busy, '/answer', { query: 'x' }));
    const refused: Response[] = [];
    await new Promise<void>((resolve) => {
      for (const call of calls) {
        void call.then((response) => {
          if (response.status === 429) refused.push(response);
          if (refused.length === calls.length - 64) resolve();
          return undefined;
        });
      }
    });
    for (const response of refused) expect(response.headers.get('retry-after')).toBe('1');
    open();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    await busy.close();
  });
});
