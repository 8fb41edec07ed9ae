import type { RefundState } from '@tradewind/contract/trade/aftersales';
import type { Tx } from '../../base/db/database.ts';
import { setRefundStatus } from '../orders/index.ts';
import { changeRequest, type LockedRequest } from './refunds-store.ts';

/** Ends a request without a payment: the order goes on where it was, and says so if something was refunded before. */
export async function closeRequest(
  tx: Tx,
  { id, orderId }: LockedRequest,
  state: Extract<RefundState, 'dismissed' | 'withdrawn' | 'lapsed'>,
  at: Date,
): Promise<void> {
  await changeRequest(tx, id, { state, due_at: null, over_at: at });
  const before = await tx
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'refunded')
    .limit(1)
    .executeTakeFirst();
  await setRefundStatus(tx, orderId, before ? 2 : 0);
}
