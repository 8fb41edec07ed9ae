import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hour, later } from '../../base/clock/clock.ts';
import { settingsFrom } from '../../platform/settings/index.ts';
import { feeOf, feeRuleOf, hoursUntil, lockedUntil, minimumOf, termsOf } from './terms.ts';

const settings = settingsFrom(new Map());
const bank = { method: 'bank', network: '' } as const;
const tron = { method: 'chain', network: 'USDT-TRC20' } as const;
const ethereum = { method: 'chain', network: 'USDT-ERC20' } as const;
const ruleOf = (method: Parameters<typeof feeRuleOf>[1]) => feeRuleOf(settings, method)!;

describe('the fee', () => {
  it.each([
    [1_000n, 200n],
    [20_000n, 200n],
    [20_001n, 200n],
    [35_000n, 350n],
    [200_000n, 2_000n],
    [500_000n, 2_000n],
  ])('of %s cents to a bank is %s', (price, fee) => {
    expect(feeOf(ruleOf(bank), price)).toBe(fee);
  });

  it('is set for each network, and a network without one is closed', () => {
    expect(feeOf(ruleOf(tron), 123_456n)).toBe(100n);
    expect(feeOf(ruleOf(ethereum), 123_456n)).toBe(1_000n);
    for (const network of ['', 'BSC', 'toString', '__proto__'])
      expect(feeRuleOf(settings, { method: 'chain', network })).toBeNull();
  });

  it('leaves at least a dollar of the minimum request', () => {
    expect(minimumOf(ruleOf(bank), 1_000n)).toBe(1_000n);
    expect(minimumOf(ruleOf(ethereum), 1_000n)).toBe(1_100n);
    const cents = fc.bigInt({ min: 0n, max: 100_000n });
    fc.assert(
      fc.property(cents, cents, cents, fc.nat({ max: 5_000 }), cents, (fixed, min, more, percentBp, extra) => {
        const rule = { fixed, min, max: null, percentBp };
        const price = minimumOf(rule, more) + extra;
        const { fee, receives } = termsOf(settings, bank, rule, price, new Date(0), new Date(0));
        expect(fee + receives).toBe(price);
        if (percentBp === 0) expect(receives).toBeGreaterThanOrEqual(100n);
      }),
    );
  });
});

describe('the terms', () => {
  const now = new Date('2026-11-21T12:00:00Z');

  it('count from now, or from when a new address is usable', () => {
    expect(termsOf(settings, bank, ruleOf(bank), 35_000n, new Date(0), now)).toEqual({
      free: false,
      price: 35_000n,
      fee: 350n,
      receives: 34_650n,
      notBefore: now,
      reviewBefore: later(now, 24 * hour),
      arrivalHours: 72,
      secondApprover: false,
    });
    const usableAt = later(now, 5 * hour);
    expect(termsOf(settings, tron, ruleOf(tron), 100_000n, usableAt, now)).toMatchObject({
      notBefore: usableAt,
      reviewBefore: later(now, 29 * hour),
      arrivalHours: 24,
      secondApprover: true,
    });
  });

  it('lock withdrawals for a day after a change of credentials', () => {
    expect(lockedUntil(settings, { changedAt: null, recoveredAt: null }, now)).toBeNull();
    expect(lockedUntil(settings, { changedAt: later(now, -24 * hour), recoveredAt: null }, now)).toBeNull();
    expect(lockedUntil(settings, { changedAt: later(now, -23 * hour), recoveredAt: null }, now)).toEqual(
      later(now, hour),
    );
    expect(
      lockedUntil(
        { ...settings, 'security.recoveryLockHours': 72 },
        { changedAt: later(now, -23 * hour), recoveredAt: later(now, -60 * hour) },
        now,
      ),
    ).toEqual(later(now, 12 * hour));
    expect(hoursUntil(later(now, hour + 1), now)).toBe(2);
  });
});
