import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { defaultSettings } from '#lib/browser/settings.ts';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import { OPERATION_NAMES } from '#lib/contract/index.ts';
import type { OperationName } from '#lib/contract/index.ts';
import { forEachOperation, hasAdvancedFaults } from './service-draft.ts';
import type { DraftFaults, ServiceDraft } from './service-draft.ts';
import styles from './service-form.module.css';

const PATH_LABELS: Record<OperationName, TextKey> = {
  answer: 'optionsPathAnswer',
  contents: 'optionsPathContents',
  deepsearch: 'optionsPathDeepsearch',
  feedback: 'optionsPathFeedback',
};

const SECONDS_LABELS: Record<OperationName, TextKey> = {
  answer: 'optionsSecondsAnswer',
  contents: 'optionsSecondsContents',
  deepsearch: 'optionsSecondsDeepsearch',
  feedback: 'optionsSecondsFeedback',
};

interface AdvancedFieldsProps {
  draft: ServiceDraft;
  faults: DraftFaults;
  onChange: (changed: Partial<ServiceDraft>) => void;
}

/** Where a service answers the four operations and how long it may take: right for most as they are. */
export function AdvancedFields({ draft, faults, onChange }: AdvancedFieldsProps) {
  const reset = () => {
    const { paths, timeouts } = defaultSettings();
    onChange({ paths, seconds: forEachOperation((name) => String(timeouts[name] / 1000)) });
  };
  return (
    <Disclosure summary={text('optionsAdvanced')} open={hasAdvancedFaults(faults)}>
      <div className={styles['advanced']}>
        <fieldset className={styles['grid']}>
          <legend>{text('optionsPaths')}</legend>
          {OPERATION_NAMES.map((name) => (
            <Field key={name} label={text(PATH_LABELS[name])} error={faultText(faults.paths[name])}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  value={draft.paths[name]}
                  onChange={({ target }) => onChange({ paths: { ...draft.paths, [name]: target.value } })}
                />
              )}
            </Field>
          ))}
        </fieldset>
        <fieldset className={styles['grid']}>
          <legend>{text('optionsSeconds')}</legend>
          {OPERATION_NAMES.map((name) => (
            <Field key={name} label={text(SECONDS_LABELS[name])} error={faultText(faults.seconds[name])}>
              {(control) => (
                <input
                  {...control}
                  type="number"
                  min="1"
                  max="3600"
                  value={draft.seconds[name]}
                  onChange={({ target }) => onChange({ seconds: { ...draft.seconds, [name]: target.value } })}
                />
              )}
            </Field>
          ))}
        </fieldset>
        <div>
          <Button onClick={reset}>{text('optionsAdvancedReset')}</Button>
        </div>
      </div>
    </Disclosure>
  );
}

const faultText = (key: TextKey | undefined) => key && text(key);
