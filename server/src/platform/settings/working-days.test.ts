import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

const none = new Set<string>();

it('counts working days and leaves out weekends', () => {
  const friday = new Date('2026-03-06T10:30:00Z');
  expect(addWorkingDays(friday, 1, none)).toEqual(new Date('2026-03-09T10:30:00Z'));
  expect(addWorkingDays(friday, 3, none)).toEqual(new Date('2026-03-11T10:30:00Z'));
  expect(addWorkingDays(new Date('2026-03-07T10:30:00Z'), 1, none)).toEqual(new Date('2026-03-09T10:30:00Z'));
  expect(addWorkingDays(new Date('2026-03-09T10:30:00Z'), 5, none)).toEqual(new Date('2026-03-16T10:30:00Z'));
});

it('leaves out days off, without counting one on a weekend twice', () => {
  const friday = new Date('2026-03-06T23:59:59Z');
  expect(addWorkingDays(friday, 1, new Set(['2026-03-09']))).toEqual(new Date('2026-03-10T23:59:59Z'));
  expect(addWorkingDays(friday, 2, new Set(['2026-03-09', '2026-03-11']))).toEqual(new Date('2026-03-12T23:59:59Z'));
  expect(addWorkingDays(friday, 1, new Set(['2026-03-06', '2026-03-07', '2026-03-08']))).toEqual(
    new Date('2026-03-09T23:59:59Z'),
  );
  expect(
    addWorkingDays(friday, 5, new Set(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'])),
  ).toEqual(new Date('2026-03-20T23:59:59Z'));
});
