import { day, later } from '../../base/clock/clock.ts';
import { dayOf, type Period } from '../insights/index.ts';

export type Bucket = 'day' | 'week' | 'month';

/** The first day of each bucket of a period, YYYY-MM-DD. A week begins on Monday; the first bucket may begin before the period. */
export function bucketsOf({ since, until }: Period, by: Bucket): string[] {
  const starts: string[] = [];
  for (let at = since; at < until; at = later(at, day)) {
    const start = dayOf(startOf(at, by));
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}

function startOf(at: Date, by: Bucket): Date {
  if (by === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  return by === 'week' ? later(at, -((at.getUTCDay() + 6) % 7) * day) : at;
}
