/** What two addresses of one page have in common: the address without its fragment and the `utm_*` of services. */
export function addressKey(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  for (const name of new Set(url.searchParams.keys())) {
    if (name.startsWith('utm_')) url.searchParams.delete(name);
  }
  return url.href;
}
