import { CopyButton } from '#components/ui/copy-button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import type { Call } from '#lib/calls/call.ts';
import { answererOf, costOf } from './call-words.ts';
import { formatCount, formatMoment, formatTook } from './format.ts';
import styles from './call.module.css';

/** What a finished call cost, who answered, and what support would ask for. */
export function CallFacts({ call, facts }: { call: Call; facts: readonly Fact[] }) {
  return (
    <div className={styles['facts']}>
      <dl className={styles['pairs']}>
        <dt>{text('callCost')}</dt>
        <dd>{costOf(call)}</dd>
        <dt>{text('callAnsweredBy')}</dt>
        <dd>
          <bdi>{answererOf(call)}</bdi>
          {call.took !== undefined && ` · ${formatTook(call.took)}`}
        </dd>
      </dl>
      {call.rerouted && <p className={styles['rerouted']}>{text('callRerouted')}</p>}
      <Disclosure summary={text('callDetails')}>
        <dl className={styles['pairs']}>
          {call.txId !== undefined && (
            <>
              <dt>{text('callTransaction')}</dt>
              <dd className={styles['withButton']}>
                <code>{call.txId}</code>
                <CopyButton
                  value={call.txId}
                  label={text('callCopyTransaction')}
                  done={text('answerCopied')}
                />
              </dd>
            </>
          )}
          <Pair name={text('callAskedAt')} value={formatMoment(call.createdAt)} />
          {call.attempts > 1 && <Pair name={text('callAttempts')} value={formatCount(call.attempts)} />}
          {facts.map(({ name, value }) => (
            // One search of several has a name that they share.
            <Pair key={`${name} ${value}`} name={name} value={value} />
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}

/** A line of the details. */
export interface Fact {
  name: string;
  value: string;
}

/** Facts with their names; what a reply does not say leaves no hole. */
export function factsOf(facts: readonly (readonly [TextKey, string | undefined])[]): Fact[] {
  return facts.flatMap(([key, value]) => (value ? [{ name: text(key), value }] : []));
}

function Pair({ name, value }: Fact) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
