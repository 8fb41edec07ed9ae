import { fromWire } from '@tradewind/contract/base/money';
import type { RefundState } from '@tradewind/contract/trade/refunds';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import type { Selectable } from 'kysely';
import { expect } from 'vitest';
import type { RefundRequests } from '../../src/base/db/schema.ts';
import {
  canTransition as canTransitionRequest,
  transitions as requestTransitions,
  type RefundTransition,
  type Side,
} from '../../src/trade/aftersales/refund.ts';
import { refundFacts } from '../../src/trade/aftersales/refunds-store.ts';
import { balancesOf, shopAvailable, shopDebt, shopHeld, userAvailable } from '../../src/money/ledger/index.ts';
import { canTransition, statusAfter, transitions, type OrderTransition } from '../../src/trade/orders/order.ts';
import { orderMoney } from '../../src/money/settlement/index.ts';
import { stockOf } from '../build-catalog.ts';
import { readSnapshots, type OrderSnapshot } from './observe.ts';
import { startBalance, type ExpectedOrder, type Scenario } from './scenario.ts';

/** The transitions of an order that each kind of actor can cause. */
const transitionActors: Readonly<Record<Side, readonly string[]>> = {
  shopper: ['shopper', 'after-sale'],
  shop: ['shop', 'after-sale'],
  operator: ['operator', 'after-sale'],
  clock: ['clock', 'after-sale'],
};

/**
 * Compares the effects of an act with the transition tables, and updates the expected money and pieces.
 *
 * @param only the order of the act; absent when deadlines were processed.
 */
export async function checkEffects(
  scenario: Scenario,
  before: ReadonlyMap<string, OrderSnapshot>,
  by: Side,
  at: Date,
  only?: ExpectedOrder,
): Promise<ReadonlyMap<string, OrderSnapshot>> {
  const after = await readSnapshots(scenario);
  for (const order of scenario.orders) {
    const [was, is] = [before.get(order.id), after.get(order.id)!];
    if (!was) continue;
    if (only && order !== only) {
      expect(is, 'an order that nobody acted on').toEqual(was);
      continue;
    }
    const paid = await checkRequests(scenario, order, was, is, by, at);
    checkOrder(scenario, order, was, is, by, at, paid);
    const open = is.requests.some(({ over_at }) => over_at === null);
    const refunded = is.requests.some(({ state }) => state === 'refunded');
    expect(is.facts.refundStatus, 'refund_status says what its requests say').toBe(open ? 1 : refunded ? 2 : 0);
  }
  await countAll(scenario, after);
  return after;
}

function checkOrder(
  { stock }: Scenario,
  order: ExpectedOrder,
  was: OrderSnapshot,
  is: OrderSnapshot,
  by: Side,
  at: Date,
  paid: boolean,
): void {
  const [from, to] = [was.facts.status, is.facts.status];
  if (from === to) return;
  const isAllowed = (Object.keys(transitions) as OrderTransition[]).some(
    (name) =>
      transitionActors[by].includes(transitions[name].by) &&
      statusAfter(was.facts, name) === to &&
      canTransition(was.facts, name, at) &&
      (name !== 'refund_all' || paid),
  );
  expect(isAllowed, `${by} moved an order from ${from} to ${to}`).toBe(true);
  if (from === 'waiting_pay' && to === 'waiting_delivery') order.paid = order.total;
  if (to !== 'cancelled') return;
  if (from !== 'waiting_pay') order.refunded = order.total;
  for (const { id, skuId, quantity } of order.lines)
    stock.set(skuId, stock.get(skuId)! + quantity - (order.piecesBack.get(id) ?? 0));
}

/** @returns whether a request was paid. */
async function checkRequests(
  scenario: Scenario,
  order: ExpectedOrder,
  was: OrderSnapshot,
  is: OrderSnapshot,
  by: Side,
  at: Date,
): Promise<boolean> {
  let paid = false;
  for (const request of is.requests) {
    const earlier = was.requests.find(({ id }) => id === request.id);
    const to = request.state as RefundState;
    if (!earlier) expect([by, to], 'a new request').toEqual(['shopper', 'pending']);
    if (!earlier || earlier.state === to) continue;
    const isAllowed = (Object.keys(requestTransitions) as RefundTransition[]).some(
      (name) => requestTransitions[name].to === to && canTransitionRequest(refundFacts(earlier), name, by, at),
    );
    expect(isAllowed, `${by} moved a request from ${earlier.state} to ${to}`).toBe(true);
    await countReplacement(scenario, earlier, request);
    if (to === 'exchanged') {
      expect(request.return_freight, 'paid for the return').toBe(earlier.return_cost ?? 0n);
      order.returnFreight += request.return_freight;
    }
    if (to !== 'refunded') continue;
    paid = true;
    const granted =
      by === 'operator' ? scenario.ruledAmount : earlier.state === 'offered' ? earlier.offered : earlier.asked;
    expect(request.granted).toBe(granted);
    order.refunded += granted!;
    const shopBears = request.fault === null || request.fault === 'shop';
    expect(request.return_freight, 'paid for the return').toBe(shopBears ? (earlier.return_cost ?? 0n) : 0n);
    order.returnFreight += request.return_freight;
    const cameBack = by === 'shop' && earlier.state === 'returned' && scenario.sellable;
    await countPieces(scenario, order, request, { whole: granted === request.most, cameBack });
  }
  return paid;
}

