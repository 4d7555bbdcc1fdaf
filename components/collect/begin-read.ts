import { requestOrigins } from '#lib/browser/permissions.ts';
import { send } from '#lib/browser/send.ts';
import { CallError } from '#lib/client/error.ts';
import { batchesOf, readersOf } from '#lib/reads/plan-read.ts';
import type { ReadBy } from '#lib/reads/plan-read.ts';
import { readRequest } from '#lib/reads/read-choice.ts';
import type { ReadChoice } from '#lib/reads/read-choice.ts';

/**
 * Begins to read addresses, ten in a call. This device needs the person's leave for each site, asked at once: call it
 * inside the gesture. What they refuse is sent nevertheless, so that its row says why it was not read.
 *
 * @param group the reading that they belong to; a new one when none is named
 * @returns the group
 * @throws CallError when the background could not write a call down; the calls before it run
 */
export async function beginRead(
  urls: readonly string[],
  choice: ReadChoice,
  by: ReadBy,
  group: string = crypto.randomUUID(),
): Promise<string> {
  const readers = readersOf(urls, by);
  if (readers.device.length > 0) await requestOrigins(readers.device);
  for (const service of ['hosted', 'device'] as const)
    for (const batch of batchesOf(readers[service])) {
      // oxlint-disable-next-line no-await-in-loop -- the order of the calls is the order of the rows
      await send('call/start', {
        id: crypto.randomUUID(),
        operation: 'contents',
        request: readRequest(batch, choice),
        service,
        group,
      });
    }
  return group;
}

export function wordsOfFailure(error: unknown): string {
  if (error instanceof CallError) return error.detail.words ?? error.detail.code;
  return String(error);
}
