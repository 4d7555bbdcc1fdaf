import { useId } from 'react';
import { Unseen } from './unseen.tsx';
import styles from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** Why it cannot be chosen now; absent when it can. */
  unavailable?: string | undefined;
}

interface RadioGroupProps<Value extends string> {
  legend: string;
  /** The legend is read out but not seen where the choices speak for themselves. */
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of words that explain the choice. */
  describedBy?: string;
}

/** Native radio buttons that look like one control with segments. */
export function RadioGroup<Value extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  describedBy,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['group']} role="radiogroup" aria-describedby={describedBy}>
      <legend className={hideLegend ? undefined : styles['legend']}>
        {hideLegend ? <Unseen>{legend}</Unseen> : legend}
      </legend>
      <div className={styles['track']}>
        {options.map((option) => (
          <label key={option.value} className={styles['option']} title={option.unavailable}>
            <input
              className={styles['input']}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.unavailable !== undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
