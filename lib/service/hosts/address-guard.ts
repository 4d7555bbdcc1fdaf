import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { ReadError } from '../types.ts';

const PORTS = new Set(['', '80', '443', '8443']);

/**
 * The addresses to connect to for a URL that someone else chose. Connecting to any other than these would let a name
 * point to a public address while it is checked and to a private one when it is used.
 *
 * @throws ReadError `refused` for what is no public web address, `unreachable` for a name that is not known
 */
export async function publicAddresses(url: URL): Promise<LookupAddress[]> {
  checkForm(url);
  if (!PORTS.has(url.port)) throw new ReadError('refused', `Port ${url.port} is not read from.`);
  // Not every resolver knows that all names under this one are the machine itself.
  const isLocal = /(?:^|\.)localhost\.?$/.test(url.hostname);
  const found = isLocal ? [] : await addresses(url);
  if (isLocal || !found.every(({ address }) => isPublic(address))) {
    throw new ReadError('refused', 'This address belongs to a private network and is not read.');
  }
  return found;
}

/** As `publicAddresses`, with private networks and every port allowed. */
export async function allAddresses(url: URL): Promise<LookupAddress[]> {
  checkForm(url);
  return addresses(url);
}

function checkForm(url: URL): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new ReadError('refused', 'Only http and https addresses are read.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new ReadError('refused', 'An address with a user name in it is not read.');
  }
}

async function addresses(url: URL): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return [{ address: host, family: host.includes(':') ? 6 : 4 }];
  try {
    return await lookup(host, { all: true });
  } catch (cause) {
    throw new ReadError('unreachable', `The site ${host} is not known.`, { cause });
  }
}

/**
 * Whether an IP address is one of the public internet. Everything with a special use is not: private, loopback,
 * link-local, multicast, and the IPv6 forms that carry an IPv4 address inside.
 */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address.split('%', 1)[0] ?? address);
  if (parsed.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out; the rest (fec0::, ::a.b.c.d …) is old or reserved.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.IPv6.parseCIDR('2000::/3'));
}
