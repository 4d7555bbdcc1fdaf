import type { Origin } from '../../types.ts';
import { placeKey } from '../postings/place-key.ts';

/**
 * One entry of `included_sources` or `excluded_sources`, understood:
 *
 * - `library`: every page kept but the help; `tabs`: pages captured from tabs; `help`: the help pages;
 * - a domain (`example.com`, `*.example.com`) or its base URL (`https://example.com/`): the whole domain with
 *   its subdomains, on every port; with a port, that port only; `http` and `https`, `www.` and none are the
 *   same;
 * - a URL or domain with a path: that host and path and what lies below it (`/docs` takes `/docs`, `/docs/a`,
 *   `/docs?x`, not `/docs-old`);
 * - a URL with a query: that page only;
 * - another address with a path (`file:///notes`): that path and below.
 *
 * `undefined` for a text that names nothing of these: it matches no page.
 */
export type Source = { origins: readonly Origin[] } | { prefix: string; matches: (key: string) => boolean };

const DATASETS: ReadonlyMap<string, readonly Origin[]> = new Map([
  ['library', ['web', 'tab', 'import']],
  ['tabs', ['tab']],
  ['help', ['help']],
]);

/** No address in use is longer. */
const LONGEST = 2_048;

/** Understands one source. */
export function parseSource(source: string): Source | undefined {
  const name = source.trim();
  const origins = DATASETS.get(name.toLowerCase());
  if (origins !== undefined) return { origins };
  if (name.length > LONGEST || /\s/.test(name)) return undefined;
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(name);
  const key = placeKey(hasScheme ? name : `http://${name.replace(/^\*\./, '').replace(/^\/\//, '')}`);
  if (key === undefined) return undefined;
  const below = key.replace(/\/+$/, '');
  if (key.includes('://')) return { prefix: below, matches: (place) => isBelow(place, below) };
  const slash = key.indexOf('/');
  const host = key.slice(0, slash);
  const path = key.slice(slash);
  if (path === '/') return { prefix: host, matches: (place) => isWithinDomain(place, host) };
  if (path.includes('?')) return { prefix: key, matches: (place) => place === key };
  return { prefix: below, matches: (place) => isBelow(place, below) };
}

function isWithinDomain(place: string, host: string): boolean {
  const next = place.charAt(host.length);
  return place.startsWith(host) && (next === '/' || next === '.' || next === ':');
}

function isBelow(place: string, path: string): boolean {
  const next = place.charAt(path.length);
  return place.startsWith(path) && (next === '' || next === '/' || next === '?');
}
