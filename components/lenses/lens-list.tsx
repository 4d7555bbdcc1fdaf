import { partWords } from '#components/request-form/part-words.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import { lensKeyword } from '#lib/lenses/lens.ts';
import type { Lens } from '#lib/lenses/lens.ts';
import { describeOptions } from '#lib/requests/describe-options.ts';
import { changeLenses } from './use-lenses.ts';
import styles from './lenses.module.css';

/** The lenses in the order of the menu, each with what it sets and its name for the address bar. */
export function LensList({ lenses }: { lenses: readonly Lens[] }) {
  return (
    <ol className={styles['list']} aria-label={text('lensList')}>
      {lenses.map((lens, index) => (
        <li key={lens.id} className={styles['lens']}>
          <div className={styles['words']}>
            <p className={styles['name']}>
              <bdi>{lens.name}</bdi> <code>{lensKeyword(lens)}</code>
            </p>
            <p className={styles['said']}>{whatItSets(lens)}</p>
          </div>
          <Button
            look="quiet"
            disabled={index === 0}
            aria-label={text('schemaFieldUp', lens.name)}
            onClick={() => void move(lens.id, -1)}
          >
            ↑
          </Button>
          <Button
            look="quiet"
            disabled={index === lenses.length - 1}
            aria-label={text('schemaFieldDown', lens.name)}
            onClick={() => void move(lens.id, 1)}
          >
            ↓
          </Button>
          <IconButton
            icon="close"
            label={text('lensDelete', lens.name)}
            onClick={() => void changeLenses((known) => known.filter(({ id }) => id !== lens.id))}
          />
        </li>
      ))}
    </ol>
  );
}

const move = (id: string, by: number) => changeLenses((known) => moved(known, id, by));

function whatItSets({ operation, options }: Lens): string {
  const mode = text(operation === 'answer' ? 'modeAnswer' : 'modeSearch');
  return [mode, ...describeOptions(operation, options).map(partWords)].join(' · ');
}

function moved(lenses: readonly Lens[], id: string, by: number): Lens[] {
  const from = lenses.findIndex((lens) => lens.id === id);
  const lens = lenses[from];
  return lens ? lenses.toSpliced(from, 1).toSpliced(from + by, 0, lens) : [...lenses];
}
