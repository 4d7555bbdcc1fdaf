/** A tab of the window, as far as a reading needs it. */
export interface OpenTab {
  id: number | undefined;
  url: string;
  title: string;
  highlighted: boolean;
  /** Missing in Firefox before 139; -1 for a tab that is in no group. */
  groupId?: number | undefined;
}

/** The tabs of one group. Its own name takes a permission of its own, so it is called by its first tab. */
export interface TabGroup {
  id: number;
  title: string;
  urls: string[];
}

/** The addresses of the highlighted tabs. @param marked those that were highlighted earlier; none: those that are now */
export function highlightedTabs(tabs: readonly OpenTab[], marked: readonly number[]): string[] {
  const isMeant = ({ id, highlighted }: OpenTab) =>
    marked.length === 0 ? highlighted : id !== undefined && marked.includes(id);
  return tabs.filter(isMeant).map(({ url }) => url);
}

/** The groups that the tabs are in, in the order of the tabs. */
export function tabGroups(tabs: readonly OpenTab[]): TabGroup[] {
  const groups = new Map<number, TabGroup>();
  for (const { groupId: id = -1, title, url } of tabs) {
    if (id < 0) continue;
    const group = groups.get(id) ?? { id, title, urls: [] };
    group.urls.push(url);
    groups.set(id, group);
  }
  return [...groups.values()];
}
