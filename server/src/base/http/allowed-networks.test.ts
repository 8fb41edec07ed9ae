import { expect, it } from 'vitest';
import { areNetworks, isInNetworks } from './allowed-networks.ts';

const office = '203.0.113.0/24\n2001:db8:1::/48\n\n198.51.100.7';

it.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8:1:2::3', '198.51.100.7'])('lets %s in', (address) => {
  expect(isInNetworks(office, address)).toBe(true);
});

it.each(['203.0.114.1', '2001:db8:2::1', '198.51.100.8', '', 'nonsense', '203.0.113.9, 1.2.3.4'])(
  'keeps %s out',
  (address) => {
    expect(isInNetworks(office, address)).toBe(false);
  },
);

it('lets everybody in without a network', () => {
  expect([isInNetworks('', '192.0.2.1'), isInNetworks(' \n', 'nonsense')]).toEqual([true, true]);
});

it.each(['203.0.113.0/33', '203.0.113.0/', '203.0.113/24', '2001:db8::/129', 'office', '1.2.3.4/8/8', '1.2.3.4/-1'])(
  'does not take %s for a network',
  (line) => {
    expect(areNetworks(line)).toBe(false);
  },
);
