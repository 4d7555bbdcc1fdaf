import type { Scope } from '#lib/calls/call.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import type { ServiceKind } from './scope-offer.ts';

/** What surrounds a question. What is not known yet is absent, and forbids nothing. */
export interface Surroundings {
  windowId?: number | undefined;
  /** The page in front. */
  page?: PageInfo | undefined;
  service?: ServiceKind | undefined;
  /** Where to look unless the person chooses otherwise. */
  scope: Scope;
  /** The selection that the question is about. */
  quote?: string | undefined;
  /** What was typed and not sent when the popup or panel was last closed. */
  unsent?: string | undefined;
}

export const UNKNOWN_SURROUNDINGS: Surroundings = { scope: 'web' };
