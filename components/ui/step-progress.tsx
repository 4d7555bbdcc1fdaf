import { text } from '#lib/browser/text.ts';
import { Button } from './button.tsx';
import styles from './step-progress.module.css';

/** How far a piece of work is that goes step by step. */
export interface Steps {
  /** "Forgetting: 12 of 300" */
  words: string;
  done: number;
  of: number;
}

interface StepProgressProps {
  steps: Steps;
  onStop: () => void;
  /** Where the button that began the work went away, the focus is at the one that stops it. */
  takesFocus?: boolean;
}

/** A bar, how far the work is in words, and a way to stop it. */
export function StepProgress({ steps: { words, done, of }, onStop, takesFocus = false }: StepProgressProps) {
  return (
    <div className={styles['steps']}>
      <progress aria-label={words} max={of} value={done} />
      <span className={styles['words']}>{words}</span>
      <Button ref={takesFocus ? focus : undefined} onClick={onStop}>
        {text('callStop')}
      </Button>
    </div>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
