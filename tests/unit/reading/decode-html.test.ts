import { expect, test } from 'vitest';
import { decodeHtml } from '#lib/service/reading/decode-html.ts';

function bytes(...parts: (string | number[])[]): Uint8Array {
  return new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
}

test.each([
  [
    'a byte order mark wins over the header',
    bytes([0xef, 0xbb, 0xbf], 'caf', [0xc3, 0xa9]),
    'text/html; charset=latin1',
  ],
  ['the header names the encoding', bytes('caf', [0xe9]), 'text/html; charset="ISO-8859-1"'],
  ['the page names the encoding', bytes('<meta charset=windows-1252>caf', [0xe9]), 'text/html'],
  [
    'the page names it the old way',
    bytes('<meta http-equiv="Content-Type" content="text/html; charset=latin1">caf', [0xe9]),
    null,
  ],
  ['nothing names it and it is UTF-8', bytes('caf', [0xc3, 0xa9]), null],
  ['nothing names it and it is not UTF-8', bytes('caf', [0xe9]), null],
  ['the header is wrong about UTF-8', bytes('<meta charset=latin1>caf', [0xe9]), 'text/html; charset=utf-8'],
  ['the header names no known encoding', bytes('caf', [0xc3, 0xa9]), 'text/html; charset=klingon'],
])('%s', (_, page, header) => {
  expect(decodeHtml(page, header)).toMatch(/café$/);
});

test('other alphabets are read', () => {
  expect(decodeHtml(bytes([0x82, 0xb1, 0x82, 0xf1]), 'text/html; charset=shift_jis')).toBe('こん');
  expect(decodeHtml(bytes([0xff, 0xfe, 0x41, 0x00]), null)).toBe('A');
});

test('a few broken bytes do not turn a UTF-8 page into another encoding', () => {
  expect(decodeHtml(bytes('caf', [0xc3, 0xa9], ' ', [0xff]), 'text/html; charset=utf-8')).toBe('café \uFFFD');
});
