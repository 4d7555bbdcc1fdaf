import { mayReach, requestOrigins } from '#lib/browser/permissions.ts';
import { send } from '#lib/browser/send.ts';
import { CallError } from '#lib/client/error.ts';
import { batchesOf } from '#lib/reads/plan-read.ts';
import { readRequest } from '#lib/reads/read-choice.ts';
import type { ReadChoice } from '#lib/reads/read-choice.ts';

interface Begun {
  group: string;
  /** Addresses that were sent. */
  sent: number;
  /** Hosts that the browser does not let Sidelight read: their addresses were not sent. */
  refused: string[];
}

/**
 * Begins to read addresses, ten in a call. This device needs the person's leave for each site, asked at once: call it
 * inside the gesture.
 *
 * @param group the reading that they belong to; a new one when none is named
 * @throws CallError when the background could not write a call down; the calls before it run
 */
export async function beginRead(
  urls: readonly string[],
  choice: ReadChoice,
  service: 'device' | 'hosted',
  group: string = crypto.randomUUID(),
): Promise<Begun> {
  const allowed = service === 'device' ? await askForSites(urls) : urls;
  const refused = urls.filter((url) => !allowed.includes(url)).map((url) => new URL(url).host);
  for (const batch of batchesOf(allowed)) {
    // oxlint-disable-next-line no-await-in-loop -- the order of the calls is the order of the rows
    await send('call/start', {
      id: crypto.randomUUID(),
      operation: 'contents',
      request: readRequest(batch, choice),
      service,
      group,
    });
  }
  return { group, sent: allowed.length, refused: [...new Set(refused)] };
}

/** The addresses that may be read, after the person was asked for what is missing. */
async function askForSites(urls: readonly string[]): Promise<readonly string[]> {
  if (await requestOrigins(urls)) return urls;
  const may = await Promise.all(urls.map(mayReach));
  return urls.filter((_, index) => may[index]);
}

export function wordsOfFailure(error: unknown): string {
  if (error instanceof CallError) return error.detail.words ?? error.detail.code;
  return String(error);
}
