import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startLoopbackServer } from '#tests/service/loopback-server.ts';
import type { LoopbackServer } from '#tests/service/loopback-server.ts';

import { makePdf } from './make-pdf.ts';

const PAGES = new URL('../pages/contract/', import.meta.url);
const TYPES: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.md': 'text/markdown' };

type Answer = (outgoing: ServerResponse, incoming: IncomingMessage) => void;

const MEGABYTE = Buffer.alloc(1024 * 1024, '<p>word word</p>\n');

function html(body: string | Buffer, headers: Record<string, string> = {}): Answer {
  return (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html', ...headers });
    outgoing.end(body);
  };
}

function redirect(location: string, status = 302): Answer {
  return (outgoing) => {
    outgoing.writeHead(status, { location });
    outgoing.end();
  };
}

/** Sends N megabytes of paragraphs, as long as anyone listens. */
function megabytes(count: number): Answer {
  return (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html' });
    let sent = 0;
    const send = () => {
      while (sent < count && !outgoing.destroyed) {
        sent += 1;
        if (!outgoing.write(MEGABYTE)) {
          outgoing.once('drain', send);
          return;
        }
      }
      outgoing.end();
    };
    send();
  };
}

const PROSE = 'The quiet river turned the great wheel of the mill all night. '.repeat(10);

const PAPER = [
  'On the drift of sea ice',
  'The ice drifted forty kilometres to the north during the winter of 1893.',
  'Its speed was about a fiftieth of the speed of the wind that drove it.',
];

const ANSWERS: Record<string, Answer> = {
  '/empty.html': html(''),
  '/no-text.html': html('<html><body><div id="app"></div><script>start()</script></body></html>'),
  '/picture.png': html(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), { 'content-type': 'image/png' }),
  '/data.bin': html(Buffer.from([1, 0, 2, 0, 3]), { 'content-type': 'application/octet-stream' }),
  /** Says that it is HTML and is not. */
  '/lies.html': html(Buffer.alloc(4096, 0)),
  '/data.json': html('{"a":1}', { 'content-type': 'application/json' }),
  '/large.html': megabytes(50),
  '/bomb.html': html(gzipSync(Buffer.alloc(60 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' }),
  '/gzip.html': html(gzipSync(`<title>Packed</title><p>${PROSE}</p>`), { 'content-encoding': 'gzip' }),
  '/cut-gzip.html': html(gzipSync(`<p>${PROSE}</p>`).subarray(0, 40), { 'content-encoding': 'gzip' }),
  /** windows-1251, named only in the page. */
  '/cyrillic.html': html(
    Buffer.concat([
      Buffer.from('<meta charset="windows-1251"><title>Река</title><p>'.replace('Река', 'River')),
      Buffer.from([0xd0, 0xe5, 0xea, 0xe0]),
      Buffer.from(` ${PROSE}</p>`),
    ]),
  ),
  /** Says UTF-8 and holds a byte that cannot be. */
  '/wrong-charset.html': html(
    Buffer.concat([Buffer.from('<title>Caf'), Buffer.from([0xe9]), Buffer.from(`</title><p>${PROSE}</p>`)]),
    { 'content-type': 'text/html; charset=utf-8' },
  ),
  '/broken.html': html(`<div><p>${PROSE}<b><table><tr><td></p></div></b><li>${PROSE}`),
  '/deep.html': html(`${'<div>'.repeat(20_000)}<p>${PROSE}</p>`),
  '/paper.pdf': html(makePdf(PAPER), { 'content-type': 'application/pdf' }),
  '/scan.pdf': html(makePdf([]), { 'content-type': 'application/pdf' }),
  '/broken.pdf': html('%PDF-1.4 and nothing more', { 'content-type': 'application/pdf' }),
  '/loop': redirect('/loop'),
  '/hop/1': redirect('/hop/2', 301),
  '/hop/2': redirect('/hop/3', 303),
  '/hop/3': redirect('/hop/4', 307),
  '/hop/4': redirect('/hop/5', 308),
  '/hop/5': redirect('/lighthouse.html'),
  '/hop/0': redirect('/hop/1'),
  '/to-file': redirect('file:///etc/hostname'),
  '/to-nowhere': redirect('http://'),
  /** Sends its headers and then nothing. */
  '/silent.html': (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html' });
    outgoing.write('<p>and then');
  },
  '/reset.html': (_, incoming) => incoming.socket.resetAndDestroy(),
};

/** A site on loopback: the files of tests/pages/contract, and the kinds of pages that no file can be. */
export function startPageServer(): Promise<LoopbackServer> {
  return startLoopbackServer((incoming, outgoing) => {
    const path = incoming.url?.split('?', 1)[0] ?? '/';
    const answer = ANSWERS[path];
    if (answer) answer(outgoing, incoming);
    else void sendFile(path, outgoing);
  });
}

async function sendFile(path: string, outgoing: ServerResponse): Promise<void> {
  const body = await readFile(new URL(`.${path}`, PAGES)).catch(() => undefined);
  outgoing.writeHead(body ? 200 : 404, { 'content-type': TYPES[extname(path)] ?? 'text/html' });
  outgoing.end(body ?? '<title>Not found</title><h1>There is no such page</h1>');
}