/** Updates the expected stock by the replacement of an exchange, taken with the approval and back unless it is sent. */
async function countReplacement(
  { test: { db }, stock, sellable }: Scenario,
  earlier: Selectable<RefundRequests>,
  { id, exchange, state, over_at: overAt }: Selectable<RefundRequests>,
): Promise<void> {
  if (!exchange) return;
  const lines = await db.read
    .selectFrom('refund_lines as rl')
    .innerJoin('order_lines as l', 'l.id', 'rl.line_id')
    .select(['l.sku_id', 'rl.exchange_sku_id', 'rl.quantity'])
    .where('rl.request_id', '=', id)
    .execute();
  const change = (skuId: string, pieces: number) => stock.set(skuId, stock.get(skuId)! + pieces);
  const isReserved = earlier.return_to !== '';
  for (const { sku_id: bought, exchange_sku_id: wanted, quantity } of lines) {
    if (!isReserved && state === 'waiting_return') change(wanted!, -quantity);
    else if (state === 'exchanged') change(bought, sellable ? quantity : 0);
    else if (isReserved && overAt) change(wanted!, quantity);
  }
}

/** Updates the expected stock by pieces that came back in good condition or never left. */
async function countPieces(
  { test: { db }, stock }: Scenario,
  order: ExpectedOrder,
  { id, received }: { id: string; received: boolean },
  { whole, cameBack }: { whole: boolean; cameBack: boolean },
): Promise<void> {
  const [pieces, parcels] = await Promise.all([
    db.read.selectFrom('refund_lines').select(['line_id', 'quantity']).where('request_id', '=', id).execute(),
    db.read
      .selectFrom('parcel_lines as l')
      .innerJoin('parcels as p', 'p.id', 'l.parcel_id')
      .select(['l.line_id', 'l.quantity'])
      .where('p.order_id', '=', order.id)
      .execute(),
  ]);
  for (const { line_id: lineId, quantity } of pieces) {
    const line = order.lines.find((one) => one.id === lineId)!;
    const before = order.piecesBack.get(lineId) ?? 0;
    const inParcels = parcels
      .filter(({ line_id }) => line_id === lineId)
      .reduce((sum, parcel) => sum + parcel.quantity, 0);
    const neverBefore = order.neverSent.get(lineId) ?? 0;
    const unsent = line.quantity - neverBefore - inParcels;
    const never = Math.min(unsent, received ? Math.max(0, quantity - (line.quantity - before - unsent)) : quantity);
    const back = cameBack ? quantity : whole ? never : 0;
    stock.set(line.skuId, stock.get(line.skuId)! + back);
    if (!whole) continue;
    order.piecesBack.set(lineId, before + quantity);
    order.neverSent.set(lineId, neverBefore + never);
  }
}

/** Records fully refunded pieces and those never shipped; an order is refunded when all its pieces are. */
async function countPiecesBack({ test: { db } }: Scenario, order: ExpectedOrder, status: OrderStatus): Promise<void> {
  const lines = await db.read
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'refunded', 'refunded_unsent'])
    .where('order_id', '=', order.id)
    .execute();
  for (const { id, refunded, refunded_unsent: unsent } of lines)
    expect([refunded, unsent], 'pieces noted as refunded').toEqual([
      order.piecesBack.get(id) ?? 0,
      order.neverSent.get(id) ?? 0,
    ]);
  expect(
    lines.every(({ quantity, refunded }) => refunded === quantity),
    `all pieces are back of an order that is ${status}`,
  ).toBe(status === 'refunded');
}

const minor = (text: string): bigint => fromWire(text)!.minor;

/** Checks that money and stock add up, and that all sides see the same status. */
async function countAll(scenario: Scenario, after: ReadonlyMap<string, OrderSnapshot>): Promise<void> {
  const {
    test: { db },
    orders,
    shopper,
    merchant: { shopId },
    stock,
  } = scenario;
  let shopsOwn = 0n;
  for (const order of orders) {
    const { status } = after.get(order.id)!.facts;
    const money = await orderMoney(db.read, { orderId: order.id, refundUntil: null });
    const [paid, promotion, held, refunded, promotionBack, commission, shop] = [
      money.paid,
      money.promotion,
      money.held,
      money.refunded,
      money.promotion_back,
      money.commission,
      money.shop,
    ].map(minor);
    expect([paid, refunded, minor(money.return_freight)], `paid and refunded of an order that is ${status}`).toEqual([
      order.paid,
      order.refunded,
      order.returnFreight,
    ]);
    expect(promotion).toBe(order.paid > 0n ? order.discount : 0n);
    const left = paid! + promotion! - refunded! - promotionBack!;
    expect([left >= 0n, commission! >= 0n, promotionBack! >= 0n]).toEqual([true, true, true]);
    expect(shop! + commission!, 'what is left belongs to the shop and the platform').toBe(left);
    expect(held).toBe(money.released_at ? 0n : left);
    expect(money.released_at !== null, `released although ${status}`).toBe(
      after.get(order.id)!.row.completed_at !== null,
    );
    if (status === 'cancelled') expect(left).toBe(0n);
    await countPiecesBack(scenario, order, status);
    shopsOwn += (money.released_at ? shop! : 0n) - order.returnFreight;
  }
  const [balance, available, debt, onHold] = (
    await balancesOf(db.read, [userAvailable(shopper.id), shopAvailable(shopId), shopDebt(shopId), shopHeld(shopId)])
  ).map((amount) => amount.minor);
  expect(balance, 'the shopper’s balance').toBe(
    orders.reduce((sum, { paid, refunded, returnFreight }) => sum - paid + refunded + returnFreight, startBalance),
  );
  expect([available! - debt! + scenario.paidOut, onHold], 'the shop’s balance').toEqual([shopsOwn, 0n]);
  for (const [skuId, pieces] of stock) expect(await stockOf(db, skuId), 'pieces in stock').toBe(pieces);
}
