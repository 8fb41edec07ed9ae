import { usd } from '@tradewind/contract/base/money';
import { describe, expect, it } from 'vitest';
import { amountProblem, maximumAmount } from './amount-limits.ts';

const limits = {
  balance: usd(300_000),
  minimum: usd(1_000),
  maximum: usd(200_000),
  dayLeft: usd(150_000),
  monthLeft: null,
};

describe('an amount to withdraw', () => {
  it('is above zero, within the balance and within every limit', () => {
    expect(amountProblem(null, limits)).toBe('missing');
    expect(amountProblem(usd(999), limits)).toBe('tooSmall');
    expect(amountProblem(usd(1_000), limits)).toBeNull();
    expect(amountProblem(usd(150_000), limits)).toBeNull();
    expect(amountProblem(usd(150_001), limits)).toBe('overDay');
    expect(amountProblem(usd(70_001), { ...limits, monthLeft: usd(70_000) })).toBe('overMonth');
    expect(amountProblem(usd(200_001), limits)).toBe('tooLarge');
    expect(amountProblem(usd(300_001), limits)).toBe('overBalance');
    expect(amountProblem(usd(700), { ...limits, balance: usd(600) })).toBe('overBalance');
  });

  it('is at most what balance and limits leave', () => {
    expect(maximumAmount(limits)).toEqual(usd(150_000));
    expect(maximumAmount({ ...limits, balance: usd(90_000) })).toEqual(usd(90_000));
    expect(maximumAmount({ ...limits, monthLeft: usd(70_000) })).toEqual(usd(70_000));
  });
});
