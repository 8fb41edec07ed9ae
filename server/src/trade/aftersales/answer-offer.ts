import { fromWire } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { payRefund } from './pay-refund.ts';
import { requireTransition } from './refund.ts';
import { lockRequest, insertHistoryEntry } from './refunds-store.ts';
import { transitionRefund } from './transition-refund.ts';

/** Locks a refund of the shopper. @throws Refusal `refund_not_found`. */
export async function lockForShopper(tx: Tx, { actor }: ShopperCall, id: string) {
  return requireFound(await lockRequest(tx, id, { userId: actor.userId }), 'refund_not_found');
}

/**
 * Accepts the shop's offer and pays it at once.
 *
 * @param input.amount the amount that the shopper saw, in dollars; another one is refused.
 * @throws Refusal `refund_not_found`, `refund_moved_on`.
 */
export async function acceptOffer(
  deps: Deps,
  call: ShopperCall,
  { refund_id: id, amount: seen }: { refund_id: string; amount?: string | undefined },
): Promise<void> {
  const {
    now,
    actor: { userId },
  } = call;
  await deps.db.transact(async (tx) => {
    const locked = await lockForShopper(tx, call, id);
    const { request } = locked;
    const amount = request.offered;
    requireTransition(request, 'accept_offer', 'shopper', now);
    if (amount === null || (seen !== undefined && fromWire(seen)?.minor !== amount)) refuse('refund_moved_on');
    await insertHistoryEntry(tx, id, { by: 'shopper', userId, what: 'offer_accepted', amount, at: now });
    await payRefund(deps, tx, locked, 'accept_offer', { by: 'shopper', amount, at: now });
  });
}

/**
 * Declines the shop's offer; either side can open a dispute until the deadline.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`.
 */
export async function declineOffer(
  deps: Deps,
  call: ShopperCall,
  { refund_id: id, text }: { refund_id: string; text: string },
): Promise<void> {
  const {
    now,
    actor: { userId },
  } = call;
  const settings = await readSettings(deps.db.read, now);
  await deps.db.transact(async (tx) => {
    const { request } = await lockForShopper(tx, call, id);
    await transitionRefund(tx, deps, request, 'decline_offer', {
      at: now,
      by: 'shopper',
      due_at: later(now, settings['aftersale.escalateHours'] * hour),
    });
    await insertHistoryEntry(tx, id, { by: 'shopper', userId, what: 'offer_declined', words: text, at: now });
  });
}
