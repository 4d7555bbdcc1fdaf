import type { ReactNode } from 'react';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { CallError } from '#lib/client/error.ts';

/** Says that something could not be done, why, and what to do: where the background refused or did not answer. */
export function Refusal({ error, actions }: { error: unknown; actions?: ReactNode }) {
  if (error === undefined) return null;
  const words = error instanceof CallError ? error.detail.words : error instanceof Error ? error.message : '';
  return (
    <Notice tone="danger" live="alert" title={text('refusalTitle')} actions={actions}>
      <p>{text(nextOf(error))}</p>
      {words && (
        <p>
          <q dir="auto">{words}</q>
        </p>
      )}
    </Notice>
  );
}

function nextOf(error: unknown): TextKey {
  return error instanceof CallError && error.detail.code === 'storage-full'
    ? 'errorNextSpace'
    : 'refusalNext';
}
