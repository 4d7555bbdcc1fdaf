import { operations } from '../contract/index.ts';
import { findSchemaFault } from '../structured/find-schema-fault.ts';
import { MAX_CATEGORY, isFieldName } from './fields.ts';
import type { FieldName } from './fields.ts';
import type { AskOperation, Options } from './options.ts';
import { parseSource } from './source.ts';
import { toRequest } from './to-request.ts';
import type { TextKey } from '../structured/text-key.ts';

/** For each field that the interface would not take, the text that says why. */
export type Faults = Partial<Record<FieldName, TextKey>>;

/** A period is right on whatever day it is reckoned from. */
const ANY_DAY = new Date(0);

/** What of the options cannot be sent, by the contract's own schema. The question itself is not looked at. */
export function findFaults(operation: AskOperation, options: Options): Faults {
  const request = toRequest(operation, '?', options, ANY_DAY);
  const checked = operations[operation].request.safeParse(request);
  const faults: Faults = {};
  for (const { path, code } of checked.success ? [] : checked.error.issues) {
    const name = String(path[0]);
    if (isFieldName(name))
      faults[name] ??=
        name === 'end_date' && code === 'custom' && areDays(options) ? 'datesReversed' : `fieldWrong_${name}`;
  }
  for (const name of ['included_sources', 'excluded_sources'] as const) {
    if (request[name]?.some((source) => parseSource(source) === undefined))
      faults[name] = `fieldWrong_${name}`;
  }
  const contradicted = request.included_sources?.some((source) => request.excluded_sources?.includes(source));
  if (contradicted) faults.excluded_sources ??= 'sourceOnBothLists';
  // The interface sets no limit to a subject; ours keeps a pasted giant from travelling.
  if ('category' in request && (request.category?.length ?? 0) > MAX_CATEGORY)
    faults.category = 'fieldWrong_category';
  if ('structured_output' in request && findSchemaFault(request.structured_output) !== undefined)
    faults.structured_output = 'fieldWrong_structured_output';
  return faults;
}

/** Both ends are days, so what is wrong is their order. */
function areDays({ start_date: start, end_date: end }: Options): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/;
  return start !== undefined && end !== undefined && day.test(start) && day.test(end) && end < start;
}
