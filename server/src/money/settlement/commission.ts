import type { Money } from '@tradewind/contract/base/money';

/** What was agreed for an order line: the commission, and the goods that it was taken of. */
export interface LineCommission {
  base: Money;
  commission: Money;
}

/**
 * The commission that is let go when goods of a line are taken back. Counted from the line's beginning, so that however
 * the goods come back, piece by piece or at once, all of them let go all of it, and never a cent more.
 *
 * @param before goods of the line that were taken back earlier.
 * @param now goods that are taken back this time.
 */
export function commissionOf({ base, commission }: LineCommission, before: Money, now: Money): Money {
  if (base.minor === 0n) return { ...commission, minor: 0n };
  const upTo = (goods: bigint) => (commission.minor * (goods < base.minor ? goods : base.minor)) / base.minor;
  return { ...commission, minor: upTo(before.minor + now.minor) - upTo(before.minor) };
}
