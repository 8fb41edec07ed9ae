import { fromWire } from '@tradewind/contract/base/money';
import type { RefundState } from '@tradewind/contract/trade/aftersales';
import type { OrderStatus } from '@tradewind/contract/trade/orders';
import { expect } from 'vitest';
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
import { standings, type Standing } from './look.ts';
import { startBalance, type Deal, type World } from './world.ts';

/** The transitions of an order that each kind of actor can cause. */
const mayMove: Readonly<Record<Side, readonly string[]>> = {
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
export async function follow(
  world: World,
  before: ReadonlyMap<string, Standing>,
  by: Side,
  at: Date,
  only?: Deal,
): Promise<ReadonlyMap<string, Standing>> {
  const after = await standings(world);
  for (const deal of world.deals) {
    const [was, is] = [before.get(deal.id), after.get(deal.id)!];
    if (!was) continue;
    if (only && deal !== only) {
      expect(is, 'an order that nobody acted on').toEqual(was);
      continue;
    }
    const paid = await followRequests(world, deal, was, is, by, at);
    followOrder(world, deal, was, is, by, at, paid);
    const open = is.requests.some(({ over_at }) => over_at === null);
    const refunded = is.requests.some(({ state }) => state === 'refunded');
    expect(is.facts.refundStatus, 'refund_status says what its requests say').toBe(open ? 1 : refunded ? 2 : 0);
  }
  await countAll(world, after);
  return after;
}

function followOrder(
  { shelf }: World,
  deal: Deal,
  was: Standing,
  is: Standing,
  by: Side,
  at: Date,
  paid: boolean,
): void {
  const [from, to] = [was.facts.status, is.facts.status];
  if (from === to) return;
  const isAllowed = (Object.keys(transitions) as OrderTransition[]).some(
    (name) =>
      mayMove[by].includes(transitions[name].by) &&
      statusAfter(was.facts, name) === to &&
      canTransition(was.facts, name, at) &&
      (name !== 'refund_all' || paid),
  );
  expect(isAllowed, `${by} moved an order from ${from} to ${to}`).toBe(true);
  if (from === 'waiting_pay' && to === 'waiting_delivery') deal.paid = deal.total;
  if (to !== 'cancelled') return;
  if (from !== 'waiting_pay') deal.refunded = deal.total;
  for (const { id, skuId, quantity } of deal.lines)
    shelf.set(skuId, shelf.get(skuId)! + quantity - (deal.piecesBack.get(id) ?? 0));
}

/** @returns whether a request was paid. */
async function followRequests(
  world: World,
  deal: Deal,
  was: Standing,
  is: Standing,
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
    if (to !== 'refunded') continue;
    paid = true;
    const granted = by === 'operator' ? world.ruled : earlier.state === 'offered' ? earlier.offered : earlier.asked;
    expect(request.granted).toBe(granted);
    deal.refunded += granted!;
    const shopBears = request.fault === null || request.fault === 'shop';
    expect(request.return_freight, 'paid for the return').toBe(shopBears ? (earlier.return_cost ?? 0n) : 0n);
    deal.returnFreight += request.return_freight;
    const cameBack = by === 'shop' && earlier.state === 'returned' && world.sellable;
    await countPieces(world, deal, request, { whole: granted === request.most, cameBack });
  }
  return paid;
}

