import { describe, expect, it } from 'vitest';
import { findAddresses } from '#lib/reads/find-addresses.ts';
import { MAX_ADDRESSES, batchesOf, planRead, readersOf, readyUrls } from '#lib/reads/plan-read.ts';

describe('findAddresses', () => {
  it.each([
    [
      'one address a line',
      'https://a.example/1\nhttp://b.example',
      ['https://a.example/1', 'http://b.example'],
    ],
    [
      'a list in Markdown',
      '- [Mills](https://a.example/mills).\n* <https://a.example/b>',
      ['https://a.example/mills', 'https://a.example/b'],
    ],
    [
      'words around it',
      'see https://a.example/x, and https://a.example/y!',
      ['https://a.example/x', 'https://a.example/y'],
    ],
    ['a bracket of its own', 'https://a.example/Mill_(grain)', ['https://a.example/Mill_(grain)']],
    ['a host without a scheme', 'a.example/page', ['https://a.example/page']],
    ['a line that is none', 'just some words', ['just some words']],
    ['other schemes as they are', 'chrome://settings', ['chrome://settings']],
  ])('finds %s', (_, text, found) => {
    expect(findAddresses(text)).toEqual(found);
  });

  it('takes a million characters of anything in no time', () => {
    const started = performance.now();
    findAddresses('('.repeat(500_000) + 'a.'.repeat(250_000));
    findAddresses(`https://a.example/${')'.repeat(200_000)}`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('planRead', () => {
  it('names what is not sent and why, and keeps the rest in order', () => {
    const rows = planRead([
      'https://a.example/x',
      'https://a.example/x?utm_source=s#part',
      'nothing',
      'file:///a.html',
      'https://me:pw@a.example/',
      'https://a.example/y',
    ]);
    expect(rows.map(({ fault }) => fault)).toEqual([
      undefined,
      'duplicate',
      'not-address',
      'local-file',
      'with-name',
      undefined,
    ]);
    expect(readyUrls(rows)).toEqual(['https://a.example/x', 'https://a.example/y']);
  });

  it('leaves browser pages and extension stores out, but lets a service on the web try a store', () => {
    const store = 'https://chromewebstore.google.com/detail/x';
    const faults = (by: 'device' | 'hosted') =>
      planRead(['chrome://settings', 'about:blank', store], by).map(({ fault }) => fault);
    expect(faults('device')).toEqual(['not-web', 'not-web', 'store']);
    expect(faults('hosted')).toEqual(['not-web', 'not-web', undefined]);
  });

  it('gives to this device what a service on the web cannot reach', () => {
    const urls = ['https://a.example/', 'http://localhost:3000/', 'http://192.168.1.4/x'];
    const by = (address: string) => readersOf(urls, { kind: 'hosted', address });
    expect(by('https://service.example').hosted).toEqual(['https://a.example/']);
    expect(by('http://127.0.0.1:8787').device).toEqual([]);
    expect(readersOf(urls, { kind: 'device', address: '' })).toEqual({ hosted: [], device: urls });
  });

  it('takes so many and no more', () => {
    const many = Array.from({ length: MAX_ADDRESSES + 2 }, (_, index) => `https://a.example/${index}`);
    const rows = planRead(many);
    expect(readyUrls(rows)).toHaveLength(MAX_ADDRESSES);
    expect(rows.at(-1)?.fault).toBe('too-many');
  });

  it('sends ten at a time', () => {
    const urls = Array.from({ length: 23 }, (_, index) => `https://a.example/${index}`);
    expect(batchesOf(urls).map(({ length }) => length)).toEqual([10, 10, 3]);
    expect(batchesOf([])).toEqual([]);
  });
});
