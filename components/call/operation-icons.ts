import type { CallOperation } from '#lib/calls/call.ts';
import type { IconName } from '#components/ui/icon-paths.ts';

export const OPERATION_ICONS = {
  answer: 'ask',
  contents: 'page',
  deepsearch: 'search',
} as const satisfies Record<CallOperation, IconName>;
