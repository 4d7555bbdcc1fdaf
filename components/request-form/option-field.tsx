import { text } from '#lib/browser/text.ts';
import { FIELDS } from '#lib/requests/fields.ts';
import type { FieldName } from '#lib/requests/fields.ts';
import { optionsSchema } from '#lib/requests/options.ts';
import type { Options } from '#lib/requests/options.ts';
import type { ControlProps } from './control-props.ts';
import { ChoiceField } from './choice-field.tsx';
import { CountryField } from './country-field.tsx';
import { LengthField } from './length-field.tsx';
import { NumberField } from './number-field.tsx';
import { SourcesField } from './sources-field.tsx';
import { StructuredField } from './structured-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TextField } from './text-field.tsx';

interface OptionFieldProps {
  name: FieldName;
  options: Options;
  fault: string | undefined;
  onChange: (options: Options) => void;
}

/** The control for one field, by the table of fields. */
export function OptionField({ name, options, fault, onChange }: OptionFieldProps) {
  const control = FIELDS[name];
  const props: ControlProps = {
    name,
    label: text(`field_${name}`),
    help: text(`fieldHelp_${name}`, 'unset' in control ? String(control.unset ?? '') : ''),
    fault,
    value: options[name],
    onChange: (value) => onChange(withValue(options, name, value)),
  };
  switch (control.kind) {
    case 'choice':
      return <ChoiceField {...props} control={control} />;
    case 'switch':
      return <SwitchField {...props} />;
    case 'number':
      return <NumberField {...props} control={control} />;
    case 'length':
      return <LengthField {...props} control={control} />;
    case 'words':
    case 'text':
      return <TextField {...props} control={control} />;
    case 'sources':
      return <SourcesField {...props} />;
    case 'country':
      return <CountryField {...props} />;
    case 'schema':
      return <StructuredField {...props} />;
    case 'date':
      // The two days are drawn together, as a window.
      return null;
  }
}

/** The options with one field changed. `NaN` is no JSON and passes by itself: a number that was typed wrong. */
function withValue(options: Options, name: FieldName, value: unknown): Options {
  const { [name]: _, ...others } = options;
  if (value === undefined) return others;
  if (typeof value === 'number' && Number.isNaN(value)) return { ...others, [name]: value };
  return { ...others, ...optionsSchema.parse({ [name]: value }) };
}
