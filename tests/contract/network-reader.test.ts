import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublic, publicAddresses } from '#lib/service/hosts/address-guard.ts';
import { networkReader } from '#lib/service/hosts/network-reader.ts';
import { startLoopbackServer } from '#tests/service/loopback-server.ts';
import type { LoopbackServer } from '#tests/service/loopback-server.ts';

const guarded = networkReader({ clock: () => 0 });
const options = { effort: 'normal', signal: new AbortController().signal } as const;

describe('the guarded reader', () => {
  let inner: LoopbackServer;
  let reached = 0;
  beforeAll(async () => {
    inner = await startLoopbackServer((_, outgoing) => {
      reached += 1;
      outgoing.end('<p>the secrets of this machine</p>');
    });
  });
  afterAll(() => inner.close());

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1.:443/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1:8443/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://192.0.0.1/',
    'http://192.0.2.5/',
    'http://198.18.0.1/',
    'http://198.51.100.7/',
    'http://203.0.113.9/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[ff02::1]/',
    'http://[2001:db8::1]/',
    'http://[100::1]/',
    'http://①②⑦.⓪.⓪.①/',
  ])('refuses %s', async (url) => {
    await expect(guarded.read(url, options)).rejects.toMatchObject({ name: 'ReadError', code: 'refused' });
  });

  it.each([
    'http://1.1.1.1:22/',
    'http://1.1.1.1:6379/',
    'https://1.1.1.1:8080/',
    'ftp://1.1.1.1/',
    'file:///etc/passwd',
    'gopher://1.1.1.1/',
    'http://user:pass@1.1.1.1/',
    'http://1.1.1.1@127.0.0.1/',
  ])('refuses the form of %s', async (url) => {
    await expect(guarded.read(url, options)).rejects.toMatchObject({ name: 'ReadError', code: 'refused' });
  });

  it('never connects to what it refuses', async () => {
    await expect(guarded.read(inner.url, options)).rejects.toMatchObject({ code: 'refused' });
    expect(reached).toBe(0);
  });

  it('says of a name what it says of an address', async () => {
    await expect(publicAddresses(new URL('http://localhost/'))).rejects.toMatchObject({ code: 'refused' });
    expect(await publicAddresses(new URL('https://1.1.1.1:8443/x'))).toEqual([
      { address: '1.1.1.1', family: 4 },
    ]);
    expect(await publicAddresses(new URL('http://[2606:4700::1111]/'))).toEqual([
      { address: '2606:4700::1111', family: 6 },
    ]);
  });

  it.each([
    ['8.8.8.8', true],
    ['172.15.255.255', true],
    ['172.32.0.1', true],
    ['2a00:1450:4001::1', true],
    ['fe80::1%eth0', false],
    ['169.254.0.1', false],
  ])('knows whether %s is public: %s', (address, expected) => {
    expect(isPublic(address)).toBe(expected);
  });
});

describe('the reader of a test', () => {
  it('sends nothing that names the person', async () => {
    let headers = {};
    const site = await startLoopbackServer((incoming, outgoing) => {
      headers = incoming.headers;
      outgoing.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' });
      outgoing.end('<title>Site</title><p>Words of the site, long enough to be read by anyone.</p>');
    });
    const open = networkReader({ clock: () => 1234, allowPrivate: true });
    const page = await open.read(`${site.url}/page#part`, options);
    expect(page).toMatchObject({ readAt: 1234, origin: 'web', requestedUrl: `${site.url}/page#part` });
    expect(Object.keys(headers).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ]);
    await site.close();
  });

  it('stops when it is told to', async () => {
    const site = await startLoopbackServer(() => {});
    const open = networkReader({ clock: () => 0, allowPrivate: true });
    const signal = AbortSignal.timeout(50);
    await expect(open.read(site.url, { effort: 'normal', signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await site.close();
  });
});
