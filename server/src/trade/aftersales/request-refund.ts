import {
  leavesNoReturn,
  needsProof,
  refundReasons,
  type RefundReasonCode,
} from '@tradewind/contract/trade/aftersale-reasons';
import type { requestRefund as contract } from '@tradewind/contract/trade/aftersales';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd } from '@tradewind/contract/base/money';
import { refuse } from '@tradewind/contract/base/refusals';
import { day, hour, later, second } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import { findExchanges, type Sku } from '../../goods/catalog/index.ts';
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

type RefundInput = ParsedInputOf<typeof contract>;
type RequestedPieces = Pick<RefundInput, 'order_product_id' | 'quantities'>;

/** Within this time the same request of a client without idempotency keys counts as a repeat. */
const repeatWindow = 30 * second;

/**
 * Requests a refund for pieces of the shopper's order; the order's deadlines pause until the refund is over.
 *
 * @throws Refusal `order_not_found`, `refund_open`, `refund_not_possible`, `refund_too_late`, and those of invalid
 *   input.
 */
export async function requestRefund(
  deps: AftersalesDeps,
  call: ShopperCall,
  input: RefundInput,
): Promise<Work<OutputOf<typeof contract>>> {
  const {
    actor: { userId },
    now,
  } = call;
  const settings = await readSettings(deps.db.read, now);
  return async (tx) => {
    const order = await lockOrder(tx, { userId, id: input.order_id });
    if (input.sn && input.sn !== order.sn) refuse('order_not_found');
    const open = await findOpenRequest(tx, order.id);
    const id = open?.id ?? newId();
    if (open) requireRepeatOf(input, open, call);
    else {
      if (!canAskRefund(order, now)) refuse('refund_not_possible');
      if (isRefundPeriodOver(order, settings['aftersale.lateDays'], now)) refuse('refund_too_late');
      await insertRefund(tx, id, order, input, later(now, settings['aftersale.answerHours'] * hour), now);
      await transitionOrders(tx, deps, [order], 'request_refund', { at: now });
      await deps.jobs.publish(tx, refundRequested, { requestId: id, orderId: order.id });
    }
    return showToShopper(tx, deps, call, id);
  };
}

/** Whether a completed order is past the days after its after-sales period in which refunds can still be requested. */
export const isRefundPeriodOver = (
  { status, afterSaleUntil }: Pick<LockedOrder, 'status' | 'afterSaleUntil'>,
  lateDays: number,
  now: Date,
): boolean => status === 'completed' && afterSaleUntil !== null && later(afterSaleUntil, lateDays * day) <= now;

function requireRepeatOf(
  input: RefundInput,
  open: { asked: bigint; askedAt: Date },
  { hasIdempotencyKey, now }: ShopperCall,
): void {
  const same = fromWire(input.amount)?.minor === open.asked && later(open.askedAt, repeatWindow) > now;
  if (hasIdempotencyKey || !same) refuse('refund_open');
}

async function insertRefund(
  tx: Tx,
  id: string,
  order: LockedOrder,
  input: RefundInput,
  dueAt: Date,
  now: Date,
): Promise<void> {
  const unshipped = order.status === 'waiting_delivery';
  const received = input.receiving_status === '1' && !unshipped;
  const exchange = input.service_type === '2';
  const withReturn = input.service_type === '1' || exchange;
  if (withReturn && !received) refuse('refund_return_not_received', {}, ['service_type']);
  const words = input.reason_type || refuse('reason_required', {}, ['reason_type']);
  const reason: RefundReasonCode = Object.hasOwn(refundReasons, words) ? (words as RefundReasonCode) : 'other';
  if (withReturn && leavesNoReturn(reason)) refuse('refund_return_of_missing', {}, ['service_type']);
  if (!input.refund_explain) refuse('explanation_required', {}, ['refund_explain']);
  if (needsProof(reason, received) && input.images.length === 0) refuse('evidence_required', {}, ['images']);

  const lines = await sharesOfPieces(tx, order, input);
  const maxAmount = lines.reduce((sum, line) => sum + paidFor(line), 0n);
  const exchanges = exchange ? await exchangesOf(tx, lines, input.exchange_skus) : new Map<string, Sku>();
  // An exchange that comes to nothing gives back all that was paid.
  const amount = exchange ? maxAmount : (fromWire(input.amount)?.minor ?? refuse('amount_invalid', {}, ['amount']));
  if (amount < 0n || amount > maxAmount || (amount === 0n && maxAmount > 0n))
    refuse('refund_amount', { most: `$${toWire(usd(maxAmount))}` }, ['amount']);
  const pictures = await storePictures(tx, order.userId, input.images, now);

  await insertRequest(
    tx,
    {
      id,
      sn: publicNumber('RF'),
      order_id: order.id,
      user_id: order.userId,
      shop_id: order.shopId,
      with_return: withReturn,
      exchange,
      received,
      unshipped,
      reason,
      reason_words: reason === words ? '' : words,
      explanation: input.refund_explain,
      most: maxAmount,
      asked: amount,
      asked_at: now,
      due_at: dueAt,
    },
    lines.map((line) => {
      const sku = exchanges.get(line.lineId);
      return { ...lineShares(line), ...(sku && { exchange_sku_id: sku.skuId, exchange_specs: sku.specs }) };
    }),
  );
  await insertHistoryEntry(tx, id, {
    by: 'shopper',
    userId: order.userId,
    ...(exchange ? { what: 'asked_exchange' } : { what: 'asked', amount }),
    words: input.refund_explain,
    pictures,
    at: now,
  });
}

