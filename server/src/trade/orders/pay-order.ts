import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd, type Money } from '@tradewind/contract/base/money';
import type { payOrder as contract } from '@tradewind/contract/trade/orders';
import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { CommittedRefusal, type Work } from '../../base/db/work.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import {
  balanceOf,
  orderEscrow,
  platformDuties,
  platformPromotions,
  postTransaction,
  userAvailable,
  type Leg,
} from '../../money/ledger/index.ts';
import {
  consumePaymentAuthorisation,
  refusalOfCode,
  tryPaymentCode,
  type PaymentCodeDeps,
} from '../../people/users/index.ts';
import { daysOffAfter, readSettings, type Settings } from '../../platform/settings/index.ts';
import { agreeCommission } from './agree-commission.ts';
import { isExpired, requireTransition } from './order.ts';
import { lockOrders, type LockedOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';
import { addWorkingDays } from './working-days.ts';

/** Pays every order of a group. A group of which anything was cancelled or paid before is not payable as a whole. */
export function payOrderGroup(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  input: { out_trade_no: string; total_price?: string | undefined; password_pay?: string | undefined },
) {
  const find = (tx: Tx) => lockOrders(tx, { userId: call.actor.userId, tradeNumber: input.out_trade_no });
  return pay(deps, call, input.password_pay, find, (total) => {
    if (input.total_price !== undefined && fromWire(input.total_price)?.minor !== total.minor)
      refuse('total_differs', { total: `$${toWire(total)}` });
  });
}

/** Pays one order. */
export function payOrder(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  input: { order_id: string; password_pay?: string | undefined },
) {
  return pay(deps, call, input.password_pay, (tx) => lockOrders(tx, { userId: call.actor.userId, id: input.order_id }));
}

/**
 * Moves the money of some orders from the shopper's balance into the escrow of each order, exactly once. The payment code
 * counts first: after a wrong one the transaction commits nothing but the count of wrong tries, so nothing is refused
 * before the code was right.
 */
async function pay(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  code: string | undefined,
  find: (tx: Tx) => Promise<LockedOrder[]>,
  checkTotal?: (total: Money) => void,
): Promise<Work<OutputOf<typeof contract>>> {
  const { userId, sessionId } = call.actor;
  const settings = await readSettings(deps.db.read, call.now);

  return async (tx) => {
    const [verdict, orders, daysOff] = await Promise.all([
      code === undefined ? null : tryPaymentCode(tx, deps, userId, code, call.now),
      find(tx),
      daysOffAfter(tx, call.now),
    ]);
    if (verdict && verdict.says !== 'right') return new CommittedRefusal(refusalOfCode(verdict, call.now));
    if (orders.length === 0) refuse('order_not_found');
    const total = usd(orders.reduce((sum, order) => sum + order.total, 0n));
    checkTotal?.(total);
    if (orders.some((order) => isExpired(order, call.now))) refuse('order_expired');
    requireTransition(orders, 'pay', call.now);
    if (!verdict && !(await consumePaymentAuthorisation(tx, sessionId, call.now))) refuse('payment_code_required');

    const ids = orders.map((order) => order.id);
    const [balance] = await Promise.all([
      transitionOrders(tx, deps, orders, 'pay', {
        ...deadlinesAfter(call.now, settings, daysOff),
        at: call.now,
        book: { payment: () => postPayments(tx, userId, orders, call.now) },
      }),
      agreeCommission(tx, ids, call.now),
    ]);

    return { order_ids: ids, paid: toWire(total), balance: toWire(balance) };
  };
}

/** What a payment fixes: how long the shopper may still cancel alone, and until when the shop has to ship. */
function deadlinesAfter(now: Date, settings: Settings, daysOff: ReadonlySet<string>) {
  const shipBy = addWorkingDays(now, settings['orders.shipWithinDays'], daysOff);
  return {
    free_cancel_until: later(now, settings['orders.cancelFreeMinutes'] * minute),
    ship_by: shipBy,
    unshipped_at: later(shipBy, settings['orders.notShippedGraceHours'] * hour),
  };
}

/** One transaction in the books for each order. @returns what the shopper has left. */
async function postPayments(tx: Tx, userId: string, orders: readonly LockedOrder[], at: Date): Promise<Money> {
  const wallet = userAvailable(userId);
  let left: bigint | undefined;
  for (const order of orders) {
    const legs = paymentOf(order);
    // What its shop gave away altogether costs nobody anything.
    if (legs.length === 0) continue;
    const { balances } = await postTransaction(tx, {
      kind: 'order_paid',
      reference: `order:${order.id}:paid`,
      memo: order.sn,
      at,
      legs,
    });
    left = balances.get(wallet.id) ?? left;
  }
  // What a promo code pays in full leaves the wallet alone.
  return left === undefined ? balanceOf(tx, wallet) : usd(left);
}

/**
 * The shopper pays the total. What a promo code took off is paid by the platform, so that escrow holds what the shop is due;
 * duty and tax are nobody's here: they lie apart for the authorities.
 */
function paymentOf(order: LockedOrder): Leg[] {
  const to = orderEscrow(order.id);
  const legs: Leg[] = [
    { from: userAvailable(order.userId), to, amount: usd(order.total - order.charges) },
    { from: userAvailable(order.userId), to: platformDuties, amount: usd(order.charges) },
    { from: platformPromotions, to, amount: usd(order.discount) },
  ];
  return legs.filter((leg) => leg.amount.minor > 0n);
}
