import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import { FIELD_TYPES, MAX_GROUPS, newField } from '#lib/structured/schema-draft.ts';
import type { DraftField } from '#lib/structured/schema-draft.ts';
import styles from './structured.module.css';

interface FieldRowProps {
  field: DraftField;
  depth: number;
  /** Whether another field has its name. */
  taken: boolean;
  onChange: (field: DraftField) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  /** The fields inside a group. */
  children: ReactNode;
}

/** One field of the answer: name, type, what it means, and whether it may be left out. */
export function FieldRow({ field, depth, taken, onChange, onRemove, onUp, onDown, children }: FieldRowProps) {
  const types = FIELD_TYPES.filter((type) => type !== 'group' || depth < MAX_GROUPS);
  return (
    <>
      <div className={styles['pair']}>
        <Field label={text('schemaFieldName')} error={taken ? text('schemaFieldTaken') : undefined}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={60}
              value={field.name}
              onChange={({ target }) => onChange({ ...field, name: target.value })}
            />
          )}
        </Field>
        <Field label={text('schemaFieldType')}>
          {(control) => (
            <select
              {...control}
              value={field.type}
              onChange={({ target }) => onChange(retyped(field, target.value))}
            >
              {types.map((type) => (
                <option key={type} value={type}>
                  {text(`schemaType_${type}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field label={text('schemaFieldDescription')}>
        {(control) => (
          <input
            {...control}
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={300}
            value={field.description}
            onChange={({ target }) => onChange({ ...field, description: target.value })}
          />
        )}
      </Field>
      {field.type === 'choice' && <Choices field={field} onChange={onChange} />}
      <div className={styles['row']}>
        <Check
          label={text('schemaFieldRequired')}
          checked={field.required}
          onChange={(required) => onChange({ ...field, required })}
        />
        <Check
          label={text('schemaFieldList')}
          checked={field.list}
          onChange={(list) => onChange({ ...field, list })}
        />
        <span className={styles['moves']}>
          <Button look="quiet" disabled={!onUp} onClick={onUp} aria-label={text('schemaFieldUp', field.name)}>
            ↑
          </Button>
          <Button
            look="quiet"
            disabled={!onDown}
            onClick={onDown}
            aria-label={text('schemaFieldDown', field.name)}
          >
            ↓
          </Button>
          <IconButton icon="close" label={text('schemaFieldRemove', field.name)} onClick={onRemove} />
        </span>
      </div>
      {children}
    </>
  );
}

/** What may be chosen, with commas between. */
function Choices({ field, onChange }: Pick<FieldRowProps, 'field' | 'onChange'>) {
  return (
    <Field label={text('schemaFieldChoices')} hint={text('schemaFieldChoicesHelp')}>
      {(control) => (
        <input
          {...control}
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={1000}
          value={field.choices.join(',')}
          onChange={({ target }) => onChange({ ...field, choices: target.value.split(',') })}
        />
      )}
    </Field>
  );
}

function retyped(field: DraftField, chosen: string): DraftField {
  const type = FIELD_TYPES.find((each) => each === chosen) ?? 'text';
  return {
    ...field,
    type,
    fields: type === 'group' && field.fields.length === 0 ? [newField()] : field.fields,
  };
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
