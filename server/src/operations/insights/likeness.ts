/** What decides how well a product goes with another. */
export interface Traits {
  readonly id: string;
  readonly category_code: string;
  /** The category of the first level that it is in. */
  readonly top: string;
  /** The tariff heading, four digits; empty where its shop gave no tariff code. */
  readonly heading: string;
  /** The English names of its options, such as “Size”. */
  readonly option_names: readonly string[];
  /** US cents, of the cheapest SKU. */
  readonly min_price: bigint;
}

/** By the id of a product: with what share of buyers in common others were bought, 0 to 1. */
export type PairScores = ReadonlyMap<string, number>;

const weights = { sameCategory: 1, sameTop: 0.5, other: 0.1 };
/** Attributes count from `least` to 1 in sum. */
const attributes = { least: 0.6, heading: 0.15, options: 0.1, price: 0.15 };

/**
 * How well a product goes beside another, from 0.06 to 3. Products of the same category of the first level that were bought
 * together come first, then those of the same category, then those of the same first level, and last whatever else was
 * bought together. Within each of these the attributes decide: tariff heading, options in common, and how near the prices are.
 */
export function scoreBeside(one: Traits, other: Traits, pairs: PairScores): number {
  const weight =
    one.category_code === other.category_code
      ? weights.sameCategory
      : one.top === other.top
        ? weights.sameTop
        : weights.other;
  const pair = pairs.get(other.id);
  const together = pair === undefined ? 0 : (one.top === other.top ? 1 : weights.other) * (1 + pair);
  return weight * likeness(one, other) + together;
}

function likeness(one: Traits, other: Traits): number {
  const hasHeading = one.heading !== '' && one.heading === other.heading;
  const hasOption = one.option_names.some((name) => other.option_names.includes(name));
  return (
    attributes.least +
    (hasHeading ? attributes.heading : 0) +
    (hasOption ? attributes.options : 0) +
    attributes.price * nearness(one.min_price, other.min_price)
  );
}

/** The lower price as a share of the higher one. */
const nearness = (one: bigint, other: bigint): number => {
  const [low, high] = [Number(one), Number(other)].toSorted((a, b) => a - b) as [number, number];
  return high === 0 ? 1 : low / high;
};
