import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { StartCall } from '#lib/browser/messages.ts';
import type { Call, Scope } from '#lib/calls/call.ts';
import { CallError } from '#lib/client/error.ts';
import { isFieldName } from '#lib/requests/fields.ts';
import { findFaults } from '#lib/requests/find-faults.ts';
import { optionsOfRequest } from '#lib/requests/options-of-request.ts';
import type { AskOperation, Options } from '#lib/requests/options.ts';
import { toRequest } from '#lib/requests/to-request.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { sourcesOfScope } from '#lib/page/scope.ts';
import type { Surroundings } from './surroundings.ts';

/** A question as the box and the form have it. */
export interface Question {
  operation: AskOperation;
  question: string;
  scope: Scope;
  options: Options;
}

/**
 * Begins an answer or a search. Resolves when the background has written the call down.
 *
 * @throws CallError `invalid-request` with the field's name and what is wrong in words; what the background throws
 */
export async function startQuestion(asked: Question, { page, windowId }: Surroundings) {
  const { operation, scope } = asked;
  const sources = (page && sourcesOfScope(scope, page.url)) ?? [];
  const included = [...new Set([...sources, ...(asked.options.included_sources ?? [])])];
  const options = { ...asked.options, included_sources: included };
  const [fault] = Object.entries(findFaults(operation, options));
  if (fault) throw new CallError({ code: 'invalid-request', field: fault[0], words: faultLine(...fault) });
  const request = toRequest(operation, asked.question, options, new Date());
  await start({ operation, request, scope, windowId, tab: tabOf(page) });
}

function faultLine(field: string, key: TextKey): string {
  return isFieldName(field) ? text('optionsWrong', text(`field_${field}`), text(key)) : text(key);
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

/**
 * Sends the same request once more, as a call of its own, and over the person's limit if they said so.
 *
 * @throws CallError when it could not be written down
 */
export async function startAgain(call: Call, windowId: number | undefined, overLimit?: true): Promise<void> {
  const { operation, request, scope, page, group } = call;
  const tab = page?.tabId === undefined ? undefined : { id: page.tabId, url: page.url, title: page.title };
  // Of one reading every part is answered by who was chosen for it.
  const service = group === undefined ? undefined : call.service.kind;
  await start({ operation, request, scope, windowId, tab, overLimit, group, service });
}

/**
 * Begins another call from what one has found, in the same window. It is about no page: its sources say where to look.
 *
 * @throws CallError when it could not be written down
 */
export async function startBeside(
  windowId: number | undefined,
  next: Pick<StartCall, 'operation' | 'request'>,
): Promise<void> {
  await start({ ...next, scope: 'web', windowId });
}

/**
 * Asks on from an answer: where it looked, with what came before it as instructions.
 *
 * @throws CallError when it could not be written down
 */
export async function startFollowUp(
  call: Extract<Call, { operation: 'answer' }>,
  windowId: number | undefined,
  question: string,
  instructions: string,
): Promise<void> {
  const { structured_output: _, ...options } = optionsOfRequest('answer', call.request);
  const request = toRequest(
    'answer',
    question,
    { ...options, system_instructions: instructions },
    new Date(),
  );
  const { scope, page } = call;
  const tab = page?.tabId === undefined ? undefined : { id: page.tabId, url: page.url, title: page.title };
  await start({ operation: 'answer', request, scope, windowId, tab, follows: call.id });
}

async function start(call: Omit<StartCall, 'id'>): Promise<void> {
  await send('call/start', { id: crypto.randomUUID(), ...call });
}

function tabOf(page: PageInfo | undefined): StartCall['tab'] {
  return page?.tabId === undefined ? undefined : { id: page.tabId, url: page.url, title: page.title };
}
