import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** What a control needs to be tied to its label, hint and error. */
export interface FieldControl {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in words; absent when nothing is. */
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A label, its control, a hint below and an error that is read out when it appears. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}hint`, error !== undefined && `${id}error`);
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles['control'],
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <p className={styles['hint']} id={`${id}hint`}>
          {hint}
        </p>
      )}
      <p className={styles['error']} id={`${id}error`} role="alert" hidden={error === undefined}>
        {error}
      </p>
    </div>
  );
}
