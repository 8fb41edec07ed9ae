import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

it('counts working days and leaves out weekends', () => {
  const friday = new Date('2026-03-06T10:30:00Z');
  expect(addWorkingDays(friday, 1)).toEqual(new Date('2026-03-09T10:30:00Z'));
  expect(addWorkingDays(friday, 3)).toEqual(new Date('2026-03-11T10:30:00Z'));
  expect(addWorkingDays(new Date('2026-03-07T10:30:00Z'), 1)).toEqual(new Date('2026-03-09T10:30:00Z'));
  expect(addWorkingDays(new Date('2026-03-09T10:30:00Z'), 5)).toEqual(new Date('2026-03-16T10:30:00Z'));
});
