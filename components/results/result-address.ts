import { webAddress } from '#components/markdown/web-address.ts';
import type { DeepsearchResult } from '#lib/contract/deepsearch.ts';

/** Where a result lies, as the service was asked to say it; without what it adds for counting. */
export function resultAddress({ url, id }: DeepsearchResult): string {
  const address = [url, id].find((each) => each !== undefined && webAddress(each) !== undefined);
  return address === undefined ? (url ?? id ?? '') : (webAddress(address)?.href ?? address);
}
