import { text } from '#lib/browser/text.ts';
import { changeOptions, optionsNow, readAsking } from './asking.ts';
import styles from './edit-scope.module.css';

interface EditScopeProps {
  /** What the scope stands for, such as `example.org/docs`. */
  source: string;
  /** Called once the source is among the options: the scope itself is no longer needed. */
  onEdit: () => void;
}

/** Makes what a scope stands for one of the sources of the form, where it can be changed. */
export function EditScope({ source, onEdit }: EditScopeProps) {
  return (
    <button
      type="button"
      className={styles['edit']}
      aria-label={text('scopeEditNamed', source)}
      onClick={() => {
        const options = optionsNow(readAsking());
        const sources = new Set([...(options.included_sources ?? []), source]);
        changeOptions({ ...options, included_sources: [...sources] });
        onEdit();
      }}
    >
      {text('scopeEdit')}
    </button>
  );
}
