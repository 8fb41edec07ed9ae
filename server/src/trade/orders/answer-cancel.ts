import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { isId } from '../../base/ids/ids.ts';
import { cancelOrders } from './cancel-orders.ts';
import { cancelAnswered } from './order-events.ts';
import { canMove } from './order.ts';
import { lockOrders, moveOrders } from './order-store.ts';

/** The shop agrees to a wish to cancel, which refunds everything, or says why not. */
export async function answerCancel(
  deps: Deps,
  { actor, now }: MerchantCall,
  { id, agree, note }: { id: string; agree: boolean; note: string },
): Promise<void> {
  await deps.db.transact(async (tx) => {
    const [order] = isId(id) ? await lockOrders(tx, { shopId: actor.shopId, id }) : [];
    if (!order) refuse('order_not_found');
    if (!canMove(order, agree ? 'agree_to_cancel' : 'refuse_to_cancel', now)) refuse('cancel_not_open');
    if (!agree && !note) refuse('reason_required');
    if (agree) await cancelOrders(deps, tx, [order], { reason: 'agreed', note, at: now });
    else await moveOrders(tx, [order.id], { cancel_answer_by: null, cancel_refused_at: now, cancel_note: note });
    await deps.jobs.tell(tx, cancelAnswered, { orderId: order.id, granted: agree, by: 'shop' });
  });
}
