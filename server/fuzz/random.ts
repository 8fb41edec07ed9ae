/** A stream of random numbers that a seed determines. */
export interface Random {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A whole number from 0 to below a bound. */
  below(bound: number): number;
  /** True with a probability from 0 to 1. */
  chance(probability: number): boolean;
  /** @throws for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** The first ones more often than the last. */
  pickEarly<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, fast, and good enough to choose test data. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const at = <Item>(items: readonly Item[], share: number): Item => {
    if (items.length === 0) throw new Error('There is nothing to pick from');
    return items[Math.floor(share * items.length)]!;
  };
  return {
    next,
    int,
    below: (bound) => int(0, bound - 1),
    chance: (probability) => next() < probability,
    pick: (items) => at(items, next()),
    pickEarly: (items) => at(items, next() ** 3),
  };
}
