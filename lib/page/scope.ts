import type { Scope } from '../calls/call.ts';

/**
 * The `included_sources` that a scope stands for on a page, by the interface's path semantics: a domain means all
 * of it, an address with a path that path only. `web` sets nothing.
 */
export function sourcesOfScope(scope: Scope, pageUrl: string): string[] | undefined {
  if (scope === 'web' || !URL.canParse(pageUrl)) return undefined;
  const url = new URL(pageUrl);
  // Of one word without its scheme nobody could tell the name of a server from that of a dataset.
  const site = /[.:]|^localhost$/.test(url.hostname) ? url.host : url.origin;
  if (scope === 'site') return [site];
  if (scope === 'section') return [site + sectionPath(url.pathname)];
  url.hash = '';
  return [url.href];
}

/** The folder that a page lies in: `/docs/guide/start.html` → `/docs/guide`; a page at the root has none but the site. */
export function sectionPath(pathname: string): string {
  const folder = pathname.slice(0, pathname.lastIndexOf('/'));
  return folder === '' ? '' : folder;
}
