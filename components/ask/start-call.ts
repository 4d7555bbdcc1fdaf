import { send } from '#lib/browser/send.ts';
import type { StartCall } from '#lib/browser/messages.ts';
import type { Call, Scope } from '#lib/calls/call.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { sourcesOfScope } from '#lib/page/scope.ts';
import type { Surroundings } from './surroundings.ts';

/** Begins an answer. Resolves when the background has written the call down. @throws CallError when it could not */
export async function startAnswer(question: string, scope: Scope, { page, windowId }: Surroundings) {
  const sources = page && sourcesOfScope(scope, page.url);
  const request = { query: question, ...(sources ? { included_sources: sources } : {}) };
  await start({ operation: 'answer', request, scope, windowId, tab: tabOf(page) });
}

/** Begins a summary of the page in front. @throws CallError when the background could not write it down */
export async function startSummary({ page, windowId }: Surroundings) {
  if (page === undefined) return;
  await start({
    operation: 'contents',
    request: { urls: [page.url], summary: true },
    windowId,
    tab: tabOf(page),
  });
}

/** Sends the same request once more, as a call of its own. @throws CallError when it could not be written down */
export async function startAgain(call: Call, windowId: number | undefined): Promise<void> {
  const { operation, request, scope, page } = call;
  const tab = page?.tabId === undefined ? undefined : { id: page.tabId, url: page.url, title: page.title };
  await start({ operation, request, scope, windowId, tab });
}

async function start(call: Omit<StartCall, 'id'>): Promise<void> {
  await send('call/start', { id: crypto.randomUUID(), ...call });
}

function tabOf(page: PageInfo | undefined): StartCall['tab'] {
  return page?.tabId === undefined ? undefined : { id: page.tabId, url: page.url, title: page.title };
}
