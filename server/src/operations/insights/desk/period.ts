import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../../base/clock/clock.ts';

/** Whole days of UTC. */
export interface Period {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  to: string;
  /** The start of the first day and the end of the last. */
  since: Date;
  until: Date;
}

const maxDays = 366;
const defaultDays = 30;

/** The UTC day of a time, YYYY-MM-DD. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The days of an analysis; by default the last thirty up to today. @throws Refusal `period_invalid`. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date): Period {
  const last = new Date(to ?? dayOf(now));
  const since = from ? new Date(from) : later(last, -(defaultDays - 1) * day);
  const days = (last.getTime() - since.getTime()) / day + 1;
  if (days < 1 || days > maxDays) refuse('period_invalid', {}, ['from', 'to']);
  return { from: dayOf(since), to: dayOf(last), since, until: later(last, day) };
}

/** The last days up to today. */
export const lastDays = (days: number, now: Date): Period =>
  periodOf({ from: dayOf(later(now, -(days - 1) * day)), to: dayOf(now) }, now);
