import { expect, it } from 'vitest';
import { blockOf, networkOf } from './network.ts';

it('returns an IPv4 address unchanged, also from its IPv6 form', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
});

it('returns the same network for all addresses of a /64', () => {
  const one = networkOf('2001:db8:0:7::1');
  expect(networkOf('2001:0db8:0000:0007:ffff:1:2:3')).toBe(one);
  expect(networkOf('2001:DB8::7:0:0:0:9')).toBe(one);
  expect(networkOf('2001:db8:0:8::1')).not.toBe(one);
  expect(networkOf('fe80::1%eth0')).toBe(networkOf('fe80::2'));
});

it('names the block of an address, in which a provider moves its customers', () => {
  expect(blockOf('203.0.113.9')).toBe('203.0.113.0/24');
  expect(blockOf('::ffff:203.0.113.200')).toBe('203.0.113.0/24');
  expect(blockOf('2001:db8:7:1::1')).toBe('2001:db8:7::/48');
  expect(blockOf('2001:0DB8:0007:ffff::9')).toBe('2001:db8:7::/48');
  expect(blockOf('')).toBe('');
});
