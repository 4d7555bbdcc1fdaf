import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { Call, CallState } from '#lib/calls/call.ts';
import { formatDollars } from '#lib/calls/money.ts';

/** What was asked, as the person would say it. */
export function questionOf(call: Call): string {
  if (call.operation !== 'contents') return call.request.query;
  const [first = '', ...others] = call.request.urls;
  if (others.length > 0) return text('callReadMany', call.request.urls.length);
  const name = call.page?.url === first && call.page.title !== '' ? call.page.title : first;
  return call.request.summary ? text('callSummaryOf', name) : text('callContentOf', name);
}

/** Who answers: this device, or the host of the hosted service. */
export function answererOf({ service }: Call): string {
  if (service.kind === 'device') return text('callThisDevice');
  return URL.canParse(service.address) ? new URL(service.address).host : service.address;
}

/** What a call cost, in words. Unknown is never written as zero. */
export function costOf(call: Call): string {
  if (call.service.kind === 'device') return text('costFree');
  const { total, search, ai } = call.cost;
  if (total === null) return text('costUnknown');
  if (total === 0 && call.state !== 'done') return text('costNothing');
  const parts = [
    formatDollars(total),
    ...(search === null ? [] : [text('costSearch', formatDollars(search))]),
    ...(ai === null ? [] : [text('costAi', formatDollars(ai))]),
  ];
  return parts.join(' · ');
}

/** The price alone, for a line of the list. */
export function priceOf(call: Call): string {
  if (call.service.kind === 'device') return text('costFreeShort');
  const { total } = call.cost;
  return total === null ? text('costUnknownShort') : formatDollars(total);
}

/** Whether sending it again may cost money a second time for one answer. */
export function mayChargeAgain(call: Call): boolean {
  return call.service.kind === 'hosted' && call.cost.total === null;
}

const STATES = {
  waiting: 'stateWaiting',
  sent: 'stateSent',
  done: 'stateDone',
  failed: 'stateFailed',
  cancelled: 'stateCancelled',
  interrupted: 'stateInterrupted',
} as const satisfies Record<CallState, TextKey>;

export const stateOf = (call: Call): string => text(STATES[call.state]);
