import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { text } from '#lib/browser/text.ts';
import type { Control } from '#lib/requests/fields.ts';
import type { ControlProps } from './control-props.ts';
import styles from './request-form.module.css';

type TextFieldProps = ControlProps & { control: Extract<Control, { kind: 'text' | 'words' }> };

/** Characters that are kept above the limit, so that a text a little too long can be shortened by hand. */
const SLACK = 500;

/** A text within its limit: a line or, counted, a few sentences. A pasted giant is cut, and that is said. */
export function TextField({ label, help, fault, value, control, onChange }: TextFieldProps) {
  const [cut, setCut] = useState(false);
  const typed = typeof value === 'string' ? value : '';
  const change = (entered: string) => {
    setCut(entered.length > control.max + SLACK);
    const kept = entered.slice(0, control.max + SLACK);
    onChange(kept === '' ? undefined : kept);
  };
  const long = control.kind === 'text';
  return (
    <Field
      label={label}
      hint={
        <span className={styles['counted']}>
          <span>{cut ? text('optionsCut', (control.max + SLACK).toLocaleString()) : help}</span>
          {long && (
            <span className={classNames(typed.length > control.max && styles['over'])}>
              {text('optionsCounted', typed.length.toLocaleString(), control.max.toLocaleString())}
            </span>
          )}
        </span>
      }
      error={fault}
    >
      {(attributes) =>
        long ? (
          <textarea
            {...attributes}
            className={classNames(attributes.className, styles['words'])}
            dir="auto"
            rows={3}
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <input
            {...attributes}
            type="text"
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Field>
  );
}
