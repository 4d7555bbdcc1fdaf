import { useTransition } from 'react';
import { startBeside } from '#components/ask/start-call.ts';
import { partWords } from '#components/request-form/part-words.ts';
import { Button } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { describeOptions } from '#lib/requests/describe-options.ts';
import { optionsOfRequest } from '#lib/requests/options-of-request.ts';
import type { Options } from '#lib/requests/options.ts';
import { toRequest } from '#lib/requests/to-request.ts';

/** Parts that keep nothing from being found. */
const HARMLESS = new Set([
  'fast_mode',
  'is_tool_call',
  'system_instructions',
  'structured_output',
  'response_length',
]);

interface NothingFoundProps {
  call: Exclude<Call, { operation: 'contents' }>;
  windowId: number | undefined;
}

/** No results: which filters were on, and each can be left out at a click. */
export function NothingFound({ call, windowId }: NothingFoundProps) {
  const [busy, begin] = useTransition();
  const { operation } = call;
  const options = optionsOfRequest(operation, call.request);
  const parts = describeOptions(operation, options).filter(({ id }) => !HARMLESS.has(id));
  const ask = (relaxed: Options) => begin(() => askAgain(call, relaxed, windowId));
  return (
    <Notice
      live="off"
      title={text('callNoResults')}
      actions={
        <>
          {parts.map((part) => (
            <Button key={part.id} disabled={busy} onClick={() => ask(part.without)}>
              {text('resultsWithout', partWords(part))}
            </Button>
          ))}
          {parts.length > 1 && (
            <Button disabled={busy} onClick={() => ask(parts.reduce(dropPart, options))}>
              {text('resultsWithoutAll')}
            </Button>
          )}
        </>
      }
    >
      {text(parts.length > 0 ? 'resultsFilters' : 'resultsNoFilters', parts.map(partWords).join(' · '))}
    </Notice>
  );
}

function askAgain(
  { operation, request }: NothingFoundProps['call'],
  relaxed: Options,
  windowId: number | undefined,
) {
  const again = toRequest(operation, request.query, relaxed, new Date());
  return startBeside(windowId, { operation, request: again });
}

/** The options without what a part says; what two parts say of one list goes with either. */
function dropPart(options: Options, { id }: { id: string }): Options {
  const [name] = id.split(' ');
  return Object.fromEntries(Object.entries(options).filter(([field]) => field !== name));
}
