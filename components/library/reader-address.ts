/** Where the library page shows one kept page. */
export function readerAddress(url: string): string {
  return `/library.html#${encodeURIComponent(url)}`;
}
