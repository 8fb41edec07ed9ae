import { expect, it } from 'vitest';
import { day, hour, minute } from '../../base/clock/clock.ts';
import { cronInterval } from './cron-interval.ts';

it.each([
  ['* * * * *', minute],
  ['*/5 * * * *', 5 * minute],
  ['17 * * * *', hour],
  ['17 */6 * * *', 6 * hour],
  ['40 3 * * *', day],
  ['nonsense', day],
])('%s', (cron, interval) => {
  expect(cronInterval(cron)).toBe(interval);
});
