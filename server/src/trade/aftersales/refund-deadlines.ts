import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Deadline } from '../../base/clock/deadline.ts';
import type { Read } from '../../base/db/database.ts';
import type { Tables } from '../../base/db/tables.ts';

/**
 * Refunds whose deadline the system processes: all open ones except disputes, which only an operator decides.
 */
const hasDeadline = (
  eb: ExpressionBuilder<Tables, 'refund_requests'>,
): ExpressionWrapper<Tables, 'refund_requests', SqlBool> =>
  eb.and([eb('over_at', 'is', null), eb('state', '<>', 'in_dispute')]);

/** The deadlines of refunds, for the clock of a demo. */
export const refundDeadlines: readonly Deadline[] = [
  {
    name: 'refunds.due_at',
    async next(read, after) {
      const row = await read
        .selectFrom('refund_requests')
        .select((eb) => eb.fn.min('due_at').as('at'))
        .where(hasDeadline)
        .where('due_at', '>', after)
        .executeTakeFirst();
      return row?.at ?? null;
    },
  },
];

/** Requests whose deadline has passed, the longest overdue first. */
export async function findDue(read: Read, now: Date, limit: number): Promise<{ id: string }[]> {
  return read
    .selectFrom('refund_requests')
    .select('id')
    .where(hasDeadline)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}
