/** An address without the `utm_…` parameters that say where its reader came from. */
export function withoutTracking(address: string): string {
  const url = URL.parse(address);
  if (!url?.search.includes('utm_')) return address;
  const names = Array.from(url.searchParams, ([name]) => name);
  for (const name of names) if (name.startsWith('utm_')) url.searchParams.delete(name);
  return url.href;
}
