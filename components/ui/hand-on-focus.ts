/**
 * As the `ref` of a button that a click makes go away: the focus that it had goes to the heading of its article, or
 * where that went too, to the place in which articles are shown. Else keys would begin anew at the top of the page.
 */
export function handOnFocus(button: HTMLElement | null): (() => void) | undefined {
  if (button === null) return undefined;
  const heading = button.closest('article')?.querySelector<HTMLElement>('h2[tabindex]');
  const place = button.closest('article')?.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (document.activeElement !== button) return;
    // Only afterwards is it known what else went away with it.
    queueMicrotask(() => {
      const next = [heading, place].find((each) => each?.isConnected);
      next?.focus({ preventScroll: true });
    });
  };
}
