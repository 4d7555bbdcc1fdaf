import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { HostedFields } from './hosted-fields.tsx';
import type { Loaded } from './load-options.ts';
import { SaveOutcome } from './save-outcome.tsx';
import { useServiceForm } from './use-service-form.ts';
import styles from './service-form.module.css';

/** Who answers, and what that takes: nothing on this device, an address and a key for a hosted service. */
export function ServiceForm({ loaded }: { loaded: Loaded }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, info, outcome, faults, addressIsMeant, change, leaveAddress, save, forget } =
    useServiceForm(loaded);
  const hosted = draft.kind === 'hosted';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <div className={styles['group']}>
        <RadioGroup
          legend={text('optionsService')}
          options={[
            { value: 'device', label: text('optionsThisDevice') },
            { value: 'hosted', label: text('optionsHostedService') },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          describedBy="service-words"
        />
        <p id="service-words" className={styles['words']}>
          {text(hosted ? 'optionsHostedWords' : 'optionsDeviceWords')}
        </p>
      </div>
      {hosted && (
        <>
          <HostedFields
            draft={draft}
            info={info}
            faults={faults}
            addressIsMeant={addressIsMeant}
            onChange={change}
            onAddressLeft={leaveAddress}
          />
          <AdvancedFields draft={draft} faults={faults} onChange={change} />
        </>
      )}
      <SaveOutcome outcome={outcome} />
      <div className={styles['actions']}>
        <Button look="primary" type="submit">
          {text('optionsSave')}
        </Button>
        {/* Just used, it stays: a button that goes away drops the cursor. */}
        {(info.keyEnding !== undefined || outcome.state === 'forgotten') && (
          <Button onClick={forget}>{text('optionsForgetKey')}</Button>
        )}
      </div>
    </form>
  );
}
