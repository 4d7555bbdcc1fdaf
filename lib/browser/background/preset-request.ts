import type { Lens } from '../../lenses/lens.ts';
import type { AskOperation } from '../../requests/options.ts';
import { toRequest } from '../../requests/to-request.ts';
import type { StartCall } from '../messages.ts';
import { readSettings } from '../settings.ts';

type Preset = Pick<StartCall, 'operation' | 'request'>;

/** A question as the person's defaults ask it. */
export async function defaultRequest(operation: AskOperation, query: string): Promise<Preset> {
  const { defaults } = await readSettings();
  return { operation, request: toRequest(operation, query, defaults[operation], new Date()) };
}

/** A question as a lens asks it. */
export function lensRequest({ operation, options }: Lens, query: string): Preset {
  return { operation, request: toRequest(operation, query, options, new Date()) };
}
