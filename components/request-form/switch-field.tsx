import { useId } from 'react';
import type { ControlProps } from './control-props.ts';
import styles from './request-form.module.css';

/** Yes or no. What the service assumes anyway is not sent, so off means that the field is left out. */
export function SwitchField({ label, help, value, onChange }: ControlProps) {
  const id = useId();
  return (
    <div className={styles['switch']}>
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={`${id}help`}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}help`} className={styles['hint']}>
        {help}
      </p>
    </div>
  );
}
