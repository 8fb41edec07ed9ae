import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { lockForShopper } from './answer-offer.ts';
import { closeRequest } from './close-request.ts';
import { requireTransition } from './refund.ts';
import { insertHistoryEntry } from './refunds-store.ts';

/** The shopper takes a request back; once goods are on their way to the shop it is too late for that. */
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
