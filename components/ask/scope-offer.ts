import { text } from '#lib/browser/text.ts';
import type { Scope } from '#lib/calls/call.ts';
import type { PageInfo } from '#lib/page/page-info.ts';
import { sectionPath, sourcesOfScope } from '#lib/page/scope.ts';

export type ServiceKind = 'device' | 'hosted';

/** Why each scope cannot be chosen for a page; a scope that can has no entry. Unknown surroundings forbid nothing. */
export function unavailableScopes(
  page: PageInfo | undefined,
  service: ServiceKind | undefined,
): Partial<Record<Scope, string>> {
  if (page === undefined) return {};
  if (page.url === '') {
    const why = text('scopeNoPage');
    return { site: why, section: why, page: why };
  }
  if (!isOnWeb(page.url)) {
    const why = text('scopeNotWeb');
    return { site: why, section: why, page: why };
  }
  return {
    ...(sectionPath(new URL(page.url).pathname) === '' ? { section: text('scopeTopOfSite') } : {}),
    ...(service === 'device' && page.unreadable !== undefined ? { page: text('scopePageUnread') } : {}),
  };
}

/** Whether the page can be summarised: the device service reads it in its tab, a hosted one fetches it. */
export function maySummarise(page: PageInfo | undefined, service: ServiceKind | undefined): boolean {
  if (page === undefined) return true;
  return isOnWeb(page.url) && (service === 'hosted' || page.unreadable === undefined);
}

/** Where a choice looks, in words. */
export function describeScope(
  scope: Scope,
  page: PageInfo | undefined,
  service: ServiceKind | undefined,
): string {
  const [source] = (page && sourcesOfScope(scope, page.url)) ?? [];
  if (scope !== 'web' && source !== undefined)
    return text('scopeOnlyHint', source.replace(/^https?:\/\//, ''));
  return text(service === 'device' ? 'scopeWebDeviceHint' : 'scopeWebHint');
}

function isOnWeb(url: string): boolean {
  return url.startsWith('https://') || url.startsWith('http://');
}
