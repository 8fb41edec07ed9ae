import { expect, it } from 'vitest';
import { byMonth } from './months.ts';

it('puts the rows of a month together in their order', () => {
  const rows = ['2026-11-20 09:41:00', '2026-11-04 12:30:00', '2026-10-29 10:02:00'].map((createtime) => ({ createtime }));
  expect(byMonth(rows)).toEqual([
    { id: '2026-11-01', rows: rows.slice(0, 2) },
    { id: '2026-10-01', rows: rows.slice(2) },
  ]);
  expect(byMonth([])).toEqual([]);
});
