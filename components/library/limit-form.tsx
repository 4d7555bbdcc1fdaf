import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { wordsOf } from './words-of.ts';
import styles from './library-page.module.css';

const MEGABYTE = 1_000_000;

interface LimitFormProps {
  /** Bytes. */
  limit: number | undefined;
  refresh: () => Promise<void>;
}

/** How much room the library may take. What a smaller limit costs is said when it was set. */
export function LimitForm({ limit, refresh }: LimitFormProps) {
  const [typed, setTyped] = useState(limit === undefined ? '' : String(Math.round(limit / MEGABYTE)));
  const [outcome, setOutcome] = useState('');
  const megabytes = Number(typed);
  const valid = typed.trim() === '' || (Number.isFinite(megabytes) && megabytes >= 1);
  const save = async () => {
    const dropped = await libraryClient.setLimit(
      typed.trim() === '' ? undefined : Math.round(megabytes) * MEGABYTE,
    );
    setOutcome(dropped > 0 ? text('libraryLimitCost', dropped.toLocaleString()) : text('libraryLimitSaved'));
    await refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save().catch((error: unknown) => setOutcome(wordsOf(error)));
  };
  return (
    <form className={styles['line']} onSubmit={submit}>
      <Field
        label={text('libraryLimit')}
        hint={text('libraryLimitHint')}
        error={valid ? undefined : text('libraryLimitWrong')}
      >
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={!valid}>
        {text('librarySaveLimit')}
      </Button>
      <output>{outcome}</output>
    </form>
  );
}
