import { afterEach, expect, it, vi } from 'vitest';
import { byMonth, localTimeZone } from './months.ts';

afterEach(() => vi.unstubAllEnvs());

it('groups the rows of a month in their order', () => {
  const rows = ['2026-11-20 09:41:00', '2026-11-04 12:30:00', '2026-10-29 10:02:00'].map((createtime) => ({
    createtime,
  }));
  expect(byMonth(rows)).toEqual([
    { id: '2026-11-01', rows: rows.slice(0, 2) },
    { id: '2026-10-01', rows: rows.slice(2) },
  ]);
  expect(byMonth([])).toEqual([]);
});

it('groups by the time zone of the shopper', () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(localTimeZone()).toBe('Asia/Tokyo');
  const rows = ['2026-10-31 15:00:00', '2026-10-31 14:59:59'].map((createtime) => ({ createtime }));
  expect(byMonth(rows).map(({ id }) => id)).toEqual(['2026-11-01', '2026-10-01']);
});
