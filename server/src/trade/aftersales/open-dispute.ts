import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { day, hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall, ShopperCall } from '../../base/http/call.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import type { RefundTransition } from './refund.ts';
import { lockRequest, insertHistoryEntry, type LockedRequest } from './refunds-store.ts';
import { transitionRefund } from './transition-refund.ts';

/**
 * Opens a dispute about a refused refund, for the shopper or the shop.
 *
 * @throws Refusal `explanation_required`, `refund_not_found`, `refund_moved_on`.
 */
export async function openDispute(
  deps: Deps,
  { actor: { userId }, now }: ShopperCall | MerchantCall,
  whose: { userId: string } | { shopId: string },
  { id, text }: { id: string; text: string },
): Promise<Work<void>> {
  if (!text) refuse('explanation_required', {}, ['text']);
  const by = 'shopId' in whose ? 'shop' : 'shopper';
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const { request } = requireFound(await lockRequest(tx, id, whose), 'refund_not_found');
    await beginDispute(deps, tx, request, 'dispute', settings, { by, userId, words: text, at: now });
  };
}

/**
 * Moves a locked refund into dispute: both sides may add evidence, then an operator rules. No deadline decides a
 * dispute.
 */
export async function beginDispute(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  request: LockedRequest,
  name: Extract<RefundTransition, 'dispute' | 'report_problem' | 'escalate' | 'escalate_returned'>,
  settings: Settings,
  { by, userId, words, at }: { by: 'shopper' | 'shop' | 'clock'; userId?: string; words?: string; at: Date },
): Promise<void> {
  await transitionRefund(tx, deps, request, name, {
    at,
    by,
    dispute_by: by,
    evidence_until: later(at, settings['dispute.evidenceHours'] * hour),
    due_at: later(at, settings['dispute.rulingDays'] * day),
    event: { by },
  });
  const details = { ...(userId && { userId }), ...(words && { words }) };
  await insertHistoryEntry(tx, request.id, { by, what: 'dispute_opened', at, ...details });
}
