import { BlockList, isIP } from 'node:net';

/** An address in one spelling: without a zone, and an IPv4 address in IPv6 as itself. */
function plainAddress(address: string): string {
  const plain = address.trim().replace(/%.*$/, '').toLowerCase();
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads a list of networks, one a line: addresses, or blocks such as `203.0.113.0/24` and `2001:db8::/32`.
 *
 * @returns null when a line is neither.
 */
function readNetworks(lines: string): BlockList | null {
  const list = new BlockList();
  for (const line of lines.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [address = '', length, ...more] = line.split('/');
    const bits = isIP(address) === 6 ? 128 : 32;
    const prefix = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : Infinity;
    if (isIP(address) === 0 || more.length > 0 || prefix > bits) return null;
    list.addSubnet(address, prefix, familyOf(address));
  }
  return list;
}

/** Whether every line is an address or a block of addresses. */
export const areNetworks = (lines: string): boolean => readNetworks(lines) !== null;

/** Whether an address is in one of these networks; an empty list lets every address in. */
export function isInNetworks(lines: string, address: string): boolean {
  if (lines.trim() === '') return true;
  const plain = plainAddress(address);
  return isIP(plain) !== 0 && (readNetworks(lines)?.check(plain, familyOf(plain)) ?? false);
}
