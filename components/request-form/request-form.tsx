import type { ReactNode } from 'react';
import { LensBar } from '#components/lenses/lens-bar.tsx';
import { text } from '#lib/browser/text.ts';
import { fieldsOf } from '#lib/requests/fields.ts';
import type { FieldName } from '#lib/requests/fields.ts';
import { findFaults } from '#lib/requests/find-faults.ts';
import { changeOptions, optionsNow, useAsking } from './asking.ts';
import { DateWindow } from './date-window.tsx';
import { DefaultsRow } from './defaults-row.tsx';
import { OptionField } from './option-field.tsx';
import styles from './request-form.module.css';

const DATES: readonly FieldName[] = ['start_date', 'end_date'];

/** Where the form shows a field: what to look through, how much of it, and how to answer. */
const GROUPS = [
  {
    legend: 'optionsGroupWhere',
    names: ['search_type', 'start_date', 'included_sources', 'excluded_sources', 'country_code', 'category'],
  },
  {
    legend: 'optionsGroupHowMuch',
    names: [
      'max_num_results',
      'relevance_threshold',
      'response_length',
      'fast_mode',
      'data_max_price',
      'max_price',
      'is_tool_call',
    ],
  },
  { legend: 'optionsGroupAnswer', names: ['system_instructions', 'structured_output'] },
] as const satisfies readonly { legend: string; names: readonly FieldName[] }[];

/** Every field that the request of the chosen operation has, each with what is wrong with it. */
export function RequestForm() {
  const asking = useAsking();
  const { operation } = asking;
  const options = optionsNow(asking);
  const fields = fieldsOf(operation);
  const faults = findFaults(operation, options);
  const fault = (name: FieldName) => faults[name] && text(faults[name]);

  function draw(name: FieldName): ReactNode {
    if (name === 'start_date')
      return <DateWindow key={name} options={options} onChange={changeOptions} faults={DATES.map(fault)} />;
    return (
      <OptionField key={name} name={name} options={options} fault={fault(name)} onChange={changeOptions} />
    );
  }

  return (
    <div className={styles['form']}>
      <LensBar />
      {GROUPS.map(({ legend, names }) => {
        const shown = names.filter((name) => fields.includes(name));
        if (shown.length === 0) return null;
        return (
          <fieldset key={legend} className={styles['group']}>
            <legend className={styles['legend']}>{text(legend)}</legend>
            {shown.map(draw)}
          </fieldset>
        );
      })}
      <DefaultsRow />
    </div>
  );
}
