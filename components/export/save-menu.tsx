import { use } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PopoverButton, PopoverContext } from '#components/ui/popover-button.tsx';
import styles from './save-menu.module.css';

/** A way to take something away. */
export interface SaveChoice {
  label: string;
  act: () => void | Promise<void>;
}

interface SaveMenuProps {
  label: string;
  choices: readonly SaveChoice[];
  look?: 'plain' | 'quiet';
}

/** Ways to save or copy something, behind one button. */
export function SaveMenu({ label, choices, look = 'quiet' }: SaveMenuProps) {
  return (
    <PopoverButton label={label} look={look}>
      <ul className={styles['list']} aria-label={label}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Choice choice={choice} />
          </li>
        ))}
      </ul>
    </PopoverButton>
  );
}

function Choice({ choice }: { choice: SaveChoice }) {
  return (
    <Button
      look="quiet"
      className={styles['choice']}
      popoverTarget={use(PopoverContext)}
      popoverTargetAction="hide"
      onClick={() => void choice.act()}
    >
      {choice.label}
    </Button>
  );
}
