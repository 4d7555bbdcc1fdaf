import { useState, useTransition } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { changeSettings } from '#lib/browser/settings.ts';
import type { Settings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { dollarsTyped } from './dollars-typed.ts';
import { useSettings } from './use-limits.ts';
import styles from './usage-page.module.css';

/** The limits on spending, as they are set. */
export function LimitsForm() {
  const settings = useSettings();
  return settings ? <Form settings={settings} /> : null;
}

const FIELDS = [
  { name: 'day', label: 'usageLimitDay', hint: 'usageLimitNone' },
  { name: 'month', label: 'usageLimitMonth', hint: 'usageLimitNone' },
  { name: 'call', label: 'usageLimitCall', hint: 'usageLimitNone' },
  { name: 'data', label: 'usageDataPrice', hint: 'usageDataPriceHint' },
] as const satisfies { name: string; label: TextKey; hint: TextKey }[];

const RULES = [
  'usageCountedKnown',
  'usageCountedOnTheWay',
  'usageCountedUnknown',
  'usageCountedLast',
] as const satisfies TextKey[];

const shown = (amount: number | null) => (amount === null ? '' : String(amount));

type Name = (typeof FIELDS)[number]['name'];

function Form({ settings: { limits, dataMaxPrice } }: { settings: Settings }) {
  const [typed, setTyped] = useState<Record<Name, string>>({
    day: shown(limits.day),
    month: shown(limits.month),
    call: shown(limits.call),
    data: shown(dataMaxPrice),
  });
  const [saved, setSaved] = useState(false);
  const [busy, begin] = useTransition();
  const { data, ...amounts } = {
    day: dollarsTyped(typed.day),
    month: dollarsTyped(typed.month),
    call: dollarsTyped(typed.call),
    data: dollarsTyped(typed.data),
  };
  const { day, month, call } = amounts;
  const wrong = [data, day, month, call].includes(undefined);

  function save() {
    if (data === undefined || day === undefined || month === undefined || call === undefined) return;
    begin(async () => {
      await changeSettings({ limits: { day, month, call }, dataMaxPrice: data });
      setSaved(true);
    });
  }

  return (
    <form
      className={styles['section']}
      aria-labelledby="limits"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2 id="limits">{text('usageLimits')}</h2>
      <p className={styles['hint']}>{text('usageLimitsHint')}</p>
      <Disclosure summary={text('usageLimitsCounted')} lazy>
        <ul className={styles['rules']}>
          {RULES.map((rule) => (
            <li key={rule}>{text(rule)}</li>
          ))}
        </ul>
      </Disclosure>
      <div className={styles['fields']}>
        {FIELDS.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={text(label)}
            hint={text(hint)}
            error={dollarsTyped(typed[name]) === undefined ? text('usageLimitWrong') : undefined}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                value={typed[name]}
                onChange={(event) => {
                  setSaved(false);
                  setTyped({ ...typed, [name]: event.target.value });
                }}
              />
            )}
          </Field>
        ))}
      </div>
      <div className={styles['bar']}>
        <Button type="submit" look="primary" disabled={busy || wrong}>
          {text('usageSaveLimits')}
        </Button>
        <output>{saved && text('usageLimitsSaved')}</output>
      </div>
    </form>
  );
}
