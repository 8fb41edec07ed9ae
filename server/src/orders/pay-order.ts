import { fromWire, toWire, usd } from '@tradewind/contract/money';
import { refuse } from '@tradewind/contract/refusals';
import type { Tx } from '../base/db/database.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { isId } from '../base/ids/ids.ts';
import { keepAnswer } from '../base/idempotency/keyed-answer.ts';
import { balanceOf, orderEscrow, platformPromotions, postTransaction, userAvailable, type Move } from '../ledger/index.ts';
import { freezeCommission } from '../settlement/index.ts';
import { consumePaymentAuthorisation, refuseCode, tryPaymentCode, type PaymentCodeDeps } from '../users/index.ts';
import { orderPaid } from './order-events.ts';
import { canMove, isExpired, statusAfter } from './order.ts';
import { lockOrders, moveOrders, type LockedOrder } from './order-store.ts';

/** Pays every order of a group. A group of which anything was cancelled or paid before is not payable as a whole. */
export function payOrderGroup(deps: PaymentCodeDeps, call: ShopperCall, input: { out_trade_no: string; total_price?: string | undefined; password_pay?: string | undefined }) {
  return pay(deps, call, input.password_pay, async (tx) => {
    const orders = await lockOrders(tx, { userId: call.actor.userId, tradeNumber: input.out_trade_no });
    if (input.total_price !== undefined) {
      const total = usd(orders.reduce((sum, order) => sum + order.total, 0n));
      if (orders.length > 0 && fromWire(input.total_price)?.minor !== total.minor) refuse('total_differs', { total: `$${toWire(total)}` });
    }
    return orders;
  });
}

/** Pays one order. */
export function payOrder(deps: PaymentCodeDeps, call: ShopperCall, input: { order_id: string; password_pay?: string | undefined }) {
  return pay(deps, call, input.password_pay, async (tx) => (isId(input.order_id) ? lockOrders(tx, { userId: call.actor.userId, id: input.order_id }) : []));
}

/**
 * Moves the money of some orders from the shopper's balance into the escrow of each order, exactly once. The payment code
 * comes first: after a wrong one the transaction ends with nothing but the count of wrong tries, which must stay.
 */
async function pay(deps: PaymentCodeDeps, call: ShopperCall, code: string | undefined, find: (tx: Tx) => Promise<LockedOrder[]>) {
  const { userId, sessionId } = call.actor;

  const done = await deps.db.transact(async (tx) => {
    const verdict = code === undefined ? null : await tryPaymentCode(tx, deps, userId, code, call.now);
    if (verdict && verdict.says !== 'right') return { refused: verdict };
    const orders = await find(tx);
    if (orders.length === 0) refuse('order_not_found');
    if (orders.some((order) => isExpired(order, call.now))) refuse('order_expired');
    if (!orders.every((order) => canMove(order, 'pay'))) refuse('order_not_payable');
    if (!verdict && !(await consumePaymentAuthorisation(tx, sessionId, call.now))) refuse('payment_code_required');

    for (const order of orders) {
      await postTransaction(tx, { kind: 'order_paid', reference: `order:${order.id}:paid`, memo: order.sn, at: call.now, moves: paymentOf(order) });
    }
    const ids = orders.map((order) => order.id);
    const [balance] = await Promise.all([
      balanceOf(tx, userAvailable(userId)),
      moveOrders(tx, ids, statusAfter('pay'), 'paid_at', call.now),
      freezeCommission(tx, ids, call.now),
      ...ids.map((orderId) => deps.jobs.tell(tx, orderPaid, { orderId })),
    ]);

    const paid = usd(orders.reduce((sum, order) => sum + order.total, 0n));
    const answer = { order_ids: ids, paid: toWire(paid), balance: toWire(balance) };
    keepAnswer(tx, call.repeat, answer, call.now);
    return { answer };
  });
  return done.answer ?? refuseCode(done.refused, call.now);
}

/** The shopper pays the total; what a promo code took off is paid by the platform, so that escrow holds what the shop is due. */
function paymentOf(order: LockedOrder): Move[] {
  const to = orderEscrow(order.id);
  const moves: Move[] = [
    { from: userAvailable(order.userId), to, amount: usd(order.total) },
    { from: platformPromotions, to, amount: usd(order.discount) },
  ];
  return moves.filter((move) => move.amount.minor > 0n);
}
