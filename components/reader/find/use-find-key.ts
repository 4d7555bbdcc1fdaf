import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether the reader's own search is open. Ctrl or Cmd with F opens it instead of the browser's; pressed again in
 * its field, the key is the browser's. `onOpen` is told each time.
 */
export function useFindKey(onOpen: () => void): { asked: number; open: () => void; close: () => void } {
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    setAsked((times) => times + 1);
    onOpen();
  };
  const openByKey = useEffectEvent(open);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || isSearchField(document.activeElement)) return;
      event.preventDefault();
      openByKey();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
  return { asked: isOpen ? asked : 0, open, close: () => setOpen(false) };
}

const isSearchField = (element: Element | null) =>
  element instanceof HTMLInputElement && element.type === 'search';
