import { useEffect, useRef, useState } from 'react';
import { MAX_QUESTION } from './question.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * The question field. React does not hold its text: the field is there before any script is, and what was typed
 * meanwhile counts.
 *
 * @param onType told what stands in the field, whenever that changes
 */
export function useQuestionField(
  { quote, unsent }: Pick<Surroundings, 'quote' | 'unsent'>,
  onType: (question: string) => void,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  const restored = useRef(false);
  const [empty, setEmpty] = useState(true);
  const [full, setFull] = useState(false);

  // What was being typed when the popup last closed comes back once, into an empty field; a new quote asks to be
  // asked about.
  useEffect(() => {
    const box = field.current;
    if (box !== null && unsent !== undefined && !restored.current && isEmpty(box)) box.value = unsent;
    restored.current ||= unsent !== undefined;
    setEmpty(isEmpty(box));
    if (quote !== undefined) box?.focus();
  }, [quote, unsent]);

  function changed() {
    setEmpty(isEmpty(field.current));
    setFull((field.current?.value.length ?? 0) >= MAX_QUESTION);
    onType(field.current?.value ?? '');
  }

  return {
    field,
    empty,
    /** Whether there is no room for more: what was pasted may have been cut. */
    full,
    changed,
    /** The question as typed; nothing when it is blank. */
    read: () => (isEmpty(field.current) ? undefined : field.current?.value),
    /** Empties the field, unless something else was typed since. */
    clear: (sent: string) => {
      if (field.current?.value === sent) field.current.value = '';
      changed();
    },
  };
}

function isEmpty(field: HTMLTextAreaElement | null): boolean {
  return field === null || field.value.trim() === '';
}
