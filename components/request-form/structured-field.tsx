import { Suspense, lazy } from 'react';
import { Spinner } from '#components/ui/spinner.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './request-form.module.css';

const SchemaChoice = lazy(async () => ({
  default: (await import('#components/structured/schema-choice.tsx')).SchemaChoice,
}));

/** The answer as data: which fields it shall have. */
export function StructuredField({ label, help, fault, value, onChange }: ControlProps) {
  return (
    <div className={styles['block']}>
      <Suspense fallback={<Spinner />}>
        <SchemaChoice label={label} help={help} fault={fault} schema={value} onChange={onChange} />
      </Suspense>
    </div>
  );
}
