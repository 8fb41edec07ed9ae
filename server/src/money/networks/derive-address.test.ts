import { describe, expect, it } from 'vitest';
import { addressOf, hexOf, readChainAddress } from './chain-address.ts';
import { deriveAddress } from './derive-address.ts';

/** Keys of well-known mnemonics. */
const ethereum =
  'xpub6Ce9NcJvTk36xtLSrJLZqE7wtgA5deCeYs7rSQtreh4cj6ByPtrg9sD7V2FNFLPnf8heNP3FGkeV9qwfzvZNSd54JoNXVsXFYSYwHsnJxqP';
const tron =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd';
const secret =
  'xprv9yeny6n2dNUokQFykGoZU6BDLeKbEBUoBeCFe2VF6MXdrHrprMYRc4tddncDRxrJCy7GtPDk68zRcgWtGFveqdCV5NyhZwVgMoZVbTm78vx';

describe('addresses of an extended public key', () => {
  it('are the same as in wallets', () => {
    expect(addressOf('evm', deriveAddress(ethereum, 0))).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
    expect(addressOf('evm', deriveAddress(ethereum, 1))).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
    expect(addressOf('tron', deriveAddress(tron, 0))).toBe('TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH');
  });

  it('can be converted to either format and back', () => {
    for (const index of [0, 1, 2, 2 ** 31 - 1]) {
      const hex = deriveAddress(tron, index);
      for (const kind of ['tron', 'evm'] as const) {
        const shown = addressOf(kind, hex);
        expect(readChainAddress(kind, shown)).toBe(shown);
        expect(hexOf(kind, shown)).toBe(hex);
      }
    }
  });

  it('cannot be derived from a private key, an invalid key or an invalid index', () => {
    for (const key of [secret, '', 'xpub', ethereum.slice(0, -1), `${ethereum.slice(0, -1)}q`])
      expect(() => deriveAddress(key, 0)).toThrow();
    for (const index of [-1, 0.5, 2 ** 31, Number.NaN]) expect(() => deriveAddress(ethereum, index)).toThrow();
  });
});
