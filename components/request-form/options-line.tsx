import { Icon } from '#components/ui/icon.tsx';
import { text } from '#lib/browser/text.ts';
import { describeOptions } from '#lib/requests/describe-options.ts';
import { changeOptions, optionsNow, useAsking } from './asking.ts';
import { partWords } from './part-words.ts';
import styles from './options-line.module.css';

/** What is set for the next question, in words; each part goes away at a click. */
export function OptionsLine() {
  const asking = useAsking();
  const parts = describeOptions(asking.operation, optionsNow(asking));
  if (parts.length === 0) return null;
  return (
    <ul className={styles['line']} aria-label={text('optionsLineLabel')}>
      {parts.map((part) => {
        const words = partWords(part);
        return (
          <li key={part.id} className={styles['part']}>
            <button
              type="button"
              className={styles['remove']}
              aria-label={text('optionsLineRemove', words)}
              title={text('optionsLineRemove', words)}
              onClick={() => changeOptions(part.without)}
            >
              <bdi className={styles['words']}>{words}</bdi>
              <Icon name="close" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
