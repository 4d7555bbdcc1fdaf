import { useId, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import styles from './save-menu.module.css';

/** A way to take something away. */
export interface SaveChoice {
  label: string;
  act: () => void | Promise<void>;
}

/** Ways to save or copy something, behind one button. The browser's own popover closes it and gives the focus back. */
export function SaveMenu({ label, choices }: { label: string; choices: readonly SaveChoice[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  return (
    <span className={styles['place']} style={{ anchorName: anchorOf(id) }}>
      <Button look="quiet" popoverTarget={id} aria-haspopup="true">
        {label}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles['menu']}
        style={{ positionAnchor: anchorOf(id) }}
      >
        <ul className={styles['list']} aria-label={label}>
          {choices.map((choice) => (
            <li key={choice.label}>
              <Button
                look="quiet"
                className={styles['choice']}
                onClick={() => {
                  list.current?.hidePopover();
                  void choice.act();
                }}
              >
                {choice.label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </span>
  );
}

const anchorOf = (id: string) => `--menu${id.replaceAll(/\W/g, '-')}`;
