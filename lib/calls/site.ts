import type { Call } from './call.ts';

/** The host of the page that a call was about, or of the first page that it read; '' when it was about none. */
export function siteOf(call: Pick<Call, 'operation' | 'request' | 'page'>): string {
  const url = call.page?.url ?? ('urls' in call.request ? call.request.urls[0] : undefined) ?? '';
  return hostOf(url);
}

/** The host of an address, or '' when it is none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
