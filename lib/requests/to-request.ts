import type { RequestOf } from '../contract/index.ts';
import { fieldsOf } from './fields.ts';
import { isSet } from './options.ts';
import type { AskOperation, Options } from './options.ts';
import { periodStart } from './period-start.ts';

/** A request body before the contract has checked it. */
export type DraftRequest = { query: string } & Partial<RequestOf<AskOperation>>;

/**
 * The body that options stand for: the question and only what was set, of the fields that the operation has. What
 * was typed wrong stays in it, for the check to find.
 */
export function toRequest(operation: AskOperation, query: string, options: Options, now: Date): DraftRequest {
  const dated = datedOptions(options, now);
  const set = fieldsOf(operation).flatMap((name) => (isSet(dated[name]) ? [[name, dated[name]]] : []));
  return { query, ...Object.fromEntries(set) };
}

/** The same options with a period written as the day it began. */
function datedOptions({ period, ...options }: Options, now: Date): Options {
  return period === undefined
    ? options
    : { ...options, start_date: periodStart(period, now), end_date: undefined };
}
