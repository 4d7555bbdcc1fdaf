/**
 * As the `ref` of an article that another one takes the place of: the focus that was in it goes to the place in which
 * articles are shown (the nearest `tabindex="-1"`), and from there to the heading of the next one once that is drawn.
 * Else keys would begin anew at the top of the page.
 */
export function passFocusOn(article: HTMLElement | null): (() => void) | undefined {
  const place = article?.closest<HTMLElement>('[tabindex="-1"]');
  if (article === null || !place) return undefined;
  if (document.activeElement === place) article.querySelector<HTMLElement>('h2[tabindex]')?.focus();
  return () => {
    if (!article.contains(document.activeElement)) return;
    // Only afterwards is it known whether the place went away too, or the focus went somewhere by itself.
    queueMicrotask(() => {
      if (!place.isConnected || document.activeElement !== document.body) return;
      const next = place.querySelector<HTMLElement>('article h2[tabindex]') ?? place;
      next.focus({ preventScroll: true });
    });
  };
}
