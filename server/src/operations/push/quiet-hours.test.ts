import { expect, it } from 'vitest';
import { dueAt } from './quiet-hours.ts';

const night = { quiet: true, fromHour: 22, untilHour: 8 };
const at = (time: string) => new Date(`2026-03-02T${time}Z`);

it('waits for the end of quiet hours in the time zone of the browser', () => {
  // 23:30 in Tokyo.
  expect(dueAt(night, 'Asia/Tokyo', at('14:30:20'))).toEqual(at('23:00:00'));
  // 03:15 in Tokyo.
  expect(dueAt(night, 'Asia/Tokyo', at('18:15:00'))).toEqual(at('23:00:00'));
  expect(dueAt(night, 'Asia/Kolkata', at('17:00:00'))).toEqual(new Date('2026-03-03T02:30:00Z'));
});

it('waits for nothing outside of them', () => {
  for (const time of ['23:00:00', '06:00:00', '12:59:59'])
    expect(dueAt(night, 'Asia/Tokyo', at(time))).toEqual(at(time));
});

it('waits for nothing where there are none', () => {
  expect(dueAt({ ...night, quiet: false }, 'Asia/Tokyo', at('15:00:00'))).toEqual(at('15:00:00'));
  expect(dueAt({ ...night, untilHour: 22 }, 'Asia/Tokyo', at('15:00:00'))).toEqual(at('15:00:00'));
});

it('knows quiet hours within one day', () => {
  const noon = { quiet: true, fromHour: 12, untilHour: 14 };
  expect(dueAt(noon, 'UTC', at('13:20:00'))).toEqual(at('14:00:00'));
  expect(dueAt(noon, 'UTC', at('14:00:00'))).toEqual(at('14:00:00'));
});
