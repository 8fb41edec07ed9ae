import { expect, it } from 'vitest';
import { monthsOf } from './months.ts';

const months = (zone: string, ...moments: string[]) =>
  monthsOf(
    moments.map((moment) => new Date(moment)),
    zone,
  )?.map(({ month, since, until }) => [month, since.toISOString(), until.toISOString()]);

it('counts a month by the clocks of a zone', () => {
  expect(months('UTC', '2026-03-31T23:59:59Z')).toEqual([
    ['2026-03', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  ]);
  expect(months('Asia/Tokyo', '2026-03-31T15:00:00Z')).toEqual([
    ['2026-04', '2026-03-31T15:00:00.000Z', '2026-04-30T15:00:00.000Z'],
  ]);
  expect(months('Asia/Kathmandu', '2026-12-31T18:14:59Z')).toEqual([
    ['2026-12', '2026-11-30T18:15:00.000Z', '2026-12-31T18:15:00.000Z'],
  ]);
  expect(months('Pacific/Kiritimati', '2026-05-15T00:00:00Z')).toEqual([
    ['2026-05', '2026-04-30T10:00:00.000Z', '2026-05-31T10:00:00.000Z'],
  ]);
});

it('follows summer time within a month and between years', () => {
  expect(months('America/New_York', '2026-03-20T00:00:00Z')).toEqual([
    ['2026-03', '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
  ]);
  expect(months('America/New_York', '2027-01-01T00:00:00Z')).toEqual([
    ['2026-12', '2026-12-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
  ]);
});

it('names each month once, in the order of the moments, and none for a zone that nobody knows', () => {
  expect(
    months('UTC', '2026-05-02T00:00:00Z', '2026-05-01T00:00:00Z', '2026-03-09T00:00:00Z')?.map(([month]) => month),
  ).toEqual(['2026-05', '2026-03']);
  expect(months('UTC')).toEqual([]);
  expect(months('Mars/Olympus', '2026-05-02T00:00:00Z')).toBeUndefined();
});
