/**
 * True when a `noscript` holds the picture itself, for readers without scripts, and is to be unwrapped. The
 * placeholder before it is removed, so that no picture appears twice.
 */
export function keepNoscriptImage(noscript: Element): boolean {
  // A parser with scripts off makes elements of what is inside, one with scripts on a single text.
  if (noscript.querySelector('img') === null) {
    const text = noscript.textContent ?? '';
    if (text.length > 20_000 || !/<img\s/i.test(text)) return false;
    noscript.innerHTML = text;
  }
  const image = noscript.querySelector('img');
  if (image === null || (noscript.textContent ?? '').trim().length > 100) return false;
  const before = noscript.previousElementSibling;
  const placeholder = before?.tagName === 'IMG' ? before : (before?.querySelector('img') ?? null);
  const alone = before !== null && (before.textContent ?? '').trim() === '';
  if (placeholder !== null && alone) before?.remove();
  return true;
}
