import { changeAsking, useAsking } from '#components/request-form/asking.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { LensFiles } from './lens-files.tsx';
import { LensList } from './lens-list.tsx';
import { SaveLens } from './save-lens.tsx';
import { useLenses } from './use-lenses.ts';
import styles from './lenses.module.css';

/** Named sets of options: choose one, keep what is set as another, and put them in order. */
export function LensBar() {
  const { lensId } = useAsking();
  const lenses = useLenses();
  if (lenses === undefined) return null;
  return (
    <div className={styles['lenses']}>
      <Field label={text('lensLabel')} hint={text('lensHelp')}>
        {(control) => (
          <select
            {...control}
            value={lenses.some(({ id }) => id === lensId) ? lensId : ''}
            onChange={({ target }) => {
              const lens = lenses.find(({ id }) => id === target.value);
              changeAsking(
                lens
                  ? { operation: lens.operation, options: lens.options, lensId: lens.id }
                  : { options: undefined, lensId: undefined },
              );
            }}
          >
            <option value="">{text('lensNone')}</option>
            {lenses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Disclosure summary={text('lensManage')} lazy>
        <div className={styles['lenses']}>
          <SaveLens lenses={lenses} />
          <LensList lenses={lenses} />
          <LensFiles lenses={lenses} />
        </div>
      </Disclosure>
    </div>
  );
}
