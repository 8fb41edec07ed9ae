import type { Money } from '@tradewind/contract/base/money';

/** The commission of an order line, and the price of the goods from which it was calculated. */
export interface LineCommission {
  base: Money;
  commission: Money;
}

/**
 * The commission that is returned when goods of a line are refunded. It is the difference of two totals, so that
 * partial refunds of all goods return exactly the whole commission.
 *
 * @param before price of the goods that were refunded earlier.
 * @param now price of the goods that are refunded this time.
 */
export function commissionOf({ base, commission }: LineCommission, before: Money, now: Money): Money {
  if (base.minor === 0n) return { ...commission, minor: 0n };
  const upTo = (goods: bigint) => (commission.minor * (goods < base.minor ? goods : base.minor)) / base.minor;
  return { ...commission, minor: upTo(before.minor + now.minor) - upTo(before.minor) };
}

/** The commission of an order with its tax, and the tax in it; minor units. */
export interface TaxedCommission {
  commission: bigint;
  commissionTax: bigint;
}

/**
 * The tax in the part of an order's commission that the platform keeps. What is taken and what is returned are differences
 * of it, so that all parts together are exactly the whole tax.
 */
export const taxInCommission = ({ commission, commissionTax }: TaxedCommission, kept: bigint): bigint =>
  commission === 0n ? 0n : (commissionTax * kept) / commission;
