import type { Source } from './source.ts';
import { plainTextOf } from '#components/markdown/plain-text.ts';
import { webAddress } from '#components/markdown/web-address.ts';
import { withPassage } from '#components/results/text-fragment.ts';

/** The address of a source that opens at the passage it was found by. */
export function passageAddress({ url, snippet }: Source): string | undefined {
  const address = url === undefined ? undefined : webAddress(url)?.href;
  if (address === undefined || !snippet) return url;
  return withPassage(address, plainTextOf(snippet.slice(0, 1000)));
}
