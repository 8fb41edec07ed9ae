import type { RefundState } from '@tradewind/contract/trade/aftersales';
import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { transitionOrders, type LockedOrder } from '../orders/index.ts';
import { changeRequest, type LockedRequest } from './refunds-store.ts';

/** Ends a request without a payment: the order goes on where it was, and says so if something was refunded before. */
export async function closeRequest(
  deps: { jobs: Jobs },
  tx: Tx,
  { request, order }: { request: LockedRequest; order: LockedOrder },
  state: Extract<RefundState, 'dismissed' | 'withdrawn' | 'lapsed'>,
  at: Date,
): Promise<void> {
  await changeRequest(tx, request.id, { state, due_at: null, over_at: at });
  const before = await tx
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', order.id)
    .where('state', '=', 'refunded')
    .limit(1)
    .executeTakeFirst();
  await transitionOrders(tx, deps, [order], 'end_refund', { at, refund_status: before ? 2 : 0 });
}
