import { expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

let elapsed = 0;
let device = 0;
const started = (at: number) => {
  elapsed = 500;
  device = at;
  return createServerClock(
    () => elapsed,
    () => device,
  );
};

it('is the device’s clock before the first answer', () => {
  const clock = started(7_000);
  expect(clock.now()).toBe(7_000);
  clock.synchronise(undefined);
  clock.synchronise('100');
  clock.synchronise(Number.NaN);
  expect(clock.now()).toBe(7_000);
});

it('is the server’s clock after it, independent of the device’s', () => {
  const clock = started(7_000);
  clock.synchronise(1_000);
  expect(clock.now()).toBe(1_000_000);
  elapsed += 2_500;
  device = 0;
  expect(clock.now()).toBe(1_002_500);
});

it('uses the answer that is furthest ahead', () => {
  const clock = started(0);
  clock.synchronise(1_000);
  elapsed += 900;
  clock.synchronise(1_001);
  expect(clock.now()).toBe(1_001_000);
  elapsed += 3_000;
  clock.synchronise(1_001);
  expect(clock.now()).toBe(1_004_000);
});

it('follows the clock of a demo that is moved ahead', () => {
  const clock = started(0);
  clock.synchronise(1_000);
  clock.synchronise(1_000 + 86_400);
  expect(clock.now()).toBe((1_000 + 86_400) * 1_000);
});
