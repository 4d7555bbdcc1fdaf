import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { PERIODS } from '#lib/requests/options.ts';
import type { Options } from '#lib/requests/options.ts';
import styles from './request-form.module.css';

interface DateWindowProps {
  options: Options;
  onChange: (options: Options) => void;
  /** What is wrong with the first and with the last day. */
  faults: (string | undefined)[];
}

/** A date window: one that moves along with today, or two days of a calendar. */
export function DateWindow({ options, onChange, faults: [startFault, endFault] }: DateWindowProps) {
  const { period, start_date: start, end_date: end, ...others } = options;
  return (
    <div className={styles['block']}>
      <Field label={text('dateWindow')}>
        {(control) => (
          <select
            {...control}
            value={period ?? (start === undefined && end === undefined ? '' : 'days')}
            onChange={({ target }) => {
              const chosen = PERIODS.find((each) => each === target.value);
              if (chosen) onChange({ ...others, period: chosen });
              else if (target.value === '') onChange(others);
              else onChange({ ...others, start_date: '', end_date: '' });
            }}
          >
            <option value="">{text('dateAny')}</option>
            {PERIODS.map((each) => (
              <option key={each} value={each}>
                {text(`date_${each}`)}
              </option>
            ))}
            <option value="days">{text('dateDays')}</option>
          </select>
        )}
      </Field>
      {period === undefined && (start !== undefined || end !== undefined) && (
        <div className={styles['pair']}>
          <Field label={text('field_start_date')} error={startFault}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={start ?? ''}
                onChange={({ target }) => onChange({ ...options, start_date: target.value })}
              />
            )}
          </Field>
          <Field label={text('field_end_date')} error={endFault}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={end ?? ''}
                onChange={({ target }) => onChange({ ...options, end_date: target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  );
}
