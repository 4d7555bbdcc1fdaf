import { expect, it } from 'vitest';
import { isPrivate } from '#lib/page/is-private.ts';

it.each([
  'http://localhost:8080/a',
  'http://127.0.0.1/',
  'http://10.1.2.3/',
  'https://192.168.0.7/wiki',
  'http://172.20.1.1/',
  'http://169.254.1.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'https://wiki/start',
  'https://wiki.corp/',
  'https://printer.local/',
  'https://box.home.arpa/',
  'file:///notes.html',
])('%s is private', (url) => {
  expect(isPrivate(url)).toBe(true);
});

it.each([
  'https://example.org/',
  'https://8.8.8.8/',
  'https://locals.example/',
  'https://my.lan.example.org/',
  'no url',
  '',
])('%j is not', (url) => {
  expect(isPrivate(url)).toBe(false);
});
