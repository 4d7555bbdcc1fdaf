import { BASE_MARK } from '../tame-html.ts';

/** An absolute address for what stands in an attribute, or undefined for one that no one can follow. */
export type Resolve = (value: string | null) => string | undefined;

/** Resolves addresses as the page's browser would: against its `<base>`, else its own address. */
export function createResolve(document: Document, url: string): Resolve {
  const stated =
    document.documentElement.getAttribute(BASE_MARK) ??
    document.querySelector('base[href]')?.getAttribute('href');
  const base = URL.parse(stated ?? '', url)?.href ?? url;
  const folder = URL.parse(base)?.origin ?? '';
  return (value) => {
    const text = value?.trim() ?? '';
    if (text === '') return undefined;
    // The most common kind by far, and parsing is the dear part.
    if (text.startsWith('https://') && !/[\s\\]/.test(text)) return text;
    if (/^(?:javascript|data|blob|vbscript|file|about|chrome):/i.test(text)) return undefined;
    return (text.startsWith('/') && !text.startsWith('//') ? URL.parse(folder + text) : URL.parse(text, base))
      ?.href;
  };
}
