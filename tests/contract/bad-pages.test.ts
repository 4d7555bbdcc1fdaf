import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkReader } from '#lib/service/hosts/network-reader.ts';
import type { LoopbackServer } from '#tests/service/loopback-server.ts';
import { HOSTS, post } from './hosts.ts';
import type { Host } from './hosts.ts';
import { CONTENTS_REPLY, mismatches } from './interface.ts';
import { startPageServer } from './page-server.ts';

let pages: LoopbackServer;
beforeAll(async () => {
  pages = await startPageServer();
});
afterAll(() => pages.close());

describe.each(HOSTS)('contents %s', (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  const read = async (path: string) => {
    const url = path.startsWith('http') ? path : pages.url + path;
    const response = await post(host, '/contents', { urls: [url] });
    const reply = await response.json();
    expect(mismatches(reply, CONTENTS_REPLY)).toEqual([]);
    return { status: response.status, reply, result: reply.results[0] };
  };

  it.each([
    ['a page that is not there', '/gone.html', 'The site answered 404.'],
    ['a page without a byte', '/empty.html', 'The site sent an empty page.'],
    ['an app without text', '/no-text.html', 'The page has no text to read.'],
    ['a picture', '/picture.png', 'This address holds no text.'],
    ['bytes', '/data.bin', 'This address holds no text.'],
    ['bytes that call themselves HTML', '/lies.html', 'This address holds no text.'],
    ['JSON', '/data.json', 'This address holds no text that can be read (application/json).'],
    ['a page of 50 MB', '/large.html', 'The page is larger than 16 MB.'],
    ['a page that unpacks to 60 MB', '/bomb.html', 'The page is larger than 16 MB.'],
    ['a page cut off in its packing', '/cut-gzip.html', 'The page broke off before its end.'],
    ['a connection that is cut', '/reset.html', 'The site 127.0.0.1 did not answer.'],
    ['a redirect to itself', '/loop', 'The site sent us on more than 5 times.'],
    ['six redirects', '/hop/0', 'The site sent us on more than 5 times.'],
    ['a redirect to a file', '/to-file', 'Only http and https addresses are read.'],
    ['a redirect to no address', '/to-nowhere', 'The site sent us on to something that is no address.'],
    ['a page behind a login', '/sign-in.html', 'The page asks to sign in before it shows its text.'],
    ['a PDF of pictures', '/scan.pdf', 'The PDF has no text layer: its pages are pictures.'],
    ['a damaged PDF', '/broken.pdf', 'The file is not a PDF that can be read.'],
    ['a port where no one listens', 'http://127.0.0.1:9/', 'The site 127.0.0.1 did not answer.'],
    [
      'a name that is not known',
      'http://no-such-name.invalid/',
      'The site no-such-name.invalid is not known.',
    ],
  ])('says why it cannot read %s', async (_name, path, words) => {
    const { status, reply, result } = await read(path);
    expect(status).toBe(422);
    expect(reply).toMatchObject({ success: false, error: words, urls_processed: 0, urls_failed: 1 });
    expect(result).toMatchObject({ status: 'failed', error: words, content: '', price: 0 });
  });

  it('waits for a page so long and no longer', async () => {
    const reader = networkReader({ clock: () => 0, allowPrivate: true, timeout: 500 });
    const hasty = await start({ reader });
    const reply = await (await post(hasty, '/contents', { urls: [`${pages.url}/silent.html`] })).json();
    expect(reply.error).toBe('The page did not come within 0.5 seconds.');
    await hasty.close();
  });

  it('follows five redirects of every kind', async () => {
    const { status, result } = await read('/hop/1');
    expect(status).toBe(200);
    expect(result).toMatchObject({ id: `${pages.url}/hop/1`, url: `${pages.url}/lighthouse.html` });
  });

  it('reads a page by the charset that it names itself', async () => {
    const { result } = await read('/cyrillic.html');
    expect(result.content).toContain('Река The quiet river');
  });

  it('reads what can be read of a page in the wrong charset', async () => {
    const { status, result } = await read('/wrong-charset.html');
    expect(status).toBe(200);
    expect(result.content).toContain('The quiet river');
  });

  it.each(['/broken.html', '/deep.html'])(
    'reads the text of a page without sense in its markup: %s',
    async (path) => {
      const { status, result } = await read(path);
      expect(status).toBe(200);
      expect(result.content).toContain('The quiet river');
    },
  );

  it('keeps nothing of what could not be read', async () => {
    await read('/sign-in.html');
    const response = await post(host, '/v1/deepsearch', { query: 'password', relevance_threshold: 0 });
    expect((await response.json()).results).toEqual([]);
  });

  it('gives up when the asker does', async () => {
    const call = host.fetch(
      new Request(`${host.baseUrl}/contents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'contract-key-9b1' },
        body: JSON.stringify({ urls: [`${pages.url}/silent.html`] }),
        signal: AbortSignal.timeout(100),
      }),
    );
    await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
