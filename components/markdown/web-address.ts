import { helpIdOf } from '#lib/help/help-pages.ts';

const MAX_LENGTH = 4096;

/** The address of a web page from untrusted text: http or https, nobody's name in it; otherwise nothing. */
export function webAddress(address: string): URL | undefined {
  if (address.length > MAX_LENGTH || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return url.username === '' && url.password === '' && url.hostname !== '' ? withoutTracking(url) : undefined;
}

/** Leaves out the `utm_…` parameters that the service adds. The others stay as they were written. */
function withoutTracking(url: URL): URL {
  const parameters = url.search.slice(1).split('&');
  const kept = parameters.filter((parameter) => !parameter.toLowerCase().startsWith('utm_'));
  if (kept.length === parameters.length) return url;
  const clean = new URL(url);
  clean.search = kept.join('&');
  return clean;
}

/** Where a link leads and what is said beside it. */
export interface LinkTarget {
  href: string;
  /** The ASCII host, or nothing for a page of our own. */
  host?: string | undefined;
}

/** The target of an address from untrusted text; nothing when it is not one that may be opened. */
export function linkTarget(address: string): LinkTarget | undefined {
  const help = helpIdOf(address);
  // Help articles are cited by an address of their own; the welcome page shows them.
  if (help !== undefined) return { href: `/welcome.html#${help}` };
  const url = webAddress(address);
  return url && { href: url.href, host: url.host };
}

/** Whether the words of a link are its own address, up to the end of the host at least, and in ASCII. */
export function saysHost(words: string, address: string): boolean {
  const [said, meant] = [webAddress(words), webAddress(address)];
  return said !== undefined && said.origin === meant?.origin && words.startsWith(said.origin);
}
