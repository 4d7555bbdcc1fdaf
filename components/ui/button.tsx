import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary`: the one thing to do here; `plain`: with a frame; `quiet`: without one. */
  look?: 'primary' | 'plain' | 'quiet';
  icon?: IconName;
};

export function Button({ look = 'plain', icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles['button'], styles[look], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
