import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Draft, Fault } from '../fault.ts';

function encode(encoding: string, change: (body: Buffer) => Buffer) {
  return (draft: Draft) => {
    draft.headers['content-encoding'] = encoding;
    draft.body = change(draft.body);
  };
}

function damage(bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes);
  for (let at = Math.min(20, damaged.length >> 1); at < damaged.length; at += 3) damaged[at] = 0xff;
  return damaged;
}

function recode(charset: BufferEncoding) {
  return (draft: Draft) => {
    draft.body = Buffer.from(draft.body.toString('utf8'), charset);
  };
}

/** Bytes that are not what their headers say: charsets and compression. */
export const encodingFaults: Record<string, Fault> = {
  badutf8: {
    // A continuation byte without its start, after the first colon and quote of a text.
    draft(draft) {
      const at = draft.body.indexOf('":"') + 3;
      draft.body = Buffer.concat([
        draft.body.subarray(0, at),
        Buffer.from([0x80, 0xff]),
        draft.body.subarray(at),
      ]);
    },
  },
  utf16: { draft: recode('utf16le') },
  latin1: {
    draft(draft) {
      const text = draft.body.toString('utf8').replace('":"', '":"\u00e9\u00fc ');
      draft.body = Buffer.from(text, 'latin1');
    },
  },
  encunknown: { draft: encode('x-unheard-of', (body) => body) },
  gzip: { draft: encode('gzip', (body) => gzipSync(body)) },
  gzipbad: { draft: encode('gzip', (body) => damage(gzipSync(body))) },
  gziptrunc: { draft: encode('gzip', (body) => gzipSync(body).subarray(0, -20)) },
  brbad: { draft: encode('br', (body) => damage(brotliCompressSync(body))) },
};
