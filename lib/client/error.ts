/**
 * Everything that can go wrong with one call, by what the person can do about it. `charged` is what is known of
 * the money: `no` when nothing was sent or a refusal came before any work, `maybe` when only the service knows.
 * (faults.md, fault matrix.)
 */
export const ERRORS = {
  // Before anything was sent.
  'invalid-request': { charged: 'no' },
  'no-key': { charged: 'no' },
  'no-permission': { charged: 'no' },
  'page-unreadable': { charged: 'no' },
  offline: { charged: 'no' },
  'not-recorded': { charged: 'no' },
  'storage-full': { charged: 'no' },
  'never-sent': { charged: 'no' },
  'held-back': { charged: 'no' },
  'limit-reached': { charged: 'no' },
  'price-alarm': { charged: 'no' },
  // On the way.
  unreachable: { charged: 'maybe' },
  timeout: { charged: 'maybe' },
  cancelled: { charged: 'maybe' },
  interrupted: { charged: 'maybe' },
  redirected: { charged: 'maybe' },
  incomplete: { charged: 'maybe' },
  // The service said no.
  'bad-request': { charged: 'no' },
  unauthorized: { charged: 'no' },
  'payment-required': { charged: 'no' },
  forbidden: { charged: 'no' },
  'not-found': { charged: 'no' },
  unprocessable: { charged: 'no' },
  'rate-limited': { charged: 'no' },
  refused: { charged: 'no' },
  'request-timeout': { charged: 'maybe' },
  'service-error': { charged: 'maybe' },
  'unexpected-status': { charged: 'maybe' },
  // An answer came and cannot be used.
  'empty-reply': { charged: 'maybe' },
  'web-page': { charged: 'maybe' },
  unreadable: { charged: 'maybe' },
  'too-large': { charged: 'maybe' },
  'wrong-shape': { charged: 'maybe' },
  unsuccessful: { charged: 'maybe' },
} as const satisfies Record<string, { charged: 'no' | 'maybe' }>;

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetail {
  code: ErrorCode;
  /** HTTP status, when a reply came. */
  status?: number | undefined;
  /** The service's own words as plain text, at most 500 characters, without the key. */
  words?: string | undefined;
  /** The field of the request that was refused, as a path such as `urls.0`. */
  field?: string | undefined;
  /** Milliseconds that the service asks to wait. */
  retryAfter?: number | undefined;
}

/** The one error of a call. What the person reads is made from `code` (components), never from `message`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly detail: ErrorDetail;
  /** The reply as text where one came, capped and without the key. */
  readonly raw: string | undefined;
  /** The reply as the contract reads it, where a refusal had one: it may name a cost, or what failed. */
  readonly reply: object | undefined;

  constructor(
    detail: ErrorDetail,
    options?: ErrorOptions & { raw?: string | undefined; reply?: object | undefined },
  ) {
    super(detail.words ? `${detail.code}: ${detail.words}` : detail.code, options);
    this.detail = detail;
    this.raw = options?.raw;
    this.reply = options?.reply;
  }
}

/** The code of an HTTP status other than 200 and 206. */
export function codeOfStatus(status: number): ErrorCode {
  const known: Record<number, ErrorCode> = {
    400: 'bad-request',
    401: 'unauthorized',
    402: 'payment-required',
    403: 'forbidden',
    404: 'not-found',
    405: 'not-found',
    408: 'request-timeout',
    422: 'unprocessable',
    429: 'rate-limited',
  };
  return known[status] ?? (status >= 500 ? 'service-error' : status >= 400 ? 'refused' : 'unexpected-status');
}
