import { expect, test } from 'vitest';
import { imageType } from '#lib/reads/image-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ['\u0089PNG\r\n\u001a\n....', 'image/png'],
  ['\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['GIF89a....', 'image/gif'],
  ['RIFF....WEBPVP8 ', 'image/webp'],
  ['....ftypavif', 'image/avif'],
  ['<?xml version="1.0"?>\n<svg xmlns="x">', 'drawing'],
  ['<!doctype html><p>', undefined],
  ['', undefined],
])('What begins with %j is %s', (text, type) => {
  expect(imageType(bytes(text))).toBe(type);
});
