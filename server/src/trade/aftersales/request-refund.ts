import { needsProof, refundReasons, type RefundReasonCode } from '@tradewind/contract/trade/aftersale-reasons';
import type { requestRefund as contract } from '@tradewind/contract/trade/aftersales';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, hour, later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import { canAskRefund, lockOrder, transitionOrders, type LockedOrder } from '../orders/index.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { commissionOf, commissionsOfLines } from '../../money/settlement/index.ts';
import { refundRequested } from './aftersale-events.ts';
import type { AftersalesDeps } from './aftersales-deps.ts';
import { storePictures } from './store-pictures.ts';
import {
  findOpenRequest,
  insertRequest,
  linesOfOrder,
  insertHistoryEntry,
  type OrderLineRecord,
} from './refunds-store.ts';
import { showToShopper } from './show-refund.ts';
import { freightByLine, paidFor, sharesOf } from './shares.ts';

type Asked = ParsedInputOf<typeof contract>;

/** A client without idempotency keys that asks for the same again so soon is repeating itself. */
const repeatsWithin = 30 * second;

/** Asks for a refund of some pieces of an own order; the order's clocks stand still until the request is over. */
export async function requestRefund(
  deps: AftersalesDeps,
  call: ShopperCall,
  asked: Asked,
): Promise<Work<OutputOf<typeof contract>>> {
  const {
    actor: { userId },
    now,
  } = call;
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const order = await lockOrder(tx, { userId, id: asked.order_id });
    if (asked.sn && asked.sn !== order.sn) refuse('order_not_found');
    const open = await findOpenRequest(tx, order.id);
    const id = open?.id ?? newId();
    if (open) requireRepeatOf(asked, open, call);
    else {
      if (!canAskRefund(order, now)) refuse('refund_not_possible');
      if (isTooLate(order, settings['aftersale.lateDays'], now)) refuse('refund_too_late');
      await write(tx, id, order, asked, later(now, settings['aftersale.answerHours'] * hour), now);
      await transitionOrders(tx, deps, [order], 'request_refund', { at: now });
      await deps.jobs.publish(tx, refundRequested, { requestId: id, orderId: order.id });
    }
    return showToShopper(tx, deps, call, id);
  };
}

/** Once an order is completed, its shop has the money; faults may still come to light for a while. */
export const isTooLate = (
  { status, afterSaleUntil }: Pick<LockedOrder, 'status' | 'afterSaleUntil'>,
  lateDays: number,
  now: Date,
): boolean => status === 'completed' && afterSaleUntil !== null && later(afterSaleUntil, lateDays * day) <= now;

function requireRepeatOf(
  asked: Asked,
  open: { asked: bigint; askedAt: Date },
  { hasIdempotencyKey, now }: ShopperCall,
): void {
  const same = fromWire(asked.amount)?.minor === open.asked && later(open.askedAt, repeatsWithin) > now;
  if (hasIdempotencyKey || !same) refuse('refund_open');
}

async function write(tx: Tx, id: string, order: LockedOrder, asked: Asked, dueAt: Date, now: Date): Promise<void> {
  const unshipped = order.status === 'waiting_delivery';
  const received = asked.receiving_status === '1' && !unshipped;
  const withReturn = asked.service_type === '1';
  if (withReturn && !received) refuse('refund_return_not_received', {}, ['service_type']);
  const words = asked.reason_type || refuse('reason_required', {}, ['reason_type']);
  const reason: RefundReasonCode = Object.hasOwn(refundReasons, words) ? (words as RefundReasonCode) : 'other';
  if (!asked.refund_explain) refuse('explanation_required', {}, ['refund_explain']);
  if (needsProof(reason, received) && asked.images.length === 0) refuse('evidence_required', {}, ['images']);

  const lines = await sharesAsked(tx, order, asked);
  const most = lines.reduce((sum, line) => sum + paidFor(line), 0n);
  const amount = fromWire(asked.amount)?.minor ?? refuse('amount_invalid', {}, ['amount']);
  if (amount < 0n || amount > most || (amount === 0n && most > 0n))
    refuse('refund_amount', { most: `$${toWire(usd(most))}` }, ['amount']);
  const pictures = await storePictures(tx, order.userId, asked.images, now);

  await insertRequest(
    tx,
    {
      id,
      sn: publicNumber('RF'),
      order_id: order.id,
      user_id: order.userId,
      shop_id: order.shopId,
      with_return: withReturn,
      received,
      unshipped,
      reason,
      reason_words: reason === words ? '' : words,
      explanation: asked.refund_explain,
      most,
      asked: amount,
      asked_at: now,
      due_at: dueAt,
    },
    lines.map(({ lineId, after, quantity, goods, discount, freight, charges, commission }) => ({
      line_id: lineId,
      after_pieces: after,
      quantity,
      goods: goods.minor,
      discount: discount.minor,
      freight: freight.minor,
      charges: charges.minor,
      commission: commission.minor,
    })),
  );
  await insertHistoryEntry(tx, id, {
    by: 'shopper',
    userId: order.userId,
    what: 'asked',
    amount,
    words: asked.refund_explain,
    pictures,
    at: now,
  });
}

/** The wanted pieces with their exact shares of what was paid, and of the commission. */
async function sharesAsked(tx: Tx, order: LockedOrder, asked: Asked) {
  const all = await linesOfOrder(tx, order.id);
  const wanted = piecesAsked(all, asked);
  const paid = all.map(paidLineOf);
  const freights = freightByLine(usd(order.freight), paid);
  const commissions = await commissionsOfLines(tx, order.id);
  return wanted.map(({ line, quantity }) => {
    const shares = sharesOf(paidLineOf(line), freights.get(line.id)!, line.used, quantity);
    const agreed = commissions.get(line.id);
    const commission = agreed
      ? commissionOf(agreed, sharesOf(paidLineOf(line), freights.get(line.id)!, 0, line.used).goods, shares.goods)
      : usd(0);
    return { ...shares, commission, lineId: line.id, after: line.used, quantity };
  });
}

export const paidLineOf = (line: OrderLineRecord) => ({
  id: line.id,
  price: usd(line.price),
  quantity: line.quantity,
  discount: usd(line.discount),
  shopDiscount: usd(line.shop_discount),
  charges: usd(line.duty + line.tax),
});

/** Existing clients name all lines of the order; those of which nothing is left are passed over, unless none is. */
function piecesAsked(
  all: readonly OrderLineRecord[],
  { order_product_id: ids, quantities = {} }: Asked,
): { line: OrderLineRecord; quantity: number }[] {
  const named = ids ?? all.map((line) => line.id);
  const lines = named.map(
    (id) => all.find((line) => line.id === id) ?? refuse('refund_lines', {}, ['order_product_id']),
  );
  const wanted = lines.flatMap((line) => {
    const left = line.quantity - line.used;
    const quantity = Object.hasOwn(quantities, line.id) ? quantities[line.id]! : left;
    if (quantity < 0 || quantity > left) refuse('refund_lines', { left }, ['quantities']);
    return quantity === 0 ? [] : [{ line, quantity }];
  });
  return wanted.length > 0 ? wanted : refuse('refund_lines', {}, ['order_product_id']);
}
