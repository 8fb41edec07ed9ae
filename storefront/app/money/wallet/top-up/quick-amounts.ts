import { type Money, toWire, usd } from '@tradewind/contract/base/money';

export interface QuickAmounts {
  /** What is missing for a payment, or the minimum where that is more; null where nothing is, or more than the maximum. */
  missing: Money | null;
  round: readonly Money[];
}

/** US cents, from which those within the limits are offered. */
const roundAmounts = [2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000].map(usd);
const mostRound = 4;

/** The amounts of a top-up that are offered to press: all within the limits, and none twice. */
export function quickAmounts(limits: { minimum: Money; maximum: Money }, wanted: Money | null): QuickAmounts {
  const { minimum, maximum } = limits;
  const enough = wanted && wanted.minor < minimum.minor ? minimum : wanted;
  const missing = enough && enough.minor <= maximum.minor ? enough : null;
  const round = roundAmounts
    .filter(({ minor }) => minor >= minimum.minor && minor <= maximum.minor && minor !== missing?.minor)
    .slice(0, mostRound);
  return { missing, round };
}

/** An amount as somebody would type it: `20` and `41.20`. */
export const typedAmount = (amount: Money): string => toWire(amount).replace(/\.00$/, '');
