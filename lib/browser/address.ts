/** Why a text is not the base address of a service. Each has its own words in the form. */
export type AddressFault = 'empty' | 'not-an-address' | 'not-http' | 'has-user' | 'has-query';

export type AddressCheck =
  | {
      ok: true;
      /** Origin and path, without a trailing slash. */
      address: string;
      /** Whether the key would travel unencrypted over a network: http to a host that is not this machine. */
      insecure: boolean;
    }
  | { ok: false; reason: AddressFault };

/** Checks what a person typed as the base address of a hosted service; spaces around it are not their fault. */
export function checkAddress(text: string): AddressCheck {
  const typed = text.trim();
  if (typed === '') return { ok: false, reason: 'empty' };
  if (!URL.canParse(typed)) return { ok: false, reason: 'not-an-address' };
  const url = new URL(typed);
  const reason = faultOf(url);
  if (reason) return { ok: false, reason };
  return {
    ok: true,
    address: url.origin + withoutSlashes(url.pathname),
    insecure: url.protocol === 'http:' && !isLoopback(url.hostname),
  };
}

function faultOf(url: URL): AddressFault | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'not-http';
  if (url.username !== '' || url.password !== '') return 'has-user';
  return url.search !== '' || url.hash !== '' ? 'has-query' : undefined;
}

/** Without the slashes at the end. A loop, because `/\/+$/` takes quadratic time on a path full of slashes. */
function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** `hostname` is as URL normalises it: `127.1` has become `127.0.0.1`. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname)
  );
}
