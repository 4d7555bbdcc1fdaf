import type { SEARCH_TYPES } from '../../../contract/answer.ts';
import type { Origin } from '../../types.ts';

/** The names of the sources in results, the same that `included_sources` takes as dataset names. */
const SOURCES: Record<Origin, string> = { web: 'web', tab: 'tabs', help: 'help', import: 'library' };

const SOURCE_TYPES: Record<Origin, string> = {
  web: 'website',
  tab: 'website',
  help: 'documentation',
  import: 'document',
};

export function sourceOf(origin: Origin): string {
  return SOURCES[origin];
}

export function sourceTypeOf(origin: Origin): string {
  return SOURCE_TYPES[origin];
}

/** `web` is what was read from the network, `proprietary` what only this device has. Empty means every origin. */
export function originsOf(searchType: (typeof SEARCH_TYPES)[number]): Origin[] {
  switch (searchType) {
    case 'web':
      return ['web'];
    case 'proprietary':
      return ['tab', 'help', 'import'];
    case 'all':
      return [];
  }
}
