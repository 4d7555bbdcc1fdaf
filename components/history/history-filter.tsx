import { Disclosure } from '#components/ui/disclosure.tsx';
import { Field } from '#components/ui/field.tsx';
import { Unseen } from '#components/ui/unseen.tsx';
import { text } from '#lib/browser/text.ts';
import type { HistoryFilter } from '#lib/calls/history.ts';
import { Choice } from './choice.tsx';
import { useSites } from './use-history.ts';
import styles from './earlier-list.module.css';

interface FilterProps {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
}

/** A search over all that was asked, answered and read, and ways to narrow the list. */
export function HistoryFilterForm({ filter, onChange }: FilterProps) {
  const { text: typed = '', ...narrowed } = filter;
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined);
  return (
    <div className={styles['filter']}>
      <label>
        <Unseen>{text('historySearch')}</Unseen>
        <input
          className={styles['search']}
          type="search"
          dir="auto"
          placeholder={text('historySearchHint')}
          value={typed}
          onChange={(event) => onChange({ ...filter, text: event.target.value || undefined })}
        />
      </label>
      <Disclosure summary={text(isNarrowed ? 'historyFiltered' : 'historyFilter')} lazy>
        <Choices filter={filter} onChange={onChange} />
      </Disclosure>
    </div>
  );
}

function Choices({ filter, onChange }: FilterProps) {
  const sites = useSites();
  const { operation, site, cost, feedback, pinned } = filter;
  return (
    <div className={styles['choices']}>
      <Choice
        label={text('historyOperation')}
        value={operation}
        options={[
          ['answer', text('usageOperationAnswer')],
          ['contents', text('usageOperationContents')],
          ['deepsearch', text('usageOperationDeepsearch')],
        ]}
        onChoose={(chosen) => onChange({ ...filter, operation: chosen })}
      />
      <Choice
        label={text('historySite')}
        value={site}
        options={sites.map((each) => [each, each])}
        onChoose={(chosen) => onChange({ ...filter, site: chosen })}
      />
      <Choice
        label={text('historyCost')}
        value={cost}
        options={[
          ['paid', text('historyCostPaid')],
          ['free', text('historyCostFree')],
          ['unknown', text('historyCostUnknown')],
        ]}
        onChoose={(chosen) => onChange({ ...filter, cost: chosen })}
      />
      <Choice
        label={text('historyFeedback')}
        value={feedback}
        options={[
          ['good', text('feedbackGood')],
          ['bad', text('feedbackBad')],
        ]}
        onChoose={(chosen) => onChange({ ...filter, feedback: chosen })}
      />
      <Field label={text('historyPinned')}>
        {({ id }) => (
          <input
            id={id}
            type="checkbox"
            checked={pinned === true}
            onChange={(event) => onChange({ ...filter, pinned: event.target.checked || undefined })}
          />
        )}
      </Field>
    </div>
  );
}
