import type { z } from '../../contract/zod.ts';
import { Refusal } from './refusal.ts';

/** Bytes that a request may have. The longest one the interface allows is a few kilobytes. */
export const MAX_REQUEST_BYTES = 1024 * 1024;

/**
 * The JSON object in a request's body.
 * Refuses with 415 (not JSON by its content type), 413 (too large) or 400 (not UTF-8, not JSON, not an object).
 */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw new Refusal(415, 'Send JSON, with the header Content-Type: application/json.');
  }
  const value = parse(await readCapped(request));
  if (!isObject(value)) throw new Refusal(400, 'The body must be a JSON object.');
  return value;
}

/** Checks a body against an operation's schema; refuses with 400 that names each field at fault and why. */
export function checkFields<T>(schema: z.ZodType<T>, body: Record<string, unknown>): T {
  // Older clients send null for every option that is not set; leaving it out means the same.
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, 3).map((issue) => `${fieldName(issue.path)}: ${issue.message}`);
  throw new Refusal(400, faults.join(' '));
}

function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : `${name && `${name}.`}${String(part)}`),
    '',
  );
}

async function readCapped(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_REQUEST_BYTES) throw tooLarge();
  // Firefox has no `Request.body`; there the requests are our own and never came over a network.
  if (!request.body) return whole(await request.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_REQUEST_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return join(chunks, size);
}

function whole(body: ArrayBuffer): Uint8Array {
  if (body.byteLength > MAX_REQUEST_BYTES) throw tooLarge();
  return new Uint8Array(body);
}

function tooLarge(): Refusal {
  return new Refusal(413, `The body may have at most ${MAX_REQUEST_BYTES} bytes.`);
}

function join(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Refusal(400, cause instanceof SyntaxError ? 'The body is not JSON.' : 'The body is not UTF-8.');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
