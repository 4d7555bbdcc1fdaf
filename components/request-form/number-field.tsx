import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import type { Control } from '#lib/requests/fields.ts';
import type { ControlProps } from './control-props.ts';

type NumberFieldProps = ControlProps & { control: Extract<Control, { kind: 'number' }> };

/** A number, or nothing. What is typed stays as it was typed, also when it is no number yet. */
export function NumberField({ label, help, fault, value, control, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState(() => shownNumber(value));
  // Another part of the page may have changed the number meanwhile: then what was typed here says nothing any more.
  const shown = Object.is(numberOf(typed), value) ? typed : shownNumber(value);
  return (
    <Field label={label} hint={help} error={fault}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder={control.unset === undefined ? undefined : String(control.unset)}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(numberOf(target.value));
          }}
        />
      )}
    </Field>
  );
}

/** A typed number, with a point or one comma for the decimals; `NaN` for anything else, `undefined` for nothing. */
function numberOf(typed: string): number | undefined {
  const tidy = typed.trim().replace(',', '.');
  if (tidy === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(tidy) ? Number(tidy) : Number.NaN;
}

function shownNumber(value: unknown): string {
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
}
