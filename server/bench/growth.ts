import type pg from 'pg';
import { ask, medianOf } from './ask.ts';
import type { Numbered, Reads } from './requests.ts';

/** Measures sequential, distinct reads over a small and a large catalogue: the median in milliseconds. */
export interface Growth {
  readonly name: string;
  readonly small: number;
  readonly large: number;
}

export interface Place {
  readonly origin: string;
  readonly reads: Reads;
}

const names: Readonly<Record<keyof Reads, string>> = {
  list: 'Category list',
  shopPage: 'Shop page',
  detail: 'Product detail',
  oneWord: 'Search, one word',
  twoWords: 'Search, two words',
};

/** Alternates between both catalogues, so that other load on the machine affects both. */
export async function measureGrowth(small: Place, large: Place, times: number): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const read of Object.keys(names) as (keyof Reads)[]) {
    const asking = (place: Place) => {
      const next = counted(place.reads[read]);
      return (count: number, before: number) => medianOf(count, before, () => ask(place.origin, next()));
    };
    const [askSmall, askLarge] = [asking(small), asking(large)];
    const medians: [number, number][] = [];
    for (let turn = 0; turn < turns; turn += 1)
      medians.push([await askSmall(times / turns, warmUp), await askLarge(times / turns, warmUp)]);
    results.push({
      name: names[read],
      small: middle(medians.map(([one]) => one)),
      large: middle(medians.map(([, one]) => one)),
    });
  }
  return results;
}

const turns = 5;
/** Requests rotate over all connections, and each plans a statement anew the first five times. */
const warmUp = 50;

/** One round trip to the database over the product's driver. */
export const measureRoundTrip = (pool: pg.Pool, times: number): Promise<number> =>
  medianOf(times, 50, () => pool.query('select 1'));

/** Each call gives the next request of a kind. */
export function counted(read: Numbered) {
  let number = 0;
  return () => read(number++);
}

export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
