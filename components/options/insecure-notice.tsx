import { useId } from 'react';
import { Notice } from '#components/ui/notice.tsx';
import { text } from '#lib/browser/text.ts';
import type { TextKey } from '#lib/browser/text.ts';
import styles from './service-form.module.css';

interface InsecureNoticeProps {
  host: string;
  accepted: boolean;
  fault: TextKey | undefined;
  onAccept: (accepted: boolean) => void;
}

/** http to another machine: allowed for a service on one's own network, once it was said what that means. */
export function InsecureNotice({ host, accepted, fault, onAccept }: InsecureNoticeProps) {
  const id = useId();
  return (
    <Notice tone="warning" live="alert" title={text('optionsInsecure', host)}>
      <p>{text('optionsInsecureWords')}</p>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={accepted}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && id}
          onChange={(event) => onAccept(event.target.checked)}
        />
        <span>{text('optionsInsecureAccept')}</span>
      </label>
      {fault && (
        <p id={id} className={styles['fault']}>
          {text(fault)}
        </p>
      )}
    </Notice>
  );
}
