import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { libraryClient } from '#lib/browser/device/library-client.ts';
import { text } from '#lib/browser/text.ts';
import { wordsOf } from './words-of.ts';
import styles from './library-page.module.css';

/** Forgets every page of one site. */
export function ForgetSite({ refresh }: { refresh: () => Promise<void> }) {
  const [site, setSite] = useState('');
  const [outcome, setOutcome] = useState('');
  const forget = async () => {
    const host = hostOf(site);
    const forgotten = await libraryClient.forget({ host });
    setOutcome(text('libraryForgotSite', forgotten.toLocaleString(), host));
    await refresh();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forget().catch((error: unknown) => setOutcome(wordsOf(error)));
  };
  return (
    <form className={styles['line']} onSubmit={submit}>
      <Field label={text('libraryForgetSite')}>
        {(control) => (
          <input
            {...control}
            value={site}
            placeholder="example.org"
            onChange={(event) => setSite(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={hostOf(site) === ''}>
        {text('libraryForget')}
      </Button>
      <output>{outcome}</output>
    </form>
  );
}

/** The host of what was typed: an address or a bare domain. */
function hostOf(typed: string): string {
  const trimmed = typed.trim();
  return (URL.parse(trimmed) ?? URL.parse(`https://${trimmed}`))?.host ?? '';
}
