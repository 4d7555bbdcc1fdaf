import { describe, expect, it } from 'vitest';
import { checkAddress } from '#lib/browser/address.ts';

describe('checkAddress', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['  https://api.example.com/  ', 'https://api.example.com'],
    ['https://api.example.com/v2/', 'https://api.example.com/v2'],
    ['https://api.example.com//', 'https://api.example.com'],
    ['HTTPS://API.Example.com:443/V2', 'https://api.example.com/V2'],
    ['https://api.example.com:8443/a/b', 'https://api.example.com:8443/a/b'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['http://127.1', 'http://127.0.0.1'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://service.localhost', 'http://service.localhost'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('takes %j as %s, with nothing to warn of', (typed, address) => {
    expect(checkAddress(typed)).toEqual({ ok: true, address, insecure: false });
  });

  it.each([
    'http://192.168.1.5:8080',
    'http://service.internal',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://1270.0.0.1.example',
  ])('warns of %s: the key would travel unencrypted', (typed) => {
    expect(checkAddress(typed)).toMatchObject({ ok: true, insecure: true });
  });

  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['api.example.com', 'not-an-address'],
    ['https://', 'not-an-address'],
    ['https://a b', 'not-an-address'],
    ['https://example.com:99999', 'not-an-address'],
    ['localhost:8080', 'not-http'],
    ['ftp://example.com', 'not-http'],
    ['javascript:alert(1)', 'not-http'],
    ['file:///etc/hosts', 'not-http'],
    ['https://me@example.com', 'has-user'],
    ['https://me:secret@example.com', 'has-user'],
    ['https://example.com/?key=1', 'has-query'],
    ['https://example.com/#answer', 'has-query'],
  ])('refuses %j: %s', (typed, reason) => {
    expect(checkAddress(typed)).toEqual({ ok: false, reason });
  });

  it('takes linear time on a path full of slashes', () => {
    const slashes = `https://example.com/${'/'.repeat(200_000)}x`;
    const before = performance.now();
    expect(checkAddress(slashes)).toMatchObject({ ok: true });
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
