import { useId, useMemo, useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { countryName, findCountry, listCountries } from '#lib/requests/countries.ts';
import type { ControlProps } from './control-props.ts';

/** A country by its name. The browser's own list finds it while it is typed. */
export function CountryField({ label, help, fault, value, onChange }: ControlProps) {
  const language = text('appLanguage') || 'en';
  const countries = useMemo(() => listCountries(language), [language]);
  // Hundreds of options, drawn once: the form is drawn anew with every key.
  const options = useMemo(
    () =>
      countries.map(({ code: each, name }) => (
        <option key={each} value={name}>
          {each}
        </option>
      )),
    [countries],
  );
  const code = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState('');
  const list = useId();
  const meant = (entered: string) => findCountry(entered, countries) ?? entered;
  return (
    <Field label={label} hint={help} error={fault}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            type="text"
            list={list}
            autoComplete="off"
            maxLength={80}
            value={meant(typed) === code ? typed : countryName(code, language)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(target.value.trim() === '' ? undefined : meant(target.value));
            }}
          />
          <datalist id={list}>{options}</datalist>
        </>
      )}
    </Field>
  );
}
