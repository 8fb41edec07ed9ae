import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall, MerchantCall } from '../../base/http/call.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import { requirePaymentCode, type PaymentCodeDeps } from '../../people/users/index.ts';
import { audit } from '../../platform/operators/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { requireTransition } from './order.ts';
import { lockOrder } from './order-store.ts';

interface CancellationInput {
  id: string;
  /** Shown to shopper and shop. */
  note: string;
}

/**
 * Cancels a paid order by its shop, with a full refund; needs the payment code.
 *
 * @throws Refusal `order_not_found`, `order_not_cancellable`, `reason_required`, or of the payment code.
 */
export async function cancelByShop(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  input: CancellationInput & { password_pay?: string | undefined },
): Promise<Work<void>> {
  const { actor, now } = call;
  await requirePaymentCode(deps, call, input.password_pay);
  return async (tx) => {
    await cancel(deps, tx, input, { by: 'shop', shopId: actor.shopId, at: now });
  };
}

/**
 * Cancels a paid order that is not shipped by an operator, with a full refund.
 *
 * @throws Refusal `order_not_found`, `order_not_cancellable`, `reason_required`.
 */
export const cancelByOperator = (deps: Deps, { operator, now }: DeskCall, input: CancellationInput): Promise<void> =>
  deps.db.transact(async (tx) => {
    const sn = await cancel(deps, tx, input, { by: 'operator', at: now });
    await audit(tx, operator, 'order.cancelled', `order:${input.id}`, { sn, note: input.note }, now);
  });

async function cancel(
  deps: Deps,
  tx: Tx,
  { id, note }: CancellationInput,
  { by, shopId, at }: { by: 'shop' | 'operator'; shopId?: string; at: Date },
): Promise<string> {
  const order = await lockOrder(tx, { id, ...(shopId && { shopId }) });
  requireTransition([order], `cancel_by_${by}`, at);
  if (!note) refuse('reason_required');
  await cancelOrders(deps, tx, [order], `cancel_by_${by}`, { note, at });
  return order.sn;
}
