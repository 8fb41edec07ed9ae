import { usd } from '@tradewind/contract/base/money';
import { expect, test } from 'vitest';
import { quickAmounts, typedAmount } from './quick-amounts.ts';

const offered = (minimum: number, maximum: number, wanted: number | null = null) => {
  const { missing, round } = quickAmounts(
    { minimum: usd(minimum), maximum: usd(maximum) },
    wanted === null ? null : usd(wanted),
  );
  return [missing && typedAmount(missing), ...round.map(typedAmount)];
};

test('round amounts are offered within the limits only', () => {
  expect(offered(100, 1_000_000)).toEqual([null, '20', '50', '100', '200']);
  expect(offered(5_000, 15_000)).toEqual([null, '50', '100']);
  expect(offered(60_000, 1_000_000)).toEqual([null, '1000', '2000', '5000', '10000']);
  expect(offered(100, 500)).toEqual([null]);
});

test('what is missing comes first, at least the minimum and never twice', () => {
  expect(offered(100, 1_000_000, 4_120)).toEqual(['41.20', '20', '50', '100', '200']);
  expect(offered(1_000, 1_000_000, 35)).toEqual(['10', '20', '50', '100', '200']);
  expect(offered(100, 1_000_000, 5_000)).toEqual(['50', '20', '100', '200', '500']);
  expect(offered(100, 10_000, 10_001)).toEqual([null, '20', '50', '100']);
});
