import ipaddr from 'ipaddr.js';

/** Ends of names that only a private network knows. */
const PRIVATE_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|corp|home\.arpa)$/;

/** Whether a page lies where a service on the web cannot reach it: on this machine or in a private network. */
export function isPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, protocol } = new URL(url);
  if (protocol === 'file:') return true;
  const address = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return ipaddr.process(address).range() !== 'unicast';
  return PRIVATE_NAMES.test(hostname) || !hostname.includes('.');
}
