import { CONTENTS_DEFAULTS } from '../../contract/contents.ts';
import type { ContentsRequest, ExtractEffort } from '../../contract/contents.ts';
import { responseLimit } from '../../contract/shared.ts';
import { summarise } from '../language/summarise.ts';
import { LibraryError } from '../library/library-error.ts';
import type { Model } from '../model.ts';
import { ReadError } from '../types.ts';
import type { Page } from '../types.ts';
import { failedResult, pageResult } from './results/contents-result.ts';
import { recordTransaction } from './record-transaction.ts';
import type { Operation, Tools } from './tools.ts';
import { unreadable } from './results/unreadable.ts';

/** What became of one address. `kept` says why a page that was read is not in the library. */
type Reading = { page: Page; summary?: string; notKept?: string } | { failure: string };

/**
 * Reads each address, in the order of the request, and keeps every page in the library. `content` is the page's
 * Markdown, cut at a paragraph to `response_length`; with `summary`, its summary stands beside it in `summary`.
 * 206 when some addresses could not be read, 422 when none could: each failed one is a result with its `error`.
 */
export const contents: Operation<ContentsRequest> = async (request, tools, signal) => {
  const { urls, summary = CONTENTS_DEFAULTS.summary } = request;
  const limit = responseLimit(request.response_length ?? CONTENTS_DEFAULTS.response_length);
  const effort = request.extract_effort ?? CONTENTS_DEFAULTS.extract_effort;
  const readings = new Map<string, Promise<Reading>>();
  for (const url of urls) {
    if (!readings.has(url)) readings.set(url, read(url, tools, { effort, signal, summary }));
  }
  const outcomes = await Promise.all(
    urls.map(async (url) => ({ url, reading: (await readings.get(url)) ?? { failure: '' } })),
  );
  const results = outcomes.map(({ url, reading }) =>
    'page' in reading
      ? pageResult(reading.page, { id: url, limit, summary: reading.summary })
      : failedResult(url, reading.failure, tools.clock()),
  );
  const failed = outcomes.filter(({ reading }) => 'failure' in reading).length;
  const txId = await recordTransaction(tools, 'contents', `contents_${tools.newId()}`);
  return {
    status: statusOf(failed, urls.length),
    body: {
      success: failed < urls.length,
      error: describe(outcomes.map(({ reading }) => reading)),
      tx_id: txId,
      results,
      urls_requested: urls.length,
      urls_processed: urls.length - failed,
      urls_failed: failed,
      total_cost_dollars: 0,
      total_characters: results.reduce((total, { length }) => total + length, 0),
    },
  };
};

async function read(
  url: string,
  { reader, library, model }: Tools,
  { effort, signal, summary }: { effort: ExtractEffort; signal: AbortSignal; summary: boolean },
): Promise<Reading> {
  try {
    const page = await reader.read(url, { effort, signal });
    const failure = unreadable(page);
    if (failure !== undefined) return { failure };
    const kept = await keep(page, library);
    return { page, ...kept, ...(summary ? { summary: await summaryOf(page, model, signal) } : {}) };
  } catch (error) {
    if (error instanceof ReadError) return { failure: error.message };
    throw error;
  }
}

async function summaryOf(page: Page, model: Model | undefined, signal: AbortSignal): Promise<string> {
  const written = await model?.summarise(page.markdown, { language: page.language }, signal);
  return written ?? summarise(page);
}

/** A page that cannot be kept (a full disk) is still the answer to what was asked. */
async function keep(page: Page, library: Tools['library']): Promise<{ notKept?: string }> {
  try {
    await library.put(page);
    return {};
  } catch (error) {
    if (error instanceof LibraryError) return { notKept: error.message };
    throw error;
  }
}

function statusOf(failed: number, all: number): number {
  if (failed === 0) return 200;
  return failed === all ? 422 : 206;
}

function describe(readings: Reading[]): string | null {
  const failed = readings.filter((reading) => 'failure' in reading);
  const notKept = readings.flatMap((reading) => ('page' in reading ? (reading.notKept ?? []) : []));
  if (failed.length === 1 && readings.length === 1) return failed[0]?.failure ?? null;
  if (failed.length > 0) return `${failed.length} of ${readings.length} addresses could not be read.`;
  return notKept.length > 0 ? `Read, but not kept in the library: ${notKept[0]}` : null;
}
