import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import styles from './ask-box.module.css';

/** The selection that goes with the question, and a way to leave it out. */
export function QuoteChip({ quote, onRemove }: { quote: string; onRemove: () => void }) {
  return (
    <figure className={styles['quote']} aria-label={text('askQuote')}>
      <blockquote className={styles['quoted']} dir="auto">
        {quote}
      </blockquote>
      <IconButton icon="close" label={text('askQuoteRemove')} onClick={onRemove} />
    </figure>
  );
}
