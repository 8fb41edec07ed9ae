import { expect, it } from 'vitest';
import { day, later } from '../../../base/clock/clock.ts';
import { droppedFrom } from './price-drop.ts';

const now = new Date('2026-03-01T12:00:00Z');
const liked = (daysAgo: number, price: bigint) => ({
  likedAt: later(now, -daysAgo * day),
  priceWhenLiked: price,
  told: null,
});

it('drops from what it cost when it was liked', () => {
  expect(droppedFrom(liked(2, 2_000n), 2_000n, 1_800n, now)).toBe(2_000n);
  expect(droppedFrom(liked(2, 2_000n), 2_500n, 2_000n, now)).toBeNull();
  expect(droppedFrom(liked(2, 2_000n), 2_000n, 2_100n, now)).toBeNull();
});

it('is nothing to tell below one hundredth', () => {
  expect(droppedFrom(liked(2, 2_000n), 2_000n, 1_981n, now)).toBeNull();
  expect(droppedFrom(liked(2, 2_000n), 2_000n, 1_980n, now)).toBe(2_000n);
});

it('drops from what was told last, so that one drop is told once', () => {
  const told = { ...liked(20, 2_000n), told: { at: later(now, -day), price: 1_500n } };
  expect(droppedFrom(told, 2_000n, 1_500n, now)).toBeNull();
  expect(droppedFrom(told, 1_500n, 1_400n, now)).toBe(1_500n);
});

it('does not drop from a price that was raised for a short time', () => {
  expect(droppedFrom(liked(29, 1_000n), 5_000n, 1_000n, now)).toBeNull();
  expect(droppedFrom(liked(31, 1_000n), 5_000n, 4_000n, now)).toBe(5_000n);
});