/**
 * The SKU that is wanted instead, by line: of the same product and price, for sale and in stock.
 *
 * @throws Refusal `exchange_choice`, `exchange_short`.
 */
async function exchangesOf(
  tx: Tx,
  lines: Awaited<ReturnType<typeof sharesOfPieces>>,
  wanted: RefundInput['exchange_skus'],
): Promise<Map<string, Sku>> {
  const offered = await findExchanges(
    tx,
    lines.map(({ skuId }) => skuId),
  );
  const chosen = lines.map(({ lineId, skuId, quantity }) => {
    const named = Object.hasOwn(wanted, lineId) ? wanted[lineId] : undefined;
    const sku = offered.get(skuId)?.find((each) => each.skuId === named);
    if (!sku) refuse('exchange_choice', {}, ['exchange_skus']);
    return { lineId, sku, quantity };
  });
  for (const { sku } of chosen) {
    const pieces = chosen.filter((each) => each.sku.skuId === sku.skuId).reduce((sum, each) => sum + each.quantity, 0);
    if (pieces > sku.stock) refuse('exchange_short', { left: sku.stock }, ['exchange_skus']);
  }
  return new Map(chosen.map(({ lineId, sku }) => [lineId, sku]));
}

/** The requested pieces with their shares of the payment and of the commission. @throws Refusal `refund_lines`. */
export async function sharesOfPieces(tx: Tx, order: LockedOrder, input: RequestedPieces) {
  const all = await linesOfOrder(tx, order.id);
  const pieces = requestedPieces(all, input);
  const paid = all.map(paidLineOf);
  const freights = freightByLine(usd(order.freight), paid);
  const commissions = await commissionsOfLines(tx, order.id);
  return pieces.map(({ line, quantity }) => {
    const shares = sharesOf(paidLineOf(line), freights.get(line.id)!, line.used, quantity);
    const agreed = commissions.get(line.id);
    const commission = agreed
      ? commissionOf(agreed, sharesOf(paidLineOf(line), freights.get(line.id)!, 0, line.used).goods, shares.goods)
      : usd(0);
    return { ...shares, commission, lineId: line.id, skuId: line.sku_id, after: line.used, quantity };
  });
}

/** The shares of pieces as they are stored. */
export const lineShares = ({
  lineId,
  after,
  quantity,
  goods,
  discount,
  freight,
  charges,
  commission,
}: Awaited<ReturnType<typeof sharesOfPieces>>[number]) => ({
  line_id: lineId,
  after_pieces: after,
  quantity,
  goods: goods.minor,
  discount: discount.minor,
  freight: freight.minor,
  charges: charges.minor,
  commission: commission.minor,
});

/** The amounts of an order line from which refunds are calculated. */
export const paidLineOf = (line: OrderLineRecord) => ({
  id: line.id,
  price: usd(line.price),
  quantity: line.quantity,
  discount: usd(line.discount),
  shopDiscount: usd(line.shop_discount),
  charges: usd(line.duty + line.tax),
});

/**
 * Existing clients name all lines of the order, so lines with nothing left are skipped; refused when no piece
 * remains.
 */
function requestedPieces(
  all: readonly OrderLineRecord[],
  { order_product_id: ids, quantities = {} }: RequestedPieces,
): { line: OrderLineRecord; quantity: number }[] {
  const named = ids ?? all.map((line) => line.id);
  const lines = named.map(
    (id) => all.find((line) => line.id === id) ?? refuse('refund_lines', {}, ['order_product_id']),
  );
  const pieces = lines.flatMap((line) => {
    const left = line.quantity - line.used;
    const quantity = Object.hasOwn(quantities, line.id) ? quantities[line.id]! : left;
    if (quantity < 0 || quantity > left) refuse('refund_lines', { left }, ['quantities']);
    return quantity === 0 ? [] : [{ line, quantity }];
  });
  return pieces.length > 0 ? pieces : refuse('refund_lines', {}, ['order_product_id']);
}
