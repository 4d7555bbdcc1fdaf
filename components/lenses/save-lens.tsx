import { useState } from 'react';
import { changeAsking, optionsNow, useAsking } from '#components/request-form/asking.ts';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { MAX_LENSES, MAX_NAME } from '#lib/lenses/lens.ts';
import type { Lens } from '#lib/lenses/lens.ts';
import { findFaults } from '#lib/requests/find-faults.ts';
import { withoutEmpty } from '#lib/requests/options.ts';
import { changeLenses } from './use-lenses.ts';
import styles from './lenses.module.css';

/** Keeps what is set under a name; the name of a lens that is there changes that one. */
export function SaveLens({ lenses }: { lenses: readonly Lens[] }) {
  const asking = useAsking();
  const [name, setName] = useState('');
  const [done, setDone] = useState('');
  const options = withoutEmpty(optionsNow(asking));
  const wrong = Object.keys(findFaults(asking.operation, options)).length > 0;
  const existing = lenses.find((lens) => lens.name === name.trim());
  const full = lenses.length >= MAX_LENSES && existing === undefined;
  const why = wrong
    ? 'lensWrong'
    : full
      ? 'lensFull'
      : Object.keys(options).length === 0
        ? 'lensEmpty'
        : undefined;

  async function save() {
    const lens: Lens = {
      id: existing?.id ?? crypto.randomUUID(),
      name: name.trim(),
      operation: asking.operation,
      options,
    };
    await changeLenses((known) =>
      known.some(({ id }) => id === lens.id)
        ? known.map((each) => (each.id === lens.id ? lens : each))
        : [...known, lens],
    );
    changeAsking({ options, lensId: lens.id });
    setDone(text('lensSaved', lens.name));
    setName('');
  }

  return (
    <div>
      <Field label={text('lensSaveAs')} hint={why && text(why)}>
        {(control) => (
          <div className={styles['row']}>
            <input
              {...control}
              type="text"
              dir="auto"
              autoComplete="off"
              maxLength={MAX_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button disabled={why !== undefined || name.trim() === ''} onClick={() => void save()}>
              {text(existing ? 'lensReplace' : 'lensSave')}
            </Button>
          </div>
        )}
      </Field>
      <output className={styles['said']}>{done}</output>
    </div>
  );
}
