import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

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
