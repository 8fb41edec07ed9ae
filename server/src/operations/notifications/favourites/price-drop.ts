import { day } from '../../../base/clock/clock.ts';

/** What a shopper knows of a favourite's price. */
export interface KnownPrice {
  likedAt: Date;
  priceWhenLiked: bigint;
  /** The last notice, if there was one. */
  told: { at: Date; price: bigint } | null;
}

/** After this time the current price counts as the usual one, even if it is higher than what the shopper was told. */
const memory = 30 * day;
/** A drop is worth telling from one hundredth. */
const smallest = 100n;

/**
 * The price from which a product has dropped for a shopper; null where there is nothing to tell. It is what the product cost
 * when it was liked or last told of. A higher price counts only if that was a month ago: raising a price for a day to lower
 * it again tells nobody anything.
 *
 * @param before the price before this change
 */
export function droppedFrom(
  { likedAt, priceWhenLiked, told }: KnownPrice,
  before: bigint,
  price: bigint,
  now: Date,
): bigint | null {
  const known = told?.price ?? priceWhenLiked;
  const since = told?.at ?? likedAt;
  const isOld = now.getTime() - since.getTime() > memory;
  const from = isOld && before > known ? before : known;
  return (from - price) * smallest >= from && from > price ? from : null;
}
