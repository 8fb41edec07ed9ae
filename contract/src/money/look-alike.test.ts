import { expect, it } from 'vitest';
import { looksAlike } from './look-alike.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const evm = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

it('looks like another with the same ends, not like itself', () => {
  expect(looksAlike(evm, `0xdAC1${'1'.repeat(32)}1ec7`)).toBe(true);
  for (const same of [evm, evm.toLowerCase()]) expect(looksAlike(evm, same)).toBe(false);
  expect(looksAlike(evm, `0xdAC2${'1'.repeat(32)}1ec7`)).toBe(false);
  expect(looksAlike(tron, `TR7N${'x'.repeat(26)}Lj6t`)).toBe(true);
});
