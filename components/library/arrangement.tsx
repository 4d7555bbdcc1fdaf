import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { LIBRARY_ORDERS } from '#lib/service/types.ts';
import type { LibraryOrder } from '#lib/service/types.ts';
import styles from './library-page.module.css';

interface ArrangementProps {
  order: LibraryOrder;
  onOrder: (order: LibraryOrder) => void;
  /** The site that the list is narrowed to. */
  host: string | undefined;
  onHost: (host: string | undefined) => void;
}

/** The order of the list, and the one site that it is narrowed to. */
export function Arrangement({ order, onOrder, host, onHost }: ArrangementProps) {
  return (
    <div className={styles['line']}>
      <Field label={text('libraryOrder')}>
        {(control) => (
          <select
            {...control}
            value={order}
            onChange={({ target }) => {
              const chosen = LIBRARY_ORDERS.find((each) => each === target.value);
              if (chosen) onOrder(chosen);
            }}
          >
            {LIBRARY_ORDERS.map((each) => (
              <option key={each} value={each}>
                {text(`libraryOrder_${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {host !== undefined && (
        <Button icon="close" onClick={() => onHost(undefined)}>
          {text('libraryOnlySite', host)}
        </Button>
      )}
    </div>
  );
}
