import { cents, type OrderSetup } from './order-setup.ts';

export const hoursToArrive = 7 * 24;
export const hoursToComplete = 15 * 24 + 1;

/** Paid amount, duties, and the commission of five per cent of the goods. */
export function billOf({ order: { goods, duty, tax, total_price } }: OrderSetup) {
  const [paid, duties, commission] = [cents(total_price), cents(duty) + cents(tax), (cents(goods) * 5n + 50n) / 100n];
  return { paid, duties, held: paid - duties, commission, shop: paid - duties - commission };
}

/** The share of `whole` that belongs to a part of the paid amount, rounded half up. */
export const partOf = (whole: bigint, part: bigint, paid: bigint): bigint => (whole * part * 2n + paid) / (paid * 2n);

/** The money strip after a partial refund while the rest is in escrow. */
export function afterPart(setup: OrderSetup, refunded: bigint) {
  const { paid, duties, held, commission } = billOf(setup);
  const dutiesBack = partOf(duties, refunded, paid);
  const [left, kept] = [held - (refunded - dutiesBack), commission - partOf(commission, refunded, paid)];
  return {
    place: 'held',
    paid,
    duties: duties - dutiesBack,
    held: left,
    refunded,
    commission: kept,
    shop: left - kept,
  } as const;
}
