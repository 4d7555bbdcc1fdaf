import { Button } from '#components/ui/button.tsx';
import { text } from '#lib/browser/text.ts';
import { newField } from '#lib/structured/schema-draft.ts';
import type { DraftField, SchemaDraft } from '#lib/structured/schema-draft.ts';
import { FieldRow } from './field-row.tsx';
import styles from './structured.module.css';

interface SchemaBuilderProps {
  draft: SchemaDraft;
  onChange: (draft: SchemaDraft) => void;
}

/** The fields that the answer shall have, built without writing JSON. */
export function SchemaBuilder({ draft, onChange }: SchemaBuilderProps) {
  return (
    <div className={styles['builder']}>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={draft.many}
          onChange={({ target }) => onChange({ ...draft, many: target.checked })}
        />
        {text('schemaMany')}
      </label>
      <FieldList depth={0} fields={draft.fields} onChange={(fields) => onChange({ ...draft, fields })} />
    </div>
  );
}

interface FieldListProps {
  depth: number;
  fields: DraftField[];
  onChange: (fields: DraftField[]) => void;
}

/** Fields one below the other, in the order in which the table shows them. */
function FieldList({ depth, fields, onChange }: FieldListProps) {
  const move = (index: number, by: number) => {
    const moved = fields.filter((_, at) => at !== index);
    const field = fields[index];
    if (field) onChange(moved.toSpliced(index + by, 0, field));
  };
  return (
    <>
      <ol className={styles['fields']} aria-label={text('schemaFields')}>
        {fields.map((field, index) => (
          <li key={field.id} className={styles['field']}>
            <FieldRow
              field={field}
              depth={depth}
              taken={fields.some((other) => other !== field && sameName(other, field))}
              onChange={(changed) => onChange(fields.with(index, changed))}
              onRemove={() => onChange(fields.filter((other) => other !== field))}
              onUp={index === 0 ? undefined : () => move(index, -1)}
              onDown={index === fields.length - 1 ? undefined : () => move(index, 1)}
            >
              {field.type === 'group' && (
                <FieldList
                  depth={depth + 1}
                  fields={field.fields}
                  onChange={(inside) => onChange(fields.with(index, { ...field, fields: inside }))}
                />
              )}
            </FieldRow>
          </li>
        ))}
      </ol>
      <div>
        <Button onClick={() => onChange([...fields, newField()])}>{text('schemaAddField')}</Button>
      </div>
    </>
  );
}

const sameName = (one: DraftField, other: DraftField) =>
  one.name.trim() !== '' && one.name.trim() === other.name.trim();
