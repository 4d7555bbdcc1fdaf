import type { Draft, Fault, Moment } from '../fault.ts';

const HTML =
  '<!doctype html><title>Sign in</title><h1>Welcome to the network</h1><img src=x onerror=alert(1)>';

/** Replies other than the service's own 200: statuses, their headers and their bodies. */
export const statusFaults: Record<string, Fault> = {
  status: {
    unbooked: true,
    instead(value) {
      const status = Number(value);
      const empty = status === 204 || status === 304;
      return json(
        status,
        empty ? undefined : { success: false, error: `Injected: the service answered ${value}.` },
      );
    },
  },

  /** Seconds, `date+N` for a date N seconds ahead, or any nonsense. */
  'retry-after': {
    draft({ headers }, value) {
      const [, ahead] = /^date\+(\d+)$/.exec(value) ?? [];
      headers['retry-after'] =
        ahead === undefined ? value : new Date(Date.now() + Number(ahead) * 1000).toUTCString();
    },
  },

  body: {
    draft(draft, value, moment) {
      const { type, text } = bodyOf(value, moment);
      draft.headers['content-type'] = type;
      draft.body = Buffer.from(text);
    },
  },

  /** A captive portal: another server answers, with a page. */
  portal: {
    unbooked: true,
    instead: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from(HTML) }),
  },

  emptybody: {
    draft(draft) {
      draft.body = Buffer.alloc(0);
    },
  },

  noctype: {
    draft({ headers }) {
      delete headers['content-type'];
    },
  },

  ctype: {
    draft({ headers }, value) {
      headers['content-type'] = value;
    },
  },

  setcookie: {
    draft({ headers }) {
      headers['set-cookie'] = 'session=injected; Path=/; SameSite=None; Secure';
    },
  },

  /** A header of N kilobytes. */
  hugeheader: {
    draft({ headers }, value) {
      headers['x-huge'] = 'h'.repeat(Number(value) * 1024);
    },
  },
};

function json(status: number, body: object | undefined): Draft {
  return {
    status,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: Buffer.from(body ? JSON.stringify(body) : ''),
  };
}

function bodyOf(kind: string, { request }: Moment): { type: string; text: string } {
  switch (kind) {
    case 'html':
      return { type: 'text/html', text: HTML };
    case 'text':
      return { type: 'text/plain', text: `Injected: plain words. ${'More words. '.repeat(200)}` };
    case 'empty':
      return { type: 'application/json', text: '' };
    case 'huge':
      return {
        type: 'application/json',
        text: JSON.stringify({ success: false, error: 'x'.repeat(2_000_000) }),
      };
    case 'problem':
      return {
        type: 'application/problem+json',
        text: JSON.stringify({ title: 'Injected problem', detail: 'The details of it.', status: 500 }),
      };
    case 'echo':
      return {
        type: 'application/json',
        text: JSON.stringify({ success: false, error: `You sent ${JSON.stringify(request)}` }),
      };
    default:
      throw new Error(`There is no body named ${kind}.`);
  }
}
