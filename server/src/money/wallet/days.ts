import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Period } from '../ledger/index.ts';

export interface Days {
  /** ISO days of UTC, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The moments between which some days lie: the last one whole. */
export function periodOf({ from, to }: Days): Period {
  return { since: from ? new Date(from) : undefined, until: to ? later(new Date(to), day) : undefined };
}

const longest = 366 * day;

/** The days of a statement: this month so far when none are named. */
export function statementDays({ from, to }: Days, now: Date): { from: string; to: string } {
  const last = to ?? now.toISOString().slice(0, 10);
  const first = from ?? `${last.slice(0, 7)}-01`;
  const length = new Date(last).getTime() - new Date(first).getTime();
  if (length < 0 || length > longest) refuse('period_invalid', {}, ['from', 'to']);
  return { from: first, to: last };
}
