import { day, later } from '../base/clock/clock.ts';
import type { Tx } from '../base/db/database.ts';
import type { Deps } from '../base/deps.ts';
import { shopAvailable } from '../ledger/index.ts';
import { readSettings } from '../settings/index.ts';
import { releaseOrders } from '../settlement/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { cancelAnswered, orderCompleted, orderReceived, shipLate } from './order-events.ts';
import { canMove, type OrderMove } from './order.ts';
import { lockDueOrders, moveOrders, type LockedOrder, type OrderClock } from './order-store.ts';

/** Orders a transaction takes: few where balances of people are locked, who may want to pay at the same moment. */
const many = 500;
const few = 100;

/** Closes unpaid orders whose time is over. @returns how many. */
export const closeUnpaidOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unpaid', many, 'close_unpaid', (tx, orders, at) => cancelOrders(deps, tx, orders, { reason: 'unpaid', at }));

/** Tells shoppers and shops of orders that should have been shipped by now. */
export const tellLateShops = (deps: Deps): Promise<number> =>
  inBatches(deps, 'late', many, null, async (tx, orders, at) => {
    const ids = orders.map((order) => order.id);
    await moveOrders(tx, ids, { late_told_at: at });
    await deps.jobs.tellAll(tx, shipLate, ids.map((orderId) => ({ orderId })));
  });

/** A shop that has not answered a wish to cancel has agreed to it. */
export const agreeBySilence = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unanswered', few, 'cancel_by_silence', async (tx, orders, at) => {
    await cancelOrders(deps, tx, orders, { reason: 'silence', at });
    await deps.jobs.tellAll(tx, cancelAnswered, orders.map(({ id }) => ({ orderId: id, granted: true, by: 'clock' as const })));
  });

/** Cancels and refunds what no shop has shipped. */
export const cancelUnshipped = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unshipped', few, 'cancel_unshipped', (tx, orders, at) => cancelOrders(deps, tx, orders, { reason: 'unshipped', at }));

/** Counts as received what nobody has confirmed or complained of. */
export const confirmByClock = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unconfirmed', many, 'confirm_by_clock', async (tx, orders, at) => {
    const ids = orders.map((order) => order.id);
    const settings = await readSettings(deps.db.read, at);
    await moveOrders(tx, ids, { status: 'received', received_at: at, after_sale_until: later(at, settings['orders.afterSaleDays'] * day) });
    await deps.jobs.tellAll(tx, orderReceived, ids.map((orderId) => ({ orderId, by: 'clock' as const })));
  });

/** Completes orders whose after-sale time is over and lets their money go to the shops. */
export const completeOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'afterSaleOver', many, 'complete', async (tx, orders, at) => {
    const ids = orders.map((order) => order.id);
    await moveOrders(tx, ids, { status: 'completed', completed_at: at });
    await releaseOrders(tx, [...orders].sort(byBalance).map(({ id, shopId, sn }) => ({ orderId: id, shopId, sn })), at);
    await deps.jobs.tellAll(tx, orderCompleted, ids.map((orderId) => ({ orderId })));
  });

/** Everything that time does to orders, in the order in which an order meets it. */
export async function letOrderTimeAct(deps: Deps): Promise<number> {
  let done = 0;
  for (const act of [closeUnpaidOrders, tellLateShops, agreeBySilence, cancelUnshipped, confirmByClock, completeOrders]) done += await act(deps);
  return done;
}

/** Takes due orders batch by batch, each in a transaction of its own, passing over those that somebody is working on. */
async function inBatches(deps: Deps, clock: OrderClock, size: number, move: OrderMove | null, act: (tx: Tx, orders: LockedOrder[], at: Date) => Promise<void>): Promise<number> {
  for (let done = 0; ; ) {
    const at = deps.clock.now();
    const count = await deps.db.transact(async (tx) => {
      const due = await lockDueOrders(tx, clock, at, size);
      const wrong = due.find((order) => move !== null && !canMove(order, move, at));
      if (wrong) throw new Error(`Order ${wrong.id} was found due for ${move} but may not make that move`);
      if (due.length > 0) await act(tx, due, at);
      return due.length;
    });
    done += count;
    if (count < size) return done;
  }
}

const byBalance = (a: LockedOrder, b: LockedOrder): number => (shopAvailable(a.shopId).id < shopAvailable(b.shopId).id ? -1 : 1);
