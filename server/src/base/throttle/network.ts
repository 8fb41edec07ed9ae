import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network for which attempts from an address are counted: the IPv4 address itself, or the /64 of an IPv6 address,
 * since one connection usually has a whole /64.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain, 4)}::/64` : plain;
}

/**
 * The block of addresses that stands for where somebody is: the /24 of an IPv4 address, the /48 of an IPv6 address. Providers
 * give a connection another address of its block from time to time.
 */
export function blockOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain, 3)}::/48`;
  return isIPv4(plain) ? plain.replace(/\.\d+$/, '.0/24') : plain;
}

/** Without the zone, and an IPv4 address in IPv6 as itself. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
}

/** The first groups of an IPv6 address, however it is written. */
function groupsOf(plain: string, count: number): string {
  const [head = '', tail] = plain.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
