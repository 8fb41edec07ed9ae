import { expect, it } from 'vitest';
import { knownCount } from './known-count.ts';

it('is exact where all was counted, also if nothing passes', () => {
  expect([12, 0].map((count) => knownCount(count, false))).toEqual([
    { count: 12, isLeast: false },
    { count: 0, isLeast: false },
  ]);
});

it('is the least where only best sellers were counted, and then nothing instead of zero', () => {
  expect([250, 0].map((count) => knownCount(count, true))).toEqual([{ count: 250, isLeast: true }, null]);
});

it('is unknown before it is counted', () => {
  expect(knownCount(undefined, false)).toBeNull();
});
