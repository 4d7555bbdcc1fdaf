/** The page's `meta` tags: contents by lower-case name, in order. */
export type MetaTags = ReadonlyMap<string, readonly string[]>;

export function readMetaTags(document: Document): MetaTags {
  const tags = new Map<string, string[]>();
  for (const meta of document.getElementsByTagName('meta')) {
    const content = (meta.getAttribute('content') ?? '').replace(/\s+/g, ' ').trim();
    if (content === '') continue;
    const names = ['property', 'name', 'itemprop', 'http-equiv'].flatMap((attribute) =>
      (meta.getAttribute(attribute) ?? '')
        .toLowerCase()
        .split(/\s+/)
        .filter((name) => name !== ''),
    );
    for (const name of new Set(names)) {
      const known = tags.get(name);
      if (known === undefined) tags.set(name, [content]);
      else known.push(content);
    }
  }
  return tags;
}

/** The first content under any of the names, in the order of the names; '' when there is none. */
export function firstMeta(tags: MetaTags, ...names: string[]): string {
  for (const name of names) {
    const found = tags.get(name)?.[0];
    if (found !== undefined) return found;
  }
  return '';
}
