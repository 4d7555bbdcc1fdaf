import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import type { Control } from '#lib/requests/fields.ts';
import { SEARCH_TYPES } from '#lib/contract/answer.ts';
import type { ControlProps } from './control-props.ts';

type ChoiceFieldProps = ControlProps & { control: Extract<Control, { kind: 'choice' }> };

/** One of a few words of the interface, each with a name that people understand. */
export function ChoiceField({ label, help, fault, value, control, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={help} error={fault}>
      {(attributes) => (
        <select
          {...attributes}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        >
          <option value="">{text('optionsUnset', nameOf(control.unset))}</option>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function nameOf(option: string): string {
  const type = SEARCH_TYPES.find((each) => each === option);
  return type === undefined ? option : text(`choice_${type}`);
}
