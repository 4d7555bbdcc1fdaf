import { useMemo, useState, useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { changeSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import { hostOf } from '#lib/calls/site.ts';
import { findAddresses } from '#lib/reads/find-addresses.ts';
import { planRead, readyUrls } from '#lib/reads/plan-read.ts';
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
  service: 'device' | 'hosted';
  /** The hosted service's address; empty when none was entered. */
  address: string;
  /** How pages were read the last time. */
  choice: ReadChoice;
  /** `refused` names the hosts that the browser does not let Sidelight read. */
  onBegun: (group: string, refused: readonly string[]) => void;
}

/** What to read and how. Duplicates and what cannot be read are named before anything is sent. */
export function CollectForm({ named, service: usual, address, choice: first, onBegun }: CollectFormProps) {
  const [typed, setTyped] = useState(named);
  const [choice, setChoice] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [busy, begin] = useTransition();
  const rows = useMemo(() => planRead(findAddresses(typed)), [typed]);
  const urls = readyUrls(rows);
  const service = address === '' ? 'device' : (choice.by ?? usual);
  const fits = readChoiceSchema.safeParse(choice).success;

  // The browser asks for sites only inside the gesture: a transition runs its action at once.
  const send = () =>
    begin(async () => {
      try {
        const begun = await beginRead(urls, choice, service);
        await changeSettings({ read: choice });
        if (begun.sent > 0) onBegun(begun.group, begun.refused);
        else setProblem(text('collectNotAllowed', begun.refused.join(', ')));
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
      <TabButtons onFound={(found) => setTyped((before) => [before.trim(), ...found].join('\n').trim())} />
      <PlanList rows={rows} />
      {address !== '' && (
        <RadioGroup
          legend={text('collectBy')}
          options={[
            { value: 'device', label: text('collectByDevice') },
            { value: 'hosted', label: hostOf(address) },
          ]}
          value={service}
          onChange={(by) => setChoice({ ...choice, by })}
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
