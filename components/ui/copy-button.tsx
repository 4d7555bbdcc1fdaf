import { useState } from 'react';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps {
  value: string;
  label: string;
  /** Its name once the value is on the clipboard. */
  done: string;
}

/** Copies a text and says that it did, until the pointer or the focus goes elsewhere. */
export function CopyButton({ value, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  return (
    <IconButton
      icon={copied ? 'done' : 'copy'}
      label={copied ? done : label}
      onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      onPointerLeave={() => setCopied(false)}
      onBlur={() => setCopied(false)}
    />
  );
}