/** Updates the expected stock by pieces that came back in good condition or never left. */
async function countPieces(
  { test: { db }, shelf }: World,
  deal: Deal,
  { id, received }: { id: string; received: boolean },
  { whole, cameBack }: { whole: boolean; cameBack: boolean },
): Promise<void> {
  const [pieces, parcels] = await Promise.all([
    db.read.selectFrom('refund_lines').select(['line_id', 'quantity']).where('request_id', '=', id).execute(),
    db.read
      .selectFrom('parcel_lines as l')
      .innerJoin('parcels as p', 'p.id', 'l.parcel_id')
      .select(['l.line_id', 'l.quantity'])
      .where('p.order_id', '=', deal.id)
      .execute(),
  ]);
  for (const { line_id: lineId, quantity } of pieces) {
    const line = deal.lines.find((one) => one.id === lineId)!;
    const before = deal.piecesBack.get(lineId) ?? 0;
    const inParcels = parcels
      .filter(({ line_id }) => line_id === lineId)
      .reduce((sum, parcel) => sum + parcel.quantity, 0);
    const neverBefore = deal.neverSent.get(lineId) ?? 0;
    const unsent = line.quantity - neverBefore - inParcels;
    const never = Math.min(unsent, received ? Math.max(0, quantity - (line.quantity - before - unsent)) : quantity);
    const back = cameBack ? quantity : whole ? never : 0;
    shelf.set(line.skuId, shelf.get(line.skuId)! + back);
    if (!whole) continue;
    deal.piecesBack.set(lineId, before + quantity);
    deal.neverSent.set(lineId, neverBefore + never);
  }
}

/** Records fully refunded pieces and those never shipped; an order is refunded when all its pieces are. */
async function countPiecesBack({ test: { db } }: World, deal: Deal, status: OrderStatus): Promise<void> {
  const lines = await db.read
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'refunded', 'refunded_unsent'])
    .where('order_id', '=', deal.id)
    .execute();
  for (const { id, refunded, refunded_unsent: unsent } of lines)
    expect([refunded, unsent], 'pieces noted as refunded').toEqual([
      deal.piecesBack.get(id) ?? 0,
      deal.neverSent.get(id) ?? 0,
    ]);
  expect(
    lines.every(({ quantity, refunded }) => refunded === quantity),
    `all pieces are back of an order that is ${status}`,
  ).toBe(status === 'refunded');
}

const minor = (text: string): bigint => fromWire(text)!.minor;

/** Checks that money and stock add up, and that all sides see the same status. */
async function countAll(world: World, after: ReadonlyMap<string, Standing>): Promise<void> {
  const {
    test: { db },
    deals,
    buyer,
    keeper: { shopId },
    shelf,
  } = world;
  let shopsOwn = 0n;
  for (const deal of deals) {
    const { status } = after.get(deal.id)!.facts;
    const money = await orderMoney(db.read, { orderId: deal.id, refundUntil: null });
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
      deal.paid,
      deal.refunded,
      deal.returnFreight,
    ]);
    expect(promotion).toBe(deal.paid > 0n ? deal.discount : 0n);
    const left = paid! + promotion! - refunded! - promotionBack!;
    expect([left >= 0n, commission! >= 0n, promotionBack! >= 0n]).toEqual([true, true, true]);
    expect(shop! + commission!, 'what is left is the shop’s and the house’s').toBe(left);
    expect(held).toBe(money.released_at ? 0n : left);
    expect(money.released_at !== null, `released although ${status}`).toBe(
      after.get(deal.id)!.row.completed_at !== null,
    );
    if (status === 'cancelled') expect(left).toBe(0n);
    await countPiecesBack(world, deal, status);
    shopsOwn += (money.released_at ? shop! : 0n) - deal.returnFreight;
  }
  const [balance, available, debt, onHold] = (
    await balancesOf(db.read, [userAvailable(buyer.id), shopAvailable(shopId), shopDebt(shopId), shopHeld(shopId)])
  ).map((amount) => amount.minor);
  expect(balance, 'the shopper’s balance').toBe(
    deals.reduce((sum, { paid, refunded, returnFreight }) => sum - paid + refunded + returnFreight, startBalance),
  );
  expect([available! - debt! + world.paidOut, onHold], 'the shop’s balance').toEqual([shopsOwn, 0n]);
  for (const [skuId, pieces] of shelf) expect(await stockOf(db, skuId), 'pieces on the shelf').toBe(pieces);
}
