import { useFragment } from '#components/welcome/use-fragment.ts';

/** What stands behind the `#` of the page's address, decoded, live. */
export function useDecodedFragment(): string {
  const fragment = useFragment();
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Typed by hand it may be no valid encoding: then nothing is named.
    return '';
  }
}
