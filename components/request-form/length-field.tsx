import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import type { Control } from '#lib/requests/fields.ts';
import { RESPONSE_LENGTHS } from '#lib/contract/shared.ts';
import { NumberField } from './number-field.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './request-form.module.css';

type LengthFieldProps = ControlProps & { control: Extract<Control, { kind: 'length' }> };

/** What a person who wants a number of characters begins with. */
const FIRST_NUMBER = 10_000;

/** One of the lengths that the interface names, or a number of characters. */
export function LengthField({ control, ...props }: LengthFieldProps) {
  const { label, help, fault, value, onChange } = props;
  const own = typeof value === 'number';
  return (
    <div className={styles['block']}>
      <Field label={label} hint={help} error={own ? undefined : fault}>
        {(attributes) => (
          <select
            {...attributes}
            value={own ? 'own' : typeof value === 'string' ? value : ''}
            onChange={({ target }) =>
              onChange(target.value === 'own' ? FIRST_NUMBER : target.value || undefined)
            }
          >
            <option value="">{text('optionsUnset', lengthName(control.unset))}</option>
            {control.options.map((option) => (
              <option key={option} value={option}>
                {lengthName(option)}
              </option>
            ))}
            <option value="own">{text('lengthOwn')}</option>
          </select>
        )}
      </Field>
      {own && (
        <NumberField
          {...props}
          label={text('lengthCharacters')}
          help={text('lengthCharactersHelp')}
          control={{ kind: 'number', min: control.min, max: control.max, step: 1 }}
          // An empty field is a number that is not there yet: leaving the choice is the select's part.
          onChange={(typed) => onChange(typed ?? Number.NaN)}
        />
      )}
    </div>
  );
}

function lengthName(option: string): string {
  const length = (['short', 'medium', 'large', 'max'] as const).find((each) => each === option);
  if (length === undefined) return option;
  return length === 'max'
    ? text('length_max')
    : text(`length_${length}`, RESPONSE_LENGTHS[length].toLocaleString(text('appLanguage') || 'en'));
}
