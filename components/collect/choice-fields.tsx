import { useId } from 'react';
import { Field } from '#components/ui/field.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { text } from '#lib/browser/text.ts';
import { RESPONSE_LENGTHS, responseLengthSchema } from '#lib/contract/shared.ts';
import type { ReadChoice } from '#lib/reads/read-choice.ts';
import styles from './collect-page.module.css';

interface ChoiceFieldsProps {
  choice: ReadChoice;
  onChange: (choice: ReadChoice) => void;
}

/** What a person who wants a number of characters begins with. */
const FIRST_NUMBER = 10_000;

/** How pages are read: how much of each, with what effort, and whether with a summary. */
export function ChoiceFields({ choice, onChange }: ChoiceFieldsProps) {
  const summary = useId();
  return (
    <div className={styles['choices']}>
      <LengthChoice choice={choice} onChange={onChange} />
      <RadioGroup
        legend={text('collectEffort')}
        options={[
          { value: 'normal', label: text('collectEffortNormal') },
          { value: 'high', label: text('collectEffortHigh') },
        ]}
        value={choice.effort}
        onChange={(effort) => onChange({ ...choice, effort })}
      />
      <p className={styles['check']}>
        <input
          id={summary}
          type="checkbox"
          checked={choice.summary}
          onChange={({ target }) => onChange({ ...choice, summary: target.checked })}
        />
        <label htmlFor={summary}>{text('collectSummary')}</label>
      </p>
    </div>
  );
}

function LengthChoice({ choice, onChange }: ChoiceFieldsProps) {
  const { length } = choice;
  const own = typeof length === 'number';
  const fits = responseLengthSchema.safeParse(length).success;
  return (
    <>
      <Field label={text('field_response_length')}>
        {(control) => (
          <select
            {...control}
            value={own ? 'own' : length}
            onChange={({ target }) => {
              const { data } = responseLengthSchema.safeParse(target.value);
              onChange({ ...choice, length: data ?? FIRST_NUMBER });
            }}
          >
            {(['short', 'medium', 'large'] as const).map((each) => (
              <option key={each} value={each}>
                {text(`length_${each}`, RESPONSE_LENGTHS[each].toLocaleString(text('appLanguage') || 'en'))}
              </option>
            ))}
            <option value="max">{text('length_max')}</option>
            <option value="own">{text('lengthOwn')}</option>
          </select>
        )}
      </Field>
      {own && (
        <Field
          label={text('lengthCharacters')}
          hint={text('lengthCharactersHelp')}
          error={fits ? undefined : text('collectLengthWrong')}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              min={1_000}
              max={1_000_000}
              step={1}
              value={Number.isNaN(length) ? '' : length}
              onChange={({ target }) => onChange({ ...choice, length: target.valueAsNumber })}
            />
          )}
        </Field>
      )}
    </>
  );
}
