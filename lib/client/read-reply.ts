import { operations } from '../contract/index.ts';
import type { OperationName, ReplyOf } from '../contract/index.ts';
import type { ClientOptions, Received } from './client.ts';
import { CallError, codeOfStatus } from './error.ts';
import type { ErrorCode, ErrorDetail } from './error.ts';
import { hideKey } from './hide-key.ts';
import { parseJson } from './parse-json.ts';
import { readBody } from './read-body.ts';
import { retryAfter } from './retry-after.ts';
import { looksLikeWebPage, serviceWords } from './service-words.ts';

const MIB = 1024 * 1024;

/** Decompressed bytes that a reply may have (faults.md, threat 19). */
const MAX_BYTES: Record<OperationName, number> = {
  answer: 8 * MIB,
  deepsearch: 8 * MIB,
  contents: 32 * MIB,
  feedback: MIB,
};

/** Characters of a reply's text that are kept for "show raw". */
const MAX_RAW = 256 * 1024;

/** Reads a response as the reply of an operation. @throws CallError saying why it cannot be one */
export async function readReply<Name extends OperationName>(
  name: Name,
  response: Response,
  options: ClientOptions,
  signal: AbortSignal,
): Promise<Received<Name>> {
  const { status } = response;
  // Browsers hide a redirect behind status 0; Node shows it.
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
    throw new CallError({ code: 'redirected', status: status || undefined });
  }
  const text = await textOf(name, response, options, signal);
  const raw = text.slice(0, MAX_RAW);
  const failure = (code: ErrorCode, detail: Partial<ErrorDetail> = {}, reply?: ReplyOf<Name>) =>
    new CallError({ code, status, ...detail }, { raw, reply });

  const json = parseJson(text);
  const parsed = operations[name].reply.safeParse(json);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema stands under the operation's own name
  const reply = parsed.data as ReplyOf<Name> | undefined;

  if (status !== 304 && (status < 200 || status >= 300)) {
    const words = serviceWords(text, response.statusText);
    const wait = retryAfter(response.headers.get('retry-after'), options.now?.() ?? Date.now());
    throw failure(codeOfStatus(status), { words, retryAfter: wait }, reply);
  }
  if (text.trim() === '') throw failure('empty-reply');
  if (json === undefined) throw failure(looksLikeWebPage(text) ? 'web-page' : 'unreadable');
  if (reply === undefined) throw failure('wrong-shape');
  if (reply.success === false) throw failure('unsuccessful', { words: serviceWords(text, '') }, reply);
  return { reply, json, raw, status };
}

/**
 * The body as text, without the key: from here on it can be shown, kept and parsed.
 *
 * @throws CallError `incomplete`, with what came, when the connection ends in mid-body
 */
async function textOf(
  name: OperationName,
  response: Response,
  { apiKey = '' }: ClientOptions,
  signal: AbortSignal,
): Promise<string> {
  const { bytes, broken } = await readBody(response, MAX_BYTES[name], signal);
  const text = hideKey(new TextDecoder().decode(bytes), apiKey);
  if (broken === undefined) return text;
  throw new CallError(
    { code: 'incomplete', status: response.status },
    { cause: broken, raw: text.slice(0, MAX_RAW) },
  );
}
