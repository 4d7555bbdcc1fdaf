import type { Fault } from '../fault.ts';
import { brokenFaults } from './broken.ts';
import { contentsFaults } from './contents.ts';
import { costFaults } from './cost.ts';
import { encodingFaults } from './encoding.ts';
import { fieldFaults } from './field.ts';
import { hostileFaults } from './hostile.ts';
import { jsonTextFaults } from './json-text.ts';
import { redirectFaults } from './redirect.ts';
import { sizeFaults } from './size.ts';
import { statusFaults } from './status.ts';
import { waitingFaults } from './waiting.ts';

/** Every word of the fault matrix. */
export const FAULTS: Record<string, Fault> = {
  /** Only the first N requests; the rest are answered as they should be. */
  times: {},
  /** The service books the request although its answer goes wrong. */
  charge: {},
  ...waitingFaults,
  ...brokenFaults,
  ...statusFaults,
  ...redirectFaults,
  ...jsonTextFaults,
  ...encodingFaults,
  ...sizeFaults,
  ...fieldFaults,
  ...costFaults,
  ...contentsFaults,
  ...hostileFaults,
};
