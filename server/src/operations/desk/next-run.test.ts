import { expect, it } from 'vitest';
import { day, hour, minute } from '../../base/clock/clock.ts';
import { nextRun } from './next-run.ts';

it.each([
  ['* * * * *', '2026-03-01T10:20:00Z', '2026-03-01T10:21:00.000Z'],
  ['*/5 * * * *', '2026-03-01T10:20:30Z', '2026-03-01T10:25:00.000Z'],
  ['9,24,39,54 * * * *', '2026-03-01T10:54:59Z', '2026-03-01T11:09:00.000Z'],
  ['17 */6 * * *', '2026-03-01T18:17:00Z', '2026-03-02T00:17:00.000Z'],
  ['33 5,17 * * *', '2026-03-01T06:00:00Z', '2026-03-01T17:33:00.000Z'],
  ['13 3 * * *', '2026-12-31T03:13:00Z', '2027-01-01T03:13:00.000Z'],
  ['0 0 1 * *', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00.000Z'],
])('finds the next run of %s after %s', (cron, now, next) => {
  expect(nextRun(cron, new Date(now))?.at.toISOString()).toBe(next);
});

it.each([
  ['* * * * *', minute],
  ['*/5 * * * *', 5 * minute],
  ['9,24,39,54 * * * *', 15 * minute],
  ['17 * * * *', hour],
  ['17 */6 * * *', 6 * hour],
  ['33 5,17 * * *', 12 * hour],
  ['40 3 * * *', day],
])('computes the interval of %s', (cron, interval) => {
  expect(nextRun(cron, new Date('2026-03-01T10:00:00Z'))?.interval).toBe(interval);
});

it.each(['nonsense', '*/0 * * * *', '99 * * * *', '0 0 31 2 *'])('returns null for "%s"', (cron) => {
  expect(nextRun(cron, new Date('2026-03-01T00:00:00Z'))).toBeNull();
});
