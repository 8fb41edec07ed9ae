import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { MerchantCall, ShopperCall } from '../../base/http/call.ts';
import { requirePaymentCode, type PaymentCodeDeps } from '../../people/users/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { lockForShopper } from './answer-offer.ts';
import { lockForShop } from './answer-refund.ts';
import { beginDispute } from './open-dispute.ts';
import { storePictures } from './store-pictures.ts';
import { payRefund } from './pay-refund.ts';
import { requireTransition } from './refund.ts';
import { insertHistoryEntry, type LockedRequest } from './refunds-store.ts';
import { readMaxReturnFreight } from './return-freight.ts';
import { transitionRefund } from './transition-refund.ts';

interface SentBack {
  refund_id: string;
  carrier: string;
  number: string;
  /** The return freight in dollars. */
  freight?: string | undefined;
}

/**
 * Records that the shopper sent the goods back, with the return freight; starts the shop's time to check them.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`, `amount_invalid`, `refund_amount`.
 */
export async function sendBack(
  deps: Deps,
  call: ShopperCall,
  { refund_id: id, carrier, number, freight }: SentBack,
): Promise<void> {
  const {
    now,
    actor: { userId },
  } = call;
  const settings = await readSettings(deps.db.read, now);
  await deps.db.transact(async (tx) => {
    const { request } = await lockForShopper(tx, call, id);
    requireTransition(request, 'send_back', 'shopper', now);
    const cost = freight === undefined ? null : await costOf(tx, request, freight);
    await transitionRefund(tx, deps, request, 'send_back', {
      at: now,
      by: 'shopper',
      carrier,
      number,
      return_cost: cost,
      due_at: later(now, settings['aftersale.checkDays'] * day),
    });
    await insertHistoryEntry(tx, id, {
      by: 'shopper',
      userId,
      what: 'sent_back',
      words: `${carrier} ${number}`,
      at: now,
    });
  });
}

async function costOf(tx: Tx, { reason, askedAt }: LockedRequest, freight: string): Promise<bigint> {
  const cost = fromWire(freight)?.minor ?? refuse('amount_invalid', {}, ['freight']);
  const maxFreight = await readMaxReturnFreight(tx, reason, askedAt);
  if (cost <= 0n || cost > maxFreight) refuse('refund_amount', { most: `$${toWire(usd(maxFreight))}` }, ['freight']);
  return cost;
}

/**
 * The shop confirms the arrival of the goods, which pays the refund.
 *
 * @throws Refusal `refund_not_found`, `refund_moved_on`, or of the payment code.
 */
export async function confirmArrival(
  deps: PaymentCodeDeps,
  call: MerchantCall,
  { id, sellable, password_pay: code }: { id: string; sellable: 0 | 1; password_pay?: string | undefined },
): Promise<Work<void>> {
  const {
    now,
    actor: { userId },
  } = call;
  await requirePaymentCode(deps, call, code);
  return async (tx) => {
    const locked = await lockForShop(tx, call, id);
    const { request } = locked;
    requireTransition(request, 'confirm_arrival', 'shop', now);
    await insertHistoryEntry(tx, id, { by: 'shop', userId, what: 'arrived', at: now });
    const payment = { amount: request.asked, sellable: sellable === 1, at: now };
    await payRefund(deps, tx, locked, 'confirm_arrival', { by: 'shop', ...payment });
  };
}

/**
 * The shop reports that the goods are missing or damaged, which opens a dispute.
 *
 * @throws Refusal `reason_required`, `refund_not_found`, `refund_moved_on`.
 */
export async function reportProblem(
  deps: Deps,
  call: MerchantCall,
  { id, text, images }: { id: string; text: string; images: string[] },
): Promise<Work<void>> {
  const {
    now,
    actor: { userId },
  } = call;
  if (!/[\p{L}\p{N}]/u.test(text)) refuse('reason_required', {}, ['text']);
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const { request } = await lockForShop(tx, call, id);
    requireTransition(request, 'report_problem', 'shop', now);
    const pictures = await storePictures(tx, userId, images, now);
    await insertHistoryEntry(tx, id, { by: 'shop', userId, what: 'problem', words: text, pictures, at: now });
    await beginDispute(deps, tx, request, 'report_problem', settings, { by: 'shop', userId, at: now });
  };
}
