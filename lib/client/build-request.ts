import { operations } from '../contract/index.ts';
import type { OperationName, RequestOf } from '../contract/index.ts';
import type { ClientOptions } from './client.ts';
import { CallError } from './error.ts';

/**
 * The HTTP request of an operation, checked strictly.
 *
 * @throws CallError `invalid-request` with the field and why
 */
export function buildRequest<Name extends OperationName>(
  { baseUrl, paths, apiKey }: ClientOptions,
  name: Name,
  request: RequestOf<Name>,
): Request {
  const parsed = operations[name].request.safeParse(request);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new CallError({ code: 'invalid-request', field: issue?.path.join('.'), words: issue?.message });
  }
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json' });
  if (apiKey) headers.set('x-api-key', apiKey);
  return new Request(baseUrl + (paths?.[name] ?? operations[name].path), {
    method: 'POST',
    headers,
    body: JSON.stringify(parsed.data),
    // `fetch` would carry x-api-key to whatever origin a redirect names (platform.md, section 4).
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
}
