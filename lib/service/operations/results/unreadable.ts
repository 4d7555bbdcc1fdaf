import type { Page } from '../../types.ts';

/** Why a page that came holds nothing to read, or `undefined`. A page with its first paragraphs is no failure. */
export function unreadable({ markdown, notices }: Page): string | undefined {
  if (notices.includes('login-wall')) return 'The page asks to sign in before it shows its text.';
  if (notices.includes('consent-wall')) return 'The page shows a consent dialog in place of its text.';
  if (markdown.trim() !== '') return undefined;
  return 'The page has no text to read.';
}
