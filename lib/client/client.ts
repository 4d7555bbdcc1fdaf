import type { Fetch, OperationName, ReplyOf, RequestOf } from '../contract/index.ts';
import type { Json } from '../contract/shared.ts';

export interface ClientOptions {
  fetch: Fetch;
  /** Where the service stands, without a trailing slash. */
  baseUrl: string;
  paths?: Record<OperationName, string> | undefined;
  apiKey?: string | undefined;
  /** Milliseconds since 1970; for `Retry-After` dates. */
  now?: (() => number) | undefined;
}

export interface SendOptions {
  /** Aborting it cancels the call. */
  signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up. */
  timeout: number;
}

/** A reply that can be used, and the text it was read from. */
export interface Received<Name extends OperationName> {
  reply: ReplyOf<Name>;
  /** The reply before the contract made it its own: to tell what was left out. */
  json: Json;
  /** The reply's text, capped and without the key. */
  raw: string;
  status: number;
}

export interface Client {
  /**
   * Sends one request, once.
   *
   * @throws CallError in every case but success; `detail.code` says which
   */
  send<Name extends OperationName>(
    name: Name,
    request: RequestOf<Name>,
    options: SendOptions,
  ): Promise<Received<Name>>;
}
