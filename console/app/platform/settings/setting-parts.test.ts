import { describe, expect, it } from 'vitest';
import { partsOf, withTypedParts } from './setting-parts.ts';

describe('parts of a setting', () => {
  it('turn a tree of fees into texts and back without loss', () => {
    const fee = { fixed: 5, percentBp: 125, min: 200, max: 2_000 };
    const parts = partsOf('withdrawal.bank', fee);
    expect(parts.map(({ path, kind, text }) => [path, kind, text])).toEqual([
      ['fixed', 'money', '0.05'],
      ['percentBp', 'percent', '1.25'],
      ['min', 'money', '2.00'],
      ['max', 'money', '20.00'],
    ]);
    expect(
      withTypedParts('withdrawal.bank', fee, Object.fromEntries(parts.map(({ path, text }) => [path, text]))),
    ).toEqual(fee);
  });

  it('find networks, whose codes contain a hyphen', () => {
    const fees = { 'USDT-TRC20': { fixed: 100 } };
    expect(withTypedParts('withdrawal.chain', fees, { 'USDT-TRC20.fixed': '2.5' })).toEqual({
      'USDT-TRC20': { fixed: 250 },
    });
  });

  it('read single numbers, durations and words', () => {
    expect(withTypedParts('withdrawal.minimum', 1_000, { value: '12' })).toBe(1_200);
    expect(withTypedParts('withdrawal.reviewHours', 24, { value: '48' })).toBe(48);
    expect(withTypedParts('orders.afterSaleDays', 15, { value: '30' })).toBe(30);
    expect(partsOf('orders.payMinutes', 30)).toEqual([{ path: '', kind: 'minutes', text: '30' }]);
    expect(partsOf('orders.unpaidGroupsCount', 20)).toEqual([{ path: '', kind: 'count', text: '20' }]);
    expect(withTypedParts('orders.unpaidGroupsCount', 20, { value: '5' })).toBe(5);
    expect(withTypedParts('wallet.mode', 'open', { value: 'closed' })).toBe('closed');
  });

  it('keep the lines of a list', () => {
    const list = 'applications.checklistLines';
    expect(partsOf(list, 'a\nb')).toEqual([{ path: '', kind: 'lines', text: 'a\nb' }]);
    expect(withTypedParts(list, 'a\nb', { value: 'a\nc\n' })).toBe('a\nc');
  });

  it('leave a text that is no number for the server to refuse', () => {
    for (const typed of ['', '1.234', 'ten', '1e3'])
      expect(withTypedParts('withdrawal.minimum', 1_000, { value: typed })).toBe(typed);
    expect(withTypedParts('withdrawal.reviewHours', 24, { value: '-1' })).toBe('-1');
  });
});
