import { split, type Money } from '@tradewind/contract/base/money';

/** A line of an order as its shares are counted from: all amounts are of the whole line. */
export interface PaidLine {
  id: string;
  price: Money;
  quantity: number;
  discount: Money;
  shopDiscount: Money;
  /** Duty and tax that were collected with it. */
  charges: Money;
}

/** What some pieces of a line came to. The shopper paid goods − discount + freight + charges; the discount was
 * paid by the house, what the shop took off is no part of the goods. */
export interface Shares {
  goods: Money;
  discount: Money;
  freight: Money;
  charges: Money;
}

/** The freight of an order, by line, in proportion to the goods and without losing a cent. */
export function freightByLine(freight: Money, lines: readonly PaidLine[]): Map<string, Money> {
  const parts = split(
    freight,
    lines.map((line) => line.price.minor * BigInt(line.quantity)),
  );
  return new Map(lines.map((line, index) => [line.id, parts[index]!]));
}

/**
 * The shares of some pieces. Counted from the line's first piece, so that however the pieces go back, one by one or at
 * once, all of them come to exactly what the line was.
 *
 * @param after pieces that earlier requests have used up.
 */
export function sharesOf(line: PaidLine, lineFreight: Money, after: number, quantity: number): Shares {
  const share = (whole: Money): Money => {
    const upTo = (pieces: number) => (whole.minor * BigInt(pieces)) / BigInt(line.quantity);
    return { ...whole, minor: upTo(after + quantity) - upTo(after) };
  };
  // Both discounts are cut together, so that no piece is ever worth less than nothing.
  const discount = share(line.discount);
  const ofShop =
    share({ ...line.discount, minor: line.discount.minor + line.shopDiscount.minor }).minor - discount.minor;
  return {
    goods: { ...line.price, minor: line.price.minor * BigInt(quantity) - ofShop },
    discount,
    freight: share(lineFreight),
    charges: share(line.charges),
  };
}

export const paidFor = ({ goods, discount, freight, charges }: Shares): bigint =>
  goods.minor - discount.minor + freight.minor + charges.minor;

/** The part of a share that goes with a part of the amount; all of it with all of it. Rounded half up. */
export function inProportion(share: bigint, amount: bigint, most: bigint): bigint {
  if (amount === most || most === 0n) return share;
  return (share * amount * 2n + most) / (most * 2n);
}
