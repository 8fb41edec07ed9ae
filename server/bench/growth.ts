import type pg from 'pg';
import { sendRequest, medianDuration } from './request-timing.ts';
import type { NumberedRequest, ReadRequests } from './requests.ts';

/** Measures sequential, distinct reads over a small and a large catalogue: the median in milliseconds. */
export interface Growth {
  readonly name: string;
  readonly small: number;
  readonly large: number;
}

export interface Target {
  readonly origin: string;
  readonly reads: ReadRequests;
}

const names: Readonly<Record<keyof ReadRequests, string>> = {
  list: 'Category list',
  shopPage: 'Shop page',
  detail: 'Product detail',
  oneWord: 'Search, one word',
  twoWords: 'Search, two words',
};

/** Alternates between both catalogues, so that other load on the machine affects both. */
export async function measureGrowth(small: Target, large: Target, times: number): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const read of Object.keys(names) as (keyof ReadRequests)[]) {
    const asking = (place: Target) => {
      const next = requestSequence(place.reads[read]);
      return (count: number, before: number) => medianDuration(count, before, () => sendRequest(place.origin, next()));
    };
    const [askSmall, askLarge] = [asking(small), asking(large)];
    const medians: [number, number][] = [];
    for (let turn = 0; turn < turns; turn += 1)
      medians.push([await askSmall(times / turns, warmUp), await askLarge(times / turns, warmUp)]);
    results.push({
      name: names[read],
      small: median(medians.map(([one]) => one)),
      large: median(medians.map(([, one]) => one)),
    });
  }
  return results;
}

const turns = 5;
/** Requests rotate over all connections, and each plans a statement anew the first five times. */
const warmUp = 50;

/** One round trip to the database over the product's driver. */
export const measureRoundTrip = (pool: pg.Pool, times: number): Promise<number> =>
  medianDuration(times, 50, () => pool.query('select 1'));

/** One statement that reads a product by its id, over the product's driver. */
export const measureKeySelect = (pool: pg.Pool, ids: readonly string[], times: number): Promise<number> => {
  let number = 0;
  const text = 'select id, titles, min_price from products where id = $1';
  const next = () => ids[number++ % ids.length];
  return medianDuration(times, 50, () => pool.query({ name: 'key select', text, values: [next()] }));
};

/** Each call gives the next request of a kind. */
export function requestSequence(read: NumberedRequest) {
  let number = 0;
  return () => read(number++);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
