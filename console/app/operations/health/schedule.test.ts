import { expect, it } from 'vitest';
import { cronInWords } from './schedule.ts';

const say = cronInWords((path, filling) => [path, ...Object.values(filling ?? {})].join(' '));

it.each([
  ['* * * * *', 'health.every_minute'],
  ['*/5 * * * *', 'health.every_minutes 5'],
  ['9,24,39,54 * * * *', 'health.every_minutes 15'],
  ['7 * * * *', 'health.hourly_at 07'],
  ['13 3 * * *', 'health.daily_at 03:13'],
  ['33 5,17 * * *', 'health.daily_at 05:33, 17:33'],
  ['9,10 * * * *', '9,10 * * * *'],
  ['0 4 * * 1', '0 4 * * 1'],
  ['nonsense', 'nonsense'],
])('describes %s as %s', (cron, said) => expect(say(cron)).toBe(said));
