import { useState } from 'react';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import type { JsonSchema } from '#lib/structured/draft-to-schema.ts';
import { parseSchema } from '#lib/structured/parse-schema.ts';
import { faultWords } from './fault-words.ts';
import styles from './structured.module.css';

/** Characters of a pasted schema that are looked at. */
const MAX_PASTED = 100_000;

interface SchemaPasteProps {
  schema: JsonSchema;
  onChange: (schema: JsonSchema) => void;
}

/** A schema as JSON, checked while it is written. Nothing is sent until it is one. */
export function SchemaPaste({ schema, onChange }: SchemaPasteProps) {
  const [written, setWritten] = useState(() =>
    Object.keys(schema).length === 0 ? '' : JSON.stringify(schema, undefined, 2),
  );
  const parsed = parseSchema(written);
  return (
    <Field
      label={text('schemaPasteLabel')}
      hint={text('schemaPasteHelp')}
      error={written.trim() !== '' && 'fault' in parsed ? faultWords(parsed.fault) : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} ${styles['code']}`}
          rows={8}
          spellCheck={false}
          dir="ltr"
          value={written}
          onChange={({ target }) => {
            const kept = target.value.slice(0, MAX_PASTED);
            setWritten(kept);
            const now = parseSchema(kept);
            onChange('schema' in now ? now.schema : {});
          }}
        />
      )}
    </Field>
  );
}
