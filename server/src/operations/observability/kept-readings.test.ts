import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { keepReadings } from './kept-readings.ts';

const never = () => new Promise<never>(() => {});

/** Reads what each function gives, one after the other, and the last one from then on. */
const inTurn = (...reads: (() => Promise<readonly number[]>)[]) => {
  const left = [...reads];
  return () => (left.length > 1 ? left.shift()! : left[0]!)();
};

it('are read once while they are fresh', async () => {
  const ask = keepReadings(
    inTurn(
      async () => [1],
      async () => [2],
    ),
  );
  expect([await ask(), await ask()]).toEqual([[1], [1]]);
});

it('are told as they were while the database does not answer', async () => {
  const ask = keepReadings(
    inTurn(async () => [1], never),
    { fresh: 0, patience: 10, told: 60_000 },
  );
  expect([await ask(), await ask()]).toEqual([[1], [1]]);
});

it('are told as they were after they could not be read', async () => {
  const ask = keepReadings(
    inTurn(
      async () => [1],
      async () => {
        throw new Error('No database');
      },
    ),
    { fresh: 0, patience: 10, told: 60_000 },
  );
  expect([await ask(), await ask()]).toEqual([[1], [1]]);
});

it('are told no more when they have grown old', async () => {
  const ask = keepReadings(
    inTurn(async () => [1], never),
    { fresh: 0, patience: 10, told: 20 },
  );
  await ask();
  await pause(20);
  expect(await ask()).toEqual([]);
});
