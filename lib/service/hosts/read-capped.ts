import type { IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ReadError } from '../types.ts';

/** Bytes of one page, after decompression: a small reply may unpack to any size. */
export const MAX_PAGE_BYTES = 16 * 1024 * 1024;

const DECODERS = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['br', createBrotliDecompress],
  ['deflate', createInflate],
]);

/**
 * The decompressed body of a page. Whatever happens, the connection is closed afterwards.
 *
 * @throws ReadError `too-large`, `not-text` (an encoding that is not known), `unreachable` (broken off or damaged)
 */
export async function readCapped(message: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const stream = decoded(message);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Buffer)) continue;
      size += chunk.byteLength;
      if (size > MAX_PAGE_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ReadError || signal.aborted) throw cause;
    throw new ReadError('unreachable', 'The page broke off before its end.', { cause });
  } finally {
    message.destroy();
  }
  return Buffer.concat(chunks);
}

function decoded(message: IncomingMessage): AsyncIterable<unknown> {
  const encoding = (message.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') {
    if (Number(message.headers['content-length']) > MAX_PAGE_BYTES) throw tooLarge();
    return message;
  }
  const create = DECODERS.get(encoding);
  if (!create) throw new ReadError('not-text', `The page is packed in a way (${encoding}) that is not read.`);
  const decoder = create();
  // `pipe` does not pass errors on: a connection that breaks must end the decoder too.
  message.once('error', (error) => decoder.destroy(error));
  message.once('aborted', () => decoder.destroy(new Error('aborted')));
  return message.pipe(decoder);
}

function tooLarge(): ReadError {
  return new ReadError('too-large', `The page is larger than ${MAX_PAGE_BYTES / 1024 / 1024} MB.`);
}
