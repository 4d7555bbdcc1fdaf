import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { text } from '#lib/browser/text.ts';

/**
 * Draws a page into its `#root`. Markup that stands there already is taken over when it is in the language of the
 * texts, and drawn anew when it is not.
 */
export function mount(page: ReactNode): void {
  const { documentElement: html } = document;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  const written = root.childElementCount > 0 && html.lang === text('appLanguage');
  html.lang = text('appLanguage');
  html.dir = text('appDirection');
  if (written) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
