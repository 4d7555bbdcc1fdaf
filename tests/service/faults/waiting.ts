import { untilClosed } from '../fault.ts';
import type { Fault } from '../fault.ts';

/** Replies that come late, by drops, or never. Times are in milliseconds. */
export const waitingFaults: Record<string, Fault> = {
  delay: { before: ({ wait }, value) => wait(Number(value)) },

  hang: { unbooked: true, before: untilClosed },

  headersthendelay: {
    async deliver({ socket, head, body, wait }, value) {
      socket.write(head);
      await wait(Number(value));
      socket.end(body);
    },
  },

  /** `slow=100,every=15000`: a hundred bytes of the body each fifteen seconds. */
  slow: {
    async deliver({ socket, head, body, wait }, value, { words }) {
      socket.write(head);
      const size = Number(value) || 1;
      for (let at = 0; at < body.byteLength && !socket.destroyed; at += size) {
        socket.write(body.subarray(at, at + size));
        // oxlint-disable-next-line no-await-in-loop -- one drop after the other
        await wait(Number(words['every'] ?? 100));
      }
      socket.end();
    },
  },
  every: {},

  hangmid: {
    async deliver(wire) {
      wire.socket.write(wire.head);
      wire.socket.write(wire.body.subarray(0, wire.body.byteLength / 2));
      await untilClosed(wire);
    },
  },

  /** A body without an end: a piece of it each N milliseconds. */
  endless: {
    draft: ({ headers }) => {
      headers['transfer-encoding'] = 'chunked';
    },
    async deliver({ socket, head, wait }, value) {
      socket.write(head);
      while (!socket.destroyed) {
        socket.write('2\r\n[[\r\n');
        // oxlint-disable-next-line no-await-in-loop -- one piece after the other
        await wait(Number(value) || 200);
      }
    },
  },
};
