import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Period } from '../ledger/index.ts';

export interface Days {
  /** UTC days as `YYYY-MM-DD`, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The period of some days, from the start of the first to the end of the last. */
export function periodOf({ from, to }: Days): Period {
  return { since: from ? new Date(from) : undefined, until: to ? later(new Date(to), day) : undefined };
}

const maxLength = 366 * day;

/** The days of a statement; by default the current month up to today. @throws Refusal `period_invalid`. */
export function statementDays({ from, to }: Days, now: Date): { from: string; to: string } {
  const last = to ?? now.toISOString().slice(0, 10);
  const first = from ?? `${last.slice(0, 7)}-01`;
  const length = new Date(last).getTime() - new Date(first).getTime();
  if (length < 0 || length > maxLength) refuse('period_invalid', {}, ['from', 'to']);
  return { from: first, to: last };
}
