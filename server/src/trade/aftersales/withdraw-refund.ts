import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { lockForShopper } from './answer-offer.ts';
import { closeRequest } from './close-request.ts';
import { requireTransition } from './refund.ts';
import { insertHistoryEntry } from './refunds-store.ts';

/** Withdraws a refund, until the goods are sent back. @throws Refusal `refund_not_found`, `refund_moved_on`. */
export async function withdrawRefund(
  deps: Deps,
  call: ShopperCall,
  { refund_id: id }: { refund_id: string },
): Promise<void> {
  const {
    now,
    actor: { userId },
  } = call;
  await deps.db.transact(async (tx) => {
    const locked = await lockForShopper(tx, call, id);
    requireTransition(locked.request, 'withdraw', 'shopper', now);
    await insertHistoryEntry(tx, id, { by: 'shopper', userId, what: 'withdrawn', at: now });
    await closeRequest(deps, tx, locked, 'withdraw', { at: now, by: 'shopper' });
  });
}
