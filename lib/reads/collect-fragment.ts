/** What the page that reads many pages begins with. */
export interface CollectStart {
  /** A reading that was begun earlier. */
  group?: string | undefined;
  /** Addresses for the list, one to a line. */
  addresses: string;
  /** Numbers of the tabs that were highlighted when the page was called: opening it lets go of them. */
  tabs: number[];
}

const ADDRESSES = 'read=';
const TABS = 'tabs=';

/** The fragment, with its `#`, that has the page begin with addresses. */
export function addressesFragment(addresses: readonly string[]): string {
  return addresses.length === 0 ? '' : `#${ADDRESSES}${encodeURIComponent(addresses.join('\n'))}`;
}

/** The fragment that remembers tabs. */
export function tabsFragment(tabs: readonly number[]): string {
  return tabs.length === 0 ? '' : `#${TABS}${tabs.join(',')}`;
}

/** @param fragment decoded, without its `#`; whatever is neither addresses nor tabs is the id of a reading */
export function readCollectFragment(fragment: string): CollectStart {
  if (fragment === '') return { addresses: '', tabs: [] };
  if (fragment.startsWith(ADDRESSES)) return { addresses: fragment.slice(ADDRESSES.length), tabs: [] };
  if (!fragment.startsWith(TABS)) return { group: fragment, addresses: '', tabs: [] };
  const tabs = fragment.slice(TABS.length).split(',').map(Number).filter(Number.isInteger);
  return { addresses: '', tabs };
}
