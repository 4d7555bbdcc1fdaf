/**
 * Where an address lies, so that a domain and all below it, or a path and all below it, is one range of
 * texts: `https://docs.example.com:8080/a/b?c` becomes `com.example.docs:8080/a/b?c`. `www.` says nothing and
 * is left out, an IP address is not turned round, the fragment is dropped. Other addresses with a path
 * (`file:`, an extension's own) keep their scheme: `file:///notes/a.md`. `undefined` for what is no such
 * address.
 */
export function placeKey(address: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || !url.pathname.startsWith('/')) return undefined;
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `${url.protocol}//${url.host}${url.pathname}${url.search}`;
  const port = url.port === '' ? '' : `:${url.port}`;
  return `${hostKey(url.hostname)}${port}${url.pathname}${url.search}`;
}

/** A host's part of the key. */
export function hostKey(hostname: string): string {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return host;
  const labels = host.split('.');
  if (labels[0] === 'www' && labels.length > 2) labels.shift();
  return labels.toReversed().join('.');
}
