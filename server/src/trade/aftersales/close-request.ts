import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { transitionOrders, type LockedOrder } from '../orders/index.ts';
import type { LockedRequest } from './refunds-store.ts';
import { transitionRefund, type RefundTransitionFacts } from './transition-refund.ts';

type ClosingTransition = 'withdraw' | 'lapse' | 'rule_nothing' | 'send_replacement';

/**
 * Ends a refund without its payment: the order continues in its status, marked as partly refunded if an earlier refund
 * was paid.
 */
export async function closeRequest<Name extends ClosingTransition>(
  deps: { jobs: Jobs },
  tx: Tx,
  { request, order }: { request: LockedRequest; order: LockedOrder },
  name: Name,
  facts: RefundTransitionFacts<Name>,
): Promise<void> {
  await transitionRefund(tx, deps, request, name, facts);
  const earlier = await tx
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'refunded')
    .limit(1)
    .executeTakeFirst();
  await transitionOrders(tx, deps, [order], 'end_refund', { at: facts.at, refund_status: earlier ? 2 : 0 });
}
