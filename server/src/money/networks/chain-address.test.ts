import { describe, expect, it } from 'vitest';
import { readChainAddress } from './chain-address.ts';

const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const evm = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

describe('an address on a chain', () => {
  it('is read with its checksum and normalized', () => {
    expect(readChainAddress('tron', tron)).toBe(tron);
    for (const spelling of [evm, evm.toLowerCase(), `0x${evm.slice(2).toUpperCase()}`])
      expect(readChainAddress('evm', spelling)).toBe(evm);
  });

  it('is refused with one wrong character or on the other chain', () => {
    for (let index = 1; index < tron.length; index += 1) {
      const other = tron[index] === 'a' ? 'b' : 'a';
      expect(readChainAddress('tron', tron.slice(0, index) + other + tron.slice(index + 1))).toBeNull();
    }
    expect(readChainAddress('evm', evm.replace('dAC', 'DAC'))).toBeNull();
    expect(readChainAddress('tron', evm)).toBeNull();
    expect(readChainAddress('evm', tron)).toBeNull();
  });

  it('is refused when it is the zero address or other text', () => {
    const invalid = [
      '',
      ' ',
      '0x',
      'T',
      `0x${'0'.repeat(40)}`,
      'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
      evm.slice(2),
      `${evm} `,
      `${tron}\n`,
      '💥'.repeat(34),
      'x'.repeat(5_000),
    ];
    for (const text of invalid)
      for (const kind of ['tron', 'evm'] as const) expect(readChainAddress(kind, text), text).toBeNull();
  });
});
