import { fieldsOf } from './fields.ts';
import { optionsSchema } from './options.ts';
import type { AskOperation, Options } from './options.ts';

/** The options that a request was made with, so that they can be shown, relaxed or used again. */
export function optionsOfRequest(operation: AskOperation, request: object): Options {
  const names = new Set<string>(fieldsOf(operation));
  return optionsSchema.parse(Object.fromEntries(Object.entries(request).filter(([name]) => names.has(name))));
}
