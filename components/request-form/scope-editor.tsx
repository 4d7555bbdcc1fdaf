import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { text } from '#lib/browser/text.ts';
import { parseSources } from '#lib/requests/parse-sources.ts';
import { changeOptions, optionsNow, readAsking } from './asking.ts';
import styles from './scope-editor.module.css';

/** Characters of the line; more than that is no place to look. */
const MAX_TYPED = 2_000;

interface ScopeEditorProps {
  /** What the scope stands for, such as `example.org/docs`; empty for the whole web. */
  source: string;
  /** Called when the person is done: `changed` when other sources are among the options now. */
  onDone: (changed: boolean) => void;
}

/** What a scope stands for as a line that can be changed: what is typed becomes the sources of the next question. */
export function ScopeEditor({ source, onDone }: ScopeEditorProps) {
  const [typed, setTyped] = useState(source);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  function accept() {
    const { sources, invalid } = parseSources(typed);
    if (invalid.length > 0) {
      setFault(text('sourceInvalid', invalid.join(' · ')));
      return field.current?.focus();
    }
    const isSame = typed.trim() === source;
    if (!isSame && sources.length > 0) {
      const options = optionsNow(readAsking());
      const all = new Set([...(options.included_sources ?? []), ...sources]);
      changeOptions({ ...options, included_sources: [...all] });
    }
    return onDone(!isSame);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Enter would ask the question, and Escape would close the popup.
    event.preventDefault();
    if (event.key === 'Enter') accept();
    else onDone(false);
  }

  return (
    <Field label={text('scopeEditLabel')} hint={text('scopeEditHelp')} error={fault}>
      {(control) => (
        <div className={styles['row']}>
          <input
            {...control}
            ref={field}
            type="text"
            inputMode="url"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is there because the person asked to type in it
            autoFocus
            maxLength={MAX_TYPED}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setFault(undefined);
            }}
            onKeyDown={onKeyDown}
          />
          <Button onClick={accept}>{text('scopeEditDone')}</Button>
        </div>
      )}
    </Field>
  );
}
