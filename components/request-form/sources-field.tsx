import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { text } from '#lib/browser/text.ts';
import { parseSources } from '#lib/requests/parse-sources.ts';
import type { ControlProps } from './control-props.ts';
import styles from './request-form.module.css';

/** Characters of a line: one source. More comes by pasting, which is taken apart at once. */
const MAX_TYPED = 2_000;

/** A list of sources: typed one by one, or pasted all at once. What is none stays in the field and is named. */
export function SourcesField({ label, help, fault, value, onChange }: ControlProps) {
  const sources = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();

  function add(entered: string): boolean {
    const parsed = parseSources(entered, sources);
    if (parsed.sources.length > 0) onChange([...sources, ...parsed.sources]);
    setTyped(parsed.invalid.join(' '));
    setRefused(wordsFor(parsed));
    return parsed.invalid.length === 0;
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!/[\s,;]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${typed} ${pasted}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
    // Enter in a form would ask the question.
    event.preventDefault();
    if (typed.trim() !== '') add(typed);
  }

  function remove(source: string) {
    const left = sources.filter((each) => each !== source);
    onChange(left.length === 0 ? undefined : left);
    field.current?.focus();
  }

  /** Back into the field, to be changed. */
  function edit(source: string) {
    remove(source);
    setTyped(source);
  }

  return (
    <div className={styles['block']}>
      <Field label={label} hint={help} error={refused ?? fault}>
        {(attributes) => (
          <div className={styles['row']}>
            <input
              {...attributes}
              ref={field}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={MAX_TYPED}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setRefused(undefined);
              }}
              onPaste={onPaste}
              onKeyDown={onKeyDown}
              // What was typed counts also when nobody pressed Enter after it.
              onBlur={() => typed.trim() !== '' && add(typed)}
            />
            <Button
              disabled={typed.trim() === ''}
              onClick={() => add(typed)}
              aria-label={text('sourceAdd', label)}
            >
              {text('sourceAddShort')}
            </Button>
          </div>
        )}
      </Field>
      <SourceChips label={label} sources={sources} onEdit={edit} onRemove={remove} />
    </div>
  );
}

interface SourceChipsProps {
  label: string;
  sources: readonly string[];
  onEdit: (source: string) => void;
  onRemove: (source: string) => void;
}

function SourceChips({ label, sources, onEdit, onRemove }: SourceChipsProps) {
  if (sources.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={text('sourcesChosen', label)}>
      {sources.map((source) => (
        <li key={source} className={styles['chip']}>
          <button
            type="button"
            className={styles['edit']}
            title={source}
            aria-label={text('sourceEdit', source)}
            onClick={() => onEdit(source)}
          >
            <bdi dir="ltr">{source}</bdi>
          </button>
          <IconButton icon="close" label={text('sourceRemove', source)} onClick={() => onRemove(source)} />
        </li>
      ))}
    </ul>
  );
}

function wordsFor({ invalid, cut }: ReturnType<typeof parseSources>): string | undefined {
  if (invalid.length > 0) return text('sourceInvalid', invalid.join(' · '));
  return cut ? text('sourceTooMany') : undefined;
}
