import { firstMeta, type MetaTags } from './meta-tags.ts';

/** The page's language as BCP 47, as the page says it. */
export function readLanguage(document: Document, tags: MetaTags): string | undefined {
  const root = document.documentElement;
  const stated = [
    root.getAttribute('lang'),
    root.getAttribute('xml:lang'),
    document.body.getAttribute('lang'),
    firstMeta(tags, 'content-language', 'language', 'dc.language', 'citation_language', 'inlanguage'),
    firstMeta(tags, 'og:locale'),
  ];
  for (const tag of stated) {
    const language = canonical(tag ?? '');
    if (language !== undefined) return language;
  }
  return undefined;
}

function canonical(tag: string): string | undefined {
  const plain =
    tag
      .trim()
      .split(/[,;\s]/, 1)[0]
      ?.replaceAll('_', '-') ?? '';
  if (!/^[a-z]{2,3}(?:-|$)/i.test(plain)) return undefined;
  try {
    return Intl.getCanonicalLocales(plain)[0];
  } catch {
    return undefined;
  }
}
