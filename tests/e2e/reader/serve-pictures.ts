import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';

export interface PicturesServer {
  /** `http://127.0.0.1:PORT`, no slash at the end. */
  origin: string;
  /** Paths in the order in which they were asked for, with any cookie or referrer that came along. */
  asked: string[];
  close(): Promise<void>;
}

/** Serves pictures on loopback, one of them to its own pages only, and what is no picture. */
export async function servePictures(): Promise<PicturesServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push([path, request.headers.cookie, request.headers.referer].filter(Boolean).join(' '));
    const [type, body] = PICTURES[path] ?? ['text/plain', 'none'];
    response.setHeader('connection', 'close');
    // Sites let the pages of others load their pictures by this header, or not.
    if (path !== '/closed.png') response.setHeader('access-control-allow-origin', '*');
    response.writeHead(path in PICTURES ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The smallest picture there is, a drawing with a program in it, and a page that says it is a picture. */
const PICTURES: Record<string, [type: string, body: string | Buffer]> = {
  '/open.png': ['image/png', png()],
  '/closed.png': ['image/png', png()],
  '/drawing.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  '/page.png': ['image/png', '<!doctype html><p>no picture</p>'],
};

function png(): Buffer {
  const chunk = (kind: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0]);
  const pixels = deflateSync(Buffer.from([0, 255, 0, 0, 0, 255, 0, 0, 0, 0, 255, 255, 255, 0]));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
