import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { fromWire, toWire, usd, type Money } from '@tradewind/contract/base/money';
import type { payOrder as contract } from '@tradewind/contract/trade/orders';
import { refuse } from '@tradewind/contract/base/refusals';
import { hour, later, minute } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import { together } from '../../base/db/shared-transaction.ts';
import { CommittedRefusal, sharedWork, type Work } from '../../base/db/work.ts';
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
import { freezeCommission } from '../../money/settlement/index.ts';
import {
  consumePaymentAuthorisation,
  holdLock,
  refusalOfCode,
  refuseLocked,
  tryPaymentCode,
  type PaymentCodeDeps,
} from '../../people/users/index.ts';
import { handlingOf, shipBy } from '../../goods/shops/index.ts';
import { daysOffAfter, readSettings, type Settings } from '../../platform/settings/index.ts';
import { commissionedPaid } from './agree-commission.ts';
import { isExpired, requireTransition } from './order.ts';
import { isPaidBy, lockPaid, sharedByOrders, type LockedOrder, type Paid } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/**
 * Pays all orders of a group; not possible once one of them was paid or cancelled.
 *
 * @param input.total_price the total that the shopper saw, in dollars.
 * @throws Refusal `total_differs`, and as `payOrder`.
 */
export function payOrderGroup(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  input: { out_trade_no: string; total_price?: string | undefined; password_pay?: string | undefined },
) {
  const which = { userId: call.actor.userId, tradeNumber: input.out_trade_no };
  return pay(deps, call, input.password_pay, which, (total) => {
    if (input.total_price !== undefined && fromWire(input.total_price)?.minor !== total.minor)
      refuse('total_differs', { total: `$${toWire(total)}` });
  });
}

/**
 * Pays one order.
 *
 * @throws Refusal `order_not_found`, `order_expired`, `order_not_payable`, `payment_code_required`, `balance_short`.
 */
export function payOrder(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  input: { order_id: string; password_pay?: string | undefined },
) {
  return pay(deps, call, input.password_pay, { userId: call.actor.userId, id: input.order_id });
}

/**
 * Pays orders from the shopper's balance into the escrow of each order, exactly once. The payment code is checked
 * first: after a wrong one the transaction commits only the count of wrong attempts, so no other refusal is thrown
 * before.
 *
 * @throws Refusal `order_not_found`, `order_expired`, `order_not_payable`, `payment_code_required`, `balance_short`.
 */
async function pay(
  deps: PaymentCodeDeps,
  call: ShopperCall,
  code: string | undefined,
  which: Paid,
  checkTotal?: (total: Money) => void,
): Promise<Work<OutputOf<typeof contract>>> {
  const { userId, sessionId } = call.actor;
  const { read } = deps.db;
  const [settings, daysOff] = await Promise.all([readSettings(read, call.now), daysOffAfter(read, call.now)]);

  return sharedWork(sharedByOrders([userId]), async (tx) => {
    const [lock, verdict, orders, commissioned, handlings] = await Promise.all([
      holdLock(tx, userId),
      code === undefined ? null : tryPaymentCode(tx, deps, userId, code, call.now),
      lockPaid(tx, which),
      commissionedPaid(tx, which),
      handlingOfPaid(tx, which),
    ]);
    if (verdict && verdict.says !== 'right') return new CommittedRefusal(refusalOfCode(verdict, call.now));
    await refuseLocked(tx, lock, 'payments', call.now);
    if (orders.length === 0) refuse('order_not_found');
    const total = usd(orders.reduce((sum, order) => sum + order.total, 0n));
    checkTotal?.(total);
    if (orders.some((order) => isExpired(order, call.now))) refuse('order_expired');
    requireTransition(orders, 'pay', call.now);
    if (!verdict && !(await consumePaymentAuthorisation(tx, sessionId, call.now))) refuse('payment_code_required');

    // Orders of shops that ship by the same moment, usually all, are paid together.
    const groups = Map.groupBy(orders, ({ shopId }) =>
      shipBy(call.now, handlings.get(shopId)!, settings, daysOff).getTime(),
    );
    const payGroups = async () => {
      let remaining: Money | undefined;
      for (const [until, ready] of groups) {
        remaining = await transitionOrders(tx, deps, ready, 'pay', {
          ...deadlinesAfter(call.now, new Date(until), settings),
          at: call.now,
          book: { payment: () => postPayments(tx, userId, ready, call.now) },
        });
      }
      return remaining!;
    };
    const [balance] = await Promise.all([
      payGroups(),
      freezeCommission(tx, { orders: commissioned, taxBp: settings['settlement.commissionTaxBp'], at: call.now }),
    ]);

    return { order_ids: orders.map(({ id }) => id), paid: toWire(total), balance: toWire(balance) };
  });
}

/** How soon the shops of what shoppers pay ship. */
const handlingOfPaid = together(async (tx, wanted: readonly Paid[]) => {
  const handlings = await handlingOf(tx, tx.selectFrom('orders').select('shop_id').where(isPaidBy(wanted)));
  return wanted.map(() => handlings);
});

/** The deadlines that start with a payment: free cancellation, shipping, and cancellation of unshipped orders. */
const deadlinesAfter = (now: Date, until: Date, settings: Settings) => ({
  free_cancel_until: later(now, settings['orders.cancelFreeMinutes'] * minute),
  ship_by: until,
  unshipped_at: later(until, settings['orders.notShippedGraceHours'] * hour),
});

/** Posts one transaction per order. @returns the shopper's balance afterwards. */
async function postPayments(tx: Tx, userId: string, orders: readonly LockedOrder[], at: Date): Promise<Money> {
  const wallet = userAvailable(userId);
  let remaining: bigint | undefined;
  for (const order of orders) {
    const legs = paymentOf(order);
    // A shop's promo code can pay for everything: then there is nothing to post.
    if (legs.length === 0) continue;
    const { balances } = await postTransaction(tx, {
      kind: 'order_paid',
      reference: `order:${order.id}:paid`,
      memo: order.sn,
      at,
      legs,
    });
    remaining = balances.get(wallet.id) ?? remaining;
  }
  // Orders that a promo code pays in full don't touch the wallet.
  return remaining === undefined ? balanceOf(tx, wallet) : usd(remaining);
}

/**
 * The legs of a payment: the shopper pays the total, the platform its discount, so that escrow holds what the shop is
 * due; duty and tax go to an account of their own, for the authorities.
 */
function paymentOf(order: LockedOrder): Leg[] {
  const to = orderEscrow({ userId: order.userId, orderId: order.id });
  const legs: Leg[] = [
    { from: userAvailable(order.userId), to, amount: usd(order.total - order.charges) },
    { from: userAvailable(order.userId), to: platformDuties, amount: usd(order.charges) },
    { from: platformPromotions, to, amount: usd(order.discount) },
  ];
  return legs.filter((leg) => leg.amount.minor > 0n);
}
