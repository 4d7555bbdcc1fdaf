import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { draftToSchema } from '#lib/structured/draft-to-schema.ts';
import type { JsonSchema } from '#lib/structured/draft-to-schema.ts';
import { findSchemaFault } from '#lib/structured/find-schema-fault.ts';
import { RECIPES } from '#lib/structured/recipe.ts';
import { newField } from '#lib/structured/schema-draft.ts';
import type { SchemaDraft } from '#lib/structured/schema-draft.ts';
import { schemaToDraft } from '#lib/structured/schema-to-draft.ts';
import { RecipeRow } from './recipe-row.tsx';
import { SchemaBuilder } from './schema-builder.tsx';
import { SchemaPaste } from './schema-paste.tsx';
import { faultWords } from './fault-words.ts';
import { useRecipes } from './use-recipes.ts';
import styles from './structured.module.css';

interface SchemaChoiceProps {
  label: string;
  help: string;
  fault: string | undefined;
  schema: unknown;
  /** `undefined` asks for text again. */
  onChange: (schema: JsonSchema | undefined) => void;
}

/** Text or data, and which: a recipe, fields of one's own, or a schema that somebody else wrote. */
export function SchemaChoice({ label, help, fault, schema, onChange }: SchemaChoiceProps) {
  const recipes = useRecipes();
  const [draft, setDraft] = useState(() => (isSchema(schema) ? schemaToDraft(schema) : undefined));
  const [pasting, setPasting] = useState(isSchema(schema) && draft === undefined);
  const on = isSchema(schema);

  function choose(value: string) {
    setPasting(value === 'paste');
    if (value === '' || value === 'paste') {
      setDraft(undefined);
      return onChange(value === '' ? undefined : {});
    }
    const known = [...RECIPES, ...recipes.kept].find(({ id }) => id === value)?.schema;
    return build(known === undefined ? { many: true, fields: [newField()] } : schemaToDraft(known), known);
  }

  function build(changed: SchemaDraft | undefined, known?: JsonSchema) {
    setDraft(changed);
    setPasting(changed === undefined);
    onChange(changed ? draftToSchema(changed) : known);
  }

  return (
    <div className={styles['choice']}>
      <Field label={label} hint={help} error={on && fault ? whyNot(schema, fault) : undefined}>
        {(control) => (
          <select
            {...control}
            value={on ? (pasting ? 'paste' : 'own') : ''}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{text('schemaNone')}</option>
            <optgroup label={text('schemaRecipes')}>
              {RECIPES.map(({ id }) => (
                <option key={id} value={id}>
                  {text(`recipe_${id}`)}
                </option>
              ))}
              {recipes.kept.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
            <option value="own">{text('schemaOwn')}</option>
            <option value="paste">{text('schemaPaste')}</option>
          </select>
        )}
      </Field>
      {on && draft && <SchemaBuilder draft={draft} onChange={build} />}
      {on && pasting && <SchemaPaste schema={schema} onChange={onChange} />}
      {on && !fault && <RecipeRow schema={schema} recipes={recipes} />}
    </div>
  );
}

function whyNot(schema: JsonSchema, fault: string): string {
  const found = findSchemaFault(schema);
  return found ? faultWords(found) : fault;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
