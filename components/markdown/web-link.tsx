import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { linkTarget } from './web-address.ts';
import styles from './web-link.module.css';

/** The host of the page that the text around is of, where it is shown above: its own links need not repeat it. */
export const HomeHostContext = createContext<string | undefined>(undefined);

interface WebLinkProps {
  /** Untrusted; what may not be opened stays plain text. */
  address: string;
  children: ReactNode;
  className?: string | undefined;
  /** The host is shown elsewhere. */
  hideHost?: boolean;
}

/** A link out of untrusted text: opens apart, tells the page it leads to nothing, and shows its host. */
export function WebLink({ address, children, className, hideHost = false }: WebLinkProps) {
  const target = linkTarget(address);
  const home = use(HomeHostContext);
  if (target === undefined) return <bdi>{children}</bdi>;
  return (
    <>
      <a
        className={classNames(styles['link'], className)}
        href={target.href}
        title={target.host === undefined ? undefined : target.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        <bdi>{children}</bdi>
      </a>
      {!hideHost && target.host !== undefined && target.host !== home && (
        <bdi className={styles['host']} dir="ltr">
          {` ${target.host}`}
        </bdi>
      )}
    </>
  );
}
