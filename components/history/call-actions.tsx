import { useRef, useState } from 'react';
import { startAgain } from '#components/ask/start-call.ts';
import { formatDay } from '#components/call/format.ts';
import { Refusal } from '#components/call/refusal.tsx';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { useAsk } from '#components/ui/use-ask.ts';
import { send } from '#lib/browser/send.ts';
import { text } from '#lib/browser/text.ts';
import { isRunning } from '#lib/calls/call.ts';
import type { Call } from '#lib/calls/call.ts';
import { dayOf } from '#lib/calls/day.ts';
import type { Erasure } from '#lib/calls/erase.ts';
import { formatDollars } from '#lib/calls/money.ts';
import { siteOf } from '#lib/calls/site.ts';
import styles from './earlier-list.module.css';

/** What can be done with a call that is kept: ask again, pin it, or delete it, its day, its site or everything. */
export function CallActions({ call, windowId }: { call: Call; windowId: number | undefined }) {
  const { ask, busy, refused } = useAsk();
  const [deleted, setDeleted] = useState<number>();
  const { id, pinned = false } = call;
  return (
    <div className={styles['actions']}>
      {call.state === 'done' && (
        <Button
          look="quiet"
          icon="again"
          aria-disabled={busy}
          onClick={() => ask(() => startAgain(call, windowId))}
        >
          {againWords(call)}
        </Button>
      )}
      <Button
        look="quiet"
        aria-disabled={busy}
        aria-pressed={pinned}
        onClick={() => ask(() => send('history/pin', { id, pinned: !pinned }))}
      >
        {text(pinned ? 'historyUnpin' : 'historyPin')}
      </Button>
      {!isRunning(call) && (
        <Disclosure summary={text('historyDelete')} lazy>
          <EraseChoices
            call={call}
            disabled={busy}
            onErase={(erasure) => ask(async () => setDeleted(await send('history/erase', erasure)))}
          />
        </Disclosure>
      )}
      <output>{deleted !== undefined && text('historyDeleted', deleted)}</output>
      <Refusal error={refused} />
    </div>
  );
}

/** Looking at it again is free; asking again is not, and says so. */
function againWords({ service, cost }: Call): string {
  if (service.kind === 'device') return text('historyAskAgainFree');
  return cost.total === null
    ? text('historyAskAgainUnknown')
    : text('historyAskAgain', formatDollars(cost.total));
}

interface EraseChoicesProps {
  call: Call;
  disabled: boolean;
  onErase: (erasure: Erasure) => void;
}

function EraseChoices({ call, disabled, onErase }: EraseChoicesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<{ label: string; erasure: Erasure }>();
  return (
    <div className={styles['erase']}>
      <p>{text('historyDeleteHint')}</p>
      <div className={styles['actions']}>
        {choicesFor(call).map((choice) => (
          <Button
            key={choice.label}
            disabled={disabled}
            onClick={() => {
              setAsked(choice);
              dialog.current?.showModal();
            }}
          >
            {choice.label}
          </Button>
        ))}
      </div>
      <dialog ref={dialog} className={styles['dialog']} aria-labelledby="sure">
        <form method="dialog" className={styles['erase']}>
          <p id="sure">{asked && text('historyDeleteSure', asked.label)}</p>
          <div className={styles['actions']}>
            <Button type="submit" look="primary" onClick={() => asked && onErase(asked.erasure)}>
              {text('historyDeleteYes')}
            </Button>
            <Button type="submit">{text('historyDeleteNo')}</Button>
          </div>
        </form>
      </dialog>
    </div>
  );
}

function choicesFor(call: Call): { label: string; erasure: Erasure }[] {
  const day = dayOf(call.createdAt);
  const site = siteOf(call);
  return [
    { label: text('historyDeleteCall'), erasure: { what: 'call', id: call.id } },
    { label: text('historyDeleteDay', formatDay(day)), erasure: { what: 'day', value: day } },
    ...(site === ''
      ? []
      : [{ label: text('historyDeleteSite', site), erasure: { what: 'site', value: site } as const }]),
    { label: text('historyDeleteAll'), erasure: { what: 'all' } },
  ];
}
