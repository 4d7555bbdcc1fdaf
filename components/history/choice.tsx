import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value | undefined) => void;
}

/** One of a few values, or any. */
export function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={(event) => onChoose(options.find(([each]) => each === event.target.value)?.[0])}
        >
          <option value="">{text('historyAny')}</option>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
