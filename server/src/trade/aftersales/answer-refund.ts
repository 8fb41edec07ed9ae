import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { day, hour, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall } from '../../base/http/call.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { requirePaymentCode, type PaymentCodeDeps } from '../../people/users/index.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { payRefund } from './pay-refund.ts';
import { canTransition, requireTransition } from './refund.ts';
import { lockRequest, insertHistoryEntry } from './refunds-store.ts';
import { reserveReplacement } from './replacement.ts';
import { transitionRefund } from './transition-refund.ts';

interface Approval {
  id: string;
  address: string;
  keep_goods: 0 | 1;
  password_pay?: string | undefined;
}

interface Offer {
  id: string;
  amount: string;
  text: string;
  password_pay?: string | undefined;
}

/** Locks a refund of the merchant's shop. @throws Refusal `refund_not_found`. */
export async function lockForShop(tx: Tx, { actor }: MerchantCall, id: string) {
  return requireFound(await lockRequest(tx, id, { shopId: actor.shopId }), 'refund_not_found');
}

/**
 * Approves a refund: pays it at once, or waits for the goods at the return address first; the replacement of an exchange
 * is out of stock from then on.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`, `address_required`, `exchange_short`, or of the payment code.
 */
export async function approveRefund(
  deps: AftersalesDeps & PaymentCodeDeps,
  call: MerchantCall,
  { id, address, keep_goods: keepGoods, password_pay: code }: Approval,
): Promise<Work<void>> {
  const {
    now,
    actor: { userId },
  } = call;
  await requirePaymentCode(deps, call, code);
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const locked = await lockForShop(tx, call, id);
    const { request } = locked;
    const entry = { by: 'shop', userId, at: now } as const;
    if (!keepGoods && canTransition(request, 'approve_return', 'shop', now)) {
      if (!address) refuse('address_required', {}, ['address']);
      await transitionRefund(tx, deps, request, 'approve_return', {
        at: now,
        by: 'shop',
        return_to: address,
        due_at: later(now, settings['aftersale.returnDays'] * day),
      });
      if (request.exchange) await reserveReplacement(tx, request, now);
      await insertHistoryEntry(tx, id, { ...entry, what: 'approved', words: address });
    } else {
      requireTransition(request, 'approve', 'shop', now);
      await insertHistoryEntry(tx, id, { ...entry, what: 'approved', amount: request.asked });
      await payRefund(deps, tx, locked, 'approve', { by: 'shop', amount: request.asked, at: now });
    }
  };
}

/**
 * Offers a part of the amount, in dollars, which the shopper accepts or declines.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`, `amount_invalid`, `refund_amount`, or of the payment code.
 */
export async function offerPart(
  deps: AftersalesDeps & PaymentCodeDeps,
  call: MerchantCall,
  { id, amount: offered, text, password_pay: code }: Offer,
): Promise<Work<void>> {
  const {
    now,
    actor: { userId },
  } = call;
  const amount = fromWire(offered)?.minor ?? refuse('amount_invalid', {}, ['amount']);
  await requirePaymentCode(deps, call, code);
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const { request } = await lockForShop(tx, call, id);
    requireTransition(request, 'offer', 'shop', now);
    if (amount <= 0n || amount > request.maxAmount)
      refuse('refund_amount', { most: `$${toWire(usd(request.maxAmount))}` }, ['amount']);
    await transitionRefund(tx, deps, request, 'offer', {
      at: now,
      by: 'shop',
      offered: amount,
      due_at: later(now, settings['aftersale.offerHours'] * hour),
    });
    await insertHistoryEntry(tx, id, { by: 'shop', userId, what: 'offered', amount, words: text, at: now });
  };
}

/**
 * Refuses a refund with a reason; either side can open a dispute until the deadline.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`, `reason_required`.
 */
export async function refuseRefund(
  deps: AftersalesDeps,
  call: MerchantCall,
  { id, reason }: { id: string; reason: string },
): Promise<Work<void>> {
  const {
    now,
    actor: { userId },
  } = call;
  if (!/[\p{L}\p{N}]/u.test(reason)) refuse('reason_required', {}, ['reason']);
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const { request } = await lockForShop(tx, call, id);
    await transitionRefund(tx, deps, request, 'refuse', {
      at: now,
      by: 'shop',
      due_at: later(now, settings['aftersale.escalateHours'] * hour),
    });
    await insertHistoryEntry(tx, id, { by: 'shop', userId, what: 'refused', words: reason, at: now });
  };
}
