import { expect, it } from 'vitest';
import { nextRun } from './next-run.ts';

it.each([
  ['* * * * *', '2026-03-01T10:20:00Z', '2026-03-01T10:21:00.000Z'],
  ['*/5 * * * *', '2026-03-01T10:20:30Z', '2026-03-01T10:25:00.000Z'],
  ['9,24,39,54 * * * *', '2026-03-01T10:54:59Z', '2026-03-01T11:09:00.000Z'],
  ['17 */6 * * *', '2026-03-01T18:17:00Z', '2026-03-02T00:17:00.000Z'],
  ['33 5,17 * * *', '2026-03-01T06:00:00Z', '2026-03-01T17:33:00.000Z'],
  ['13 3 * * *', '2026-12-31T03:13:00Z', '2027-01-01T03:13:00.000Z'],
])('%s after %s', (cron, now, next) => {
  expect(nextRun(cron, new Date(now))?.toISOString()).toBe(next);
});

it('claims nothing of lines that it does not know', () => {
  for (const cron of ['0 0 1 * *', 'nonsense', '', '*/0 * * * *', '99 * * * *'])
    expect(nextRun(cron, new Date('2026-03-01T00:00:00Z'))).toBeNull();
});
