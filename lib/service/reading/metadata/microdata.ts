import type { Json } from '../../../contract/shared.ts';
import type { JsonObject } from './json-ld.ts';

const MAX_ITEMS = 200;
const MAX_DEPTH = 16;

/** The page's microdata in the shape of JSON-LD: `@type` and its properties; outermost items only, at most 200. */
export function readMicrodata(document: Document): JsonObject[] {
  const items: JsonObject[] = [];
  for (const element of document.querySelectorAll('[itemscope]')) {
    if (items.length >= MAX_ITEMS) break;
    if (element.hasAttribute('itemprop') || (element.getAttribute('itemtype') ?? '') === '') continue;
    const item = readItem(element, MAX_DEPTH);
    if (Object.keys(item).length > 1) items.push(item);
  }
  return items;
}

function readItem(element: Element, depth: number): JsonObject {
  const type = element.getAttribute('itemtype')?.trim() ?? '';
  const item: JsonObject = type === '' ? {} : { '@type': type.slice(type.lastIndexOf('/') + 1) };
  const pending = [...element.children];
  for (let child = pending.shift(); child !== undefined; child = pending.shift()) {
    const name = child.getAttribute('itemprop') ?? '';
    const isItem = child.hasAttribute('itemscope');
    if (name !== '') add(item, name, isItem ? (depth > 0 ? readItem(child, depth - 1) : '') : valueOf(child));
    if (!isItem) pending.unshift(...child.children);
  }
  return item;
}

function add(item: JsonObject, names: string, value: Json): void {
  for (const name of names.split(/\s+/)) {
    // A page cannot name a property that objects have by themselves.
    if (name === '' || name === '__proto__' || value === '') continue;
    const known = Object.hasOwn(item, name) ? item[name] : undefined;
    item[name] = known === undefined ? value : [...[known].flat(), value];
  }
}

function valueOf(element: Element): string {
  const attribute = ['content', 'datetime', 'href', 'src', 'value'].find((name) =>
    element.hasAttribute(name),
  );
  const value = attribute === undefined ? element.textContent : element.getAttribute(attribute);
  return (value ?? '').replace(/\s+/g, ' ').trim().slice(0, 5_000);
}
