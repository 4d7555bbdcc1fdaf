import { useId } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { ServiceInfo } from '#lib/browser/messages.ts';
import { text } from '#lib/browser/text.ts';
import { InsecureNotice } from './insecure-notice.tsx';
import { hostOf, isInsecure, sameOrigin } from './service-draft.ts';
import type { DraftFaults, ServiceDraft } from './service-draft.ts';
import styles from './service-form.module.css';

interface HostedFieldsProps {
  draft: ServiceDraft;
  /** What is saved. */
  info: ServiceInfo;
  faults: DraftFaults;
  /** Not while an address is still being typed: `http://m` is not the address that is meant. */
  addressIsMeant: boolean;
  onChange: (changed: Partial<ServiceDraft>) => void;
  onAddressLeft: () => void;
}

/** The address of a hosted service, its key, and how long the key is kept. */
export function HostedFields({
  draft,
  info,
  faults,
  addressIsMeant,
  onChange,
  onAddressLeft,
}: HostedFieldsProps) {
  const keepWords = useId();
  const host = hostOf(draft.address) ?? '';
  return (
    <>
      <Field
        label={text('optionsAddress')}
        hint={text('optionsAddressHint')}
        error={faults.address && text(faults.address)}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://"
            value={draft.address}
            onChange={(event) => onChange({ address: event.target.value, insecureAccepted: false })}
            onBlur={onAddressLeft}
          />
        )}
      </Field>
      {addressIsMeant && isInsecure(draft.address) && (
        <InsecureNotice
          host={host}
          accepted={draft.insecureAccepted}
          fault={faults.insecure}
          onAccept={(insecureAccepted) => onChange({ insecureAccepted })}
        />
      )}
      {info.kind === 'hosted' && !info.permitted && sameOrigin(draft.address, info.address) && (
        <Notice tone="warning" title={text('optionsNotPermitted', host)}>
          {text('optionsNotPermittedWords')}
        </Notice>
      )}
      <Field label={text('optionsKey')} hint={keyHint(draft, info)} error={faults.key && text(faults.key)}>
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={draft.key}
            onChange={(event) => onChange({ key: event.target.value })}
          />
        )}
      </Field>
      <div className={styles['group']}>
        <RadioGroup
          legend={text('optionsKeep')}
          options={[
            { value: 'device', label: text('optionsKeepDevice') },
            { value: 'session', label: text('optionsKeepSession') },
          ]}
          value={draft.keep}
          onChange={(keep) => onChange({ keep })}
          describedBy={keepWords}
        />
        <p id={keepWords} className={styles['words']}>
          {text(draft.keep === 'device' ? 'optionsKeepDeviceWords' : 'optionsKeepSessionWords')}
        </p>
      </div>
    </>
  );
}

/** Which key is kept, for which address: told by its last characters, never by the key. */
function keyHint(draft: ServiceDraft, info: ServiceInfo): string {
  const host = hostOf(draft.address);
  if (info.keyEnding === undefined || host === undefined) return text('optionsKeyHint');
  if (!sameOrigin(draft.address, info.address))
    return text('optionsKeyForOther', hostOf(info.address) ?? '', host);
  return info.keyEnding === '' ? text('optionsKeyKept') : text('optionsKeyKeptEnding', `…${info.keyEnding}`);
}
