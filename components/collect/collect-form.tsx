import { useMemo, useState, useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { changeSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import { hostOf } from '#lib/calls/site.ts';
import { findAddresses } from '#lib/reads/find-addresses.ts';
import { planRead, readersOf, readyUrls } from '#lib/reads/plan-read.ts';
import { readChoiceSchema } from '#lib/reads/read-choice.ts';
import type { ReadChoice } from '#lib/reads/read-choice.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { PlanList } from './plan-list.tsx';
import { beginRead, wordsOfFailure } from './begin-read.ts';
import { TabButtons } from './tab-buttons.tsx';
import styles from './collect-page.module.css';

interface CollectFormProps {
  /** Addresses that the page was opened with. */
  named: string;
  /** Tabs that were highlighted when the page was called. */
  marked: readonly number[];
  service: 'device' | 'hosted';
  /** The hosted service's address; empty when none was entered. */
  address: string;
  /** How pages were read the last time. */
  choice: ReadChoice;
  onBegun: (group: string) => void;
}

/** What to read and how. Duplicates and what cannot be read are named before anything is sent. */
export function CollectForm(props: CollectFormProps) {
  const { named, marked, service: usual, address, choice: first, onBegun } = props;
  const [typed, setTyped] = useState(named);
  const [choice, setChoice] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [busy, begin] = useTransition();
  const service = address === '' ? 'device' : (choice.by ?? usual);
  const rows = useMemo(() => planRead(findAddresses(typed), service), [typed, service]);
  const urls = readyUrls(rows);
  const by = { kind: service, address };
  const near = service === 'hosted' ? readersOf(urls, by).device.length : 0;
  const fits = readChoiceSchema.safeParse(choice).success;

  // The browser asks for sites only inside the gesture: a transition runs its action at once.
  const send = () =>
    begin(async () => {
      try {
        const group = await beginRead(urls, choice, by);
        await changeSettings({ read: choice });
        onBegun(group);
      } catch (error) {
        setProblem(wordsOfFailure(error));
      }
    });

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (urls.length > 0 && fits && !busy) send();
      }}
    >
      <Field label={text('collectAddresses')} hint={text('collectAddressesHint')}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <TabButtons
        marked={marked}
        onFound={(found) => setTyped((before) => [before.trim(), ...found].join('\n').trim())}
      />
      <PlanList rows={rows} near={near} />
      {address !== '' && (
        <RadioGroup
          legend={text('collectBy')}
          options={[
            { value: 'device', label: text('collectByDevice') },
            { value: 'hosted', label: hostOf(address) },
          ]}
          value={service}
          onChange={(chosen) => setChoice({ ...choice, by: chosen })}
        />
      )}
      <ChoiceFields choice={choice} onChange={setChoice} />
      {problem !== undefined && (
        <Notice tone="danger" live="alert" title={text('askNotStarted')}>
          <bdi>{problem}</bdi>
        </Notice>
      )}
      <Button type="submit" look="primary" disabled={urls.length === 0 || !fits || busy}>
        {urls.length === 1 ? text('collectReadOne') : text('collectRead', urls.length)}
      </Button>
    </form>
  );
}
