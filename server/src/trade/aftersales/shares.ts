import { split, type Money } from '@tradewind/contract/base/money';

/** A line of an order; except for the price, amounts are of the whole line. */
export interface PaidLine {
  id: string;
  price: Money;
  quantity: number;
  discount: Money;
  shopDiscount: Money;
  /** Duty and tax that were collected with it. */
  charges: Money;
}

/**
 * The amounts of some pieces of a line. The shopper paid goods − discount + freight + charges. The platform paid the
 * discount; the shop's own discount is already taken off the goods.
 */
export interface Shares {
  goods: Money;
  discount: Money;
  freight: Money;
  charges: Money;
}

/** Splits the freight of an order over its lines in proportion to the goods, without losing a cent. */
export function freightByLine(freight: Money, lines: readonly PaidLine[]): Map<string, Money> {
  const parts = split(
    freight,
    lines.map((line) => line.price.minor * BigInt(line.quantity)),
  );
  return new Map(lines.map((line, index) => [line.id, parts[index]!]));
}

/**
 * The shares of some pieces, cumulative from the line's first piece, so that all pieces together add up to exactly the
 * line, whether they are refunded one by one or at once.
 *
 * @param after pieces that earlier refunds have used.
 */
export function sharesOf(line: PaidLine, lineFreight: Money, after: number, quantity: number): Shares {
  const share = (whole: Money): Money => {
    const upTo = (pieces: number) => (whole.minor * BigInt(pieces)) / BigInt(line.quantity);
    return { ...whole, minor: upTo(after + quantity) - upTo(after) };
  };
  // Both discounts are split together, so that no piece gets a negative value.
  const discount = share(line.discount);
  const shopDiscount =
    share({ ...line.discount, minor: line.discount.minor + line.shopDiscount.minor }).minor - discount.minor;
  return {
    goods: { ...line.price, minor: line.price.minor * BigInt(quantity) - shopDiscount },
    discount,
    freight: share(lineFreight),
    charges: share(line.charges),
  };
}

/** What the shopper paid for the pieces, in minor units. */
export const paidFor = ({ goods, discount, freight, charges }: Shares): bigint =>
  goods.minor - discount.minor + freight.minor + charges.minor;

/** The part of a share that belongs to a part of the amount, rounded half up; the whole share for the whole amount. */
export function inProportion(share: bigint, amount: bigint, maxAmount: bigint): bigint {
  if (amount === maxAmount || maxAmount === 0n) return share;
  return (share * amount * 2n + maxAmount) / (maxAmount * 2n);
}
