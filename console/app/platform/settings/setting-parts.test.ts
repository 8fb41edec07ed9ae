import { describe, expect, it } from 'vitest';
import { partsOf, withParts } from './setting-parts.ts';

describe('settings by their leaves', () => {
  it('shows a tree as dollars and per cent and puts it together again without losing a cent', () => {
    const fee = { fixed: 5, percentBp: 125, min: 200, max: 2_000 };
    const parts = partsOf('withdrawal.bank', fee);
    expect(parts.map(({ path, kind, text }) => [path, kind, text])).toEqual([
      ['fixed', 'money', '0.05'],
      ['percentBp', 'percent', '1.25'],
      ['min', 'money', '2.00'],
      ['max', 'money', '20.00'],
    ]);
    expect(withParts('withdrawal.bank', fee, Object.fromEntries(parts.map(({ path, text }) => [path, text])))).toEqual(
      fee,
    );
  });

  it('reaches into networks, whose codes hold a hyphen', () => {
    const fees = { 'USDT-TRC20': { fixed: 100 } };
    expect(withParts('withdrawal.chain', fees, { 'USDT-TRC20.fixed': '2.5' })).toEqual({
      'USDT-TRC20': { fixed: 250 },
    });
  });

  it('reads single figures, hours and words', () => {
    expect(withParts('withdrawal.minimum', 1_000, { value: '12' })).toBe(1_200);
    expect(withParts('withdrawal.reviewHours', 24, { value: '48' })).toBe(48);
    expect(withParts('orders.afterSaleDays', 15, { value: '30' })).toBe(30);
    expect(partsOf('orders.payMinutes', 30)).toEqual([{ path: '', kind: 'minutes', text: '30' }]);
    expect(partsOf('orders.unpaidGroupsCount', 20)).toEqual([{ path: '', kind: 'count', text: '20' }]);
    expect(withParts('orders.unpaidGroupsCount', 20, { value: '5' })).toBe(5);
    expect(withParts('wallet.mode', 'open', { value: 'closed' })).toBe('closed');
  });

  it('leaves what is no figure to the server, instead of making one up', () => {
    for (const typed of ['', '1.234', 'ten', '1e3'])
      expect(withParts('withdrawal.minimum', 1_000, { value: typed })).toBe(typed);
    expect(withParts('withdrawal.reviewHours', 24, { value: '-1' })).toBe('-1');
  });
});
