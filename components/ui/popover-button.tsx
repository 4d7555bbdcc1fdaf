import { createContext, useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './popover-button.module.css';

interface PopoverButtonProps {
  label: string;
  /** A drawing in place of the label, which is then the button's name. */
  icon?: IconName;
  look?: 'plain' | 'quiet';
  children: ReactNode;
}

/** The id of the popover around, for buttons in it that close it: `popoverTarget` with the action `hide`. */
export const PopoverContext = createContext<string | undefined>(undefined);

/** What few people need, behind a button. The browser's own popover closes it and gives the focus back. */
export function PopoverButton({ label, icon, look = 'quiet', children }: PopoverButtonProps) {
  const id = useId();
  const anchor = `--popover${id.replaceAll(/\W/g, '-')}`;
  const control = { popoverTarget: id, 'aria-haspopup': true } as const;
  return (
    <span className={styles['place']} style={{ anchorName: anchor }}>
      {icon === undefined ? (
        <Button look={look} {...control}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} {...control} />
      )}
      <div id={id} popover="auto" className={styles['popover']} style={{ positionAnchor: anchor }}>
        <PopoverContext value={id}>{children}</PopoverContext>
      </div>
    </span>
  );
}
