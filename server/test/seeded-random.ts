import { randomNumbers } from '../seed/random-numbers.ts';

/** Random whole numbers from 0 to below a bound, the same in every run. */
export function seededRandom(seed: number): (below: number) => number {
  const next = randomNumbers(seed);
  return (below) => Math.floor(next() * below);
}
