import type { Fault, Wire } from '../fault.ts';

/** Lets the bytes leave before the connection is cut: a reset throws away what is still waiting to be sent. */
async function cutAfter({ socket, wait }: Wire, bytes: Buffer): Promise<void> {
  await new Promise<void>((resolve) => {
    socket.write(bytes, () => resolve());
  });
  await wait(50);
  socket.resetAndDestroy();
}

/** Connections that are lost, and replies that break HTTP's own rules. */
export const brokenFaults: Record<string, Fault> = {
  reset: {
    unbooked: true,
    before({ socket }) {
      socket.resetAndDestroy();
    },
  },

  close: {
    unbooked: true,
    before({ socket }) {
      socket.destroy();
    },
  },

  resetmid: {
    deliver: (wire) => cutAfter(wire, Buffer.concat([wire.head, half(wire.body)])),
  },

  /** The body ends, in an orderly way, before the length that was announced. */
  truncate: {
    deliver({ socket, head, body }) {
      socket.end(Buffer.concat([head, half(body)]));
    },
  },

  /** The announced length is longer than the body. */
  lenlong: {
    draft({ headers, body }) {
      headers['content-length'] = String(body.byteLength + 100);
    },
  },

  badchunk: {
    draft: ({ headers }) => {
      headers['transfer-encoding'] = 'chunked';
    },
    deliver({ socket, head, body }) {
      const size = half(body).byteLength.toString(16);
      socket.end(Buffer.concat([head, Buffer.from(`${size}\r\n`), half(body), Buffer.from('\r\nZZ\r\n')]));
    },
  },

  badhttp: {
    unbooked: true,
    deliver({ socket }) {
      socket.end('ICE/1.0 perhaps\n\nno headers here');
    },
  },

  chunked: {
    draft: ({ headers }) => {
      headers['transfer-encoding'] = 'chunked';
    },
    deliver({ socket, head, body }) {
      const [first, second] = [half(body), body.subarray(half(body).byteLength)];
      socket.end(Buffer.concat([head, ...[first, second].flatMap(chunk), Buffer.from('0\r\n\r\n')]));
    },
  },

  /** An interim reply goes ahead of the real one. */
  early: {
    before({ socket }) {
      socket.write('HTTP/1.1 103 Early Hints\r\nlink: </style.css>; rel=preload\r\n\r\n');
    },
  },
};

function half(body: Buffer): Buffer {
  return body.subarray(0, Math.floor(body.byteLength / 2));
}

function chunk(bytes: Buffer): Buffer[] {
  return [Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')];
}
