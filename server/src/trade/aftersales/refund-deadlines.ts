import type { Deadline } from '../../base/clock/deadline.ts';

/** The moment at which a clock acts on a request, because whoever's turn it is has let it pass. Disputes wait for an operator. */
export const refundDeadlines: readonly Deadline[] = [
  {
    name: 'refunds.due_at',
    async next(read, after) {
      const row = await read
        .selectFrom('refund_requests')
        .select((eb) => eb.fn.min('due_at').as('at'))
        .where('over_at', 'is', null)
        .where('state', '<>', 'in_dispute')
        .where('due_at', '>', after)
        .executeTakeFirst();
      return row?.at ?? null;
    },
  },
];
