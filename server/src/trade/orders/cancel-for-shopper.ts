import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { DeskCall, MerchantCall } from '../../base/http/call.ts';
import type { Tx } from '../../base/db/database.ts';
import { audit } from '../../platform/operators/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { requireTransition } from './order.ts';
import { lockOrder } from './order-store.ts';

interface Wanted {
  id: string;
  /** Both sides read it. */
  note: string;
}

/** The shop can't ship what was paid for; everything goes back. */
export const cancelByShop = (deps: Deps, { actor, now }: MerchantCall, wanted: Wanted): Promise<void> =>
  deps.db.transact(async (tx) => {
    await cancel(deps, tx, wanted, { by: 'shop', shopId: actor.shopId, at: now });
  });

/** An operator cancels what was paid and not shipped; everything goes back. */
export const cancelByOperator = (deps: Deps, { operator, now }: DeskCall, wanted: Wanted): Promise<void> =>
  deps.db.transact(async (tx) => {
    const sn = await cancel(deps, tx, wanted, { by: 'operator', at: now });
    await audit(tx, operator, 'order.cancelled', `order:${wanted.id}`, { sn, note: wanted.note }, now);
  });

async function cancel(
  deps: Deps,
  tx: Tx,
  { id, note }: Wanted,
  { by, shopId, at }: { by: 'shop' | 'operator'; shopId?: string; at: Date },
): Promise<string> {
  const order = await lockOrder(tx, { id, ...(shopId && { shopId }) });
  requireTransition([order], `cancel_by_${by}`, at);
  if (!note) refuse('reason_required');
  await cancelOrders(deps, tx, [order], `cancel_by_${by}`, { note, at });
  return order.sn;
}
