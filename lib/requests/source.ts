/** Characters of one source, and how many one list takes: more is a paste that went wrong. */
export const MAX_SOURCE = 2_000;
export const MAX_SOURCES = 100;

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/i;
const DATASET_PART = /^[a-z0-9_][a-z0-9_.-]*$/i;

/**
 * One source as the service takes it: an address, a domain, a domain with a path, or the name of a dataset.
 * A domain is written in its ASCII form and without `http://`-less slashes at its end. Undefined for anything else.
 */
export function parseSource(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || text.length > MAX_SOURCE || /[\s\p{Cc}"'<>\\^`{|}]/u.test(text)) return undefined;
  if (text.includes('://')) return parseAddress(text);
  return parseDomain(text) ?? parseDataset(text);
}

function parseAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // Behind a scheme one word is the name of a server in a private network; without one it is a dataset.
  if (url.username !== '' || url.password !== '' || !(isHost(url) || LABEL.test(url.hostname)))
    return undefined;
  return url.pathname === '/' && url.search === '' ? url.origin : url.href;
}

/** `example.org`, `example.org:8080/docs`, `localhost/x`: a host, perhaps with a port and a path. */
function parseDomain(text: string): string | undefined {
  if (!URL.canParse(`https://${text}`)) return undefined;
  const url = new URL(`https://${text}`);
  if (url.username !== '' || url.password !== '' || !isHost(url)) return undefined;
  const rest = url.pathname === '/' && url.search === '' ? '' : url.pathname + url.search;
  return url.host + rest;
}

function isHost({ hostname }: URL): boolean {
  if (hostname === 'localhost' || hostname.startsWith('[')) return true;
  const labels = hostname.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && hostname.length < 254;
}

/** `arxiv`, `provider/provider-arxiv`: words of letters, digits, dots and hyphens between slashes. */
function parseDataset(text: string): string | undefined {
  const parts = text.split('/');
  return parts.length < 4 && parts.every((part) => DATASET_PART.test(part)) && text.length < 200
    ? text
    : undefined;
}
