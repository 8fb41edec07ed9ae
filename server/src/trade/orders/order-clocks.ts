import { setTimeout as pause } from 'node:timers/promises';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { releaseOrders } from '../../money/settlement/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import { cancelAnswered, orderCompleted, orderReceived, shipLate } from './order-events.ts';
import { canMove, type OrderMove } from './order.ts';
import { lockDueOrders, moveOrders, type LockedOrder, type OrderClock } from './order-store.ts';

/** Orders a transaction takes, and how long it should take at most: whoever wants to buy or pay meanwhile may wait for what it has locked. */
const batch = { fewest: 25, most: 250, milliseconds: 150 };

/** Closes unpaid orders whose time is over. @returns how many. */
export const closeUnpaidOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unpaid', 'close_unpaid', (tx, orders, at) =>
    cancelOrders(deps, tx, orders, { reason: 'unpaid', at }),
  );

/** Tells shoppers and shops of orders that should have been shipped by now. */
export const tellLateShops = (deps: Deps): Promise<number> =>
  inBatches(deps, 'late', null, async (tx, orders, at) => {
    const ids = orders.map((order) => order.id);
    await moveOrders(tx, ids, { late_told_at: at });
    await deps.jobs.tellAll(
      tx,
      shipLate,
      ids.map((orderId) => ({ orderId })),
    );
  });

/** A shop that has not answered a wish to cancel has agreed to it. */
export const agreeBySilence = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unanswered', 'cancel_by_silence', async (tx, orders, at) => {
    await cancelOrders(deps, tx, orders, { reason: 'silence', at });
    await deps.jobs.tellAll(
      tx,
      cancelAnswered,
      orders.map(({ id }) => ({ orderId: id, granted: true, by: 'clock' as const })),
    );
  });

/** Cancels and refunds what no shop has shipped. */
export const cancelUnshipped = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unshipped', 'cancel_unshipped', (tx, orders, at) =>
    cancelOrders(deps, tx, orders, { reason: 'unshipped', at }),
  );

/** Counts as received what nobody has confirmed or complained of. */
export const confirmByClock = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unconfirmed', 'confirm_by_clock', async (tx, orders, at) => {
    const ids = orders.map((order) => order.id);
    const settings = await readSettings(deps.db.read, at);
    await moveOrders(tx, ids, {
      status: 'received',
      received_at: at,
      after_sale_until: later(at, settings['orders.afterSaleDays'] * day),
    });
    await deps.jobs.tellAll(
      tx,
      orderReceived,
      ids.map((orderId) => ({ orderId, by: 'clock' as const })),
    );
  });

/** Completes orders whose after-sale time is over and lets their money go to the shops. */
export const completeOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'afterSaleOver', 'complete', async (tx, orders, at) => {
    const ids = orders.map((order) => order.id);
    await moveOrders(tx, ids, { status: 'completed', completed_at: at });
    await releaseOrders(
      tx,
      orders.map(({ id, shopId, sn }) => ({ orderId: id, shopId, sn })),
      at,
    );
    await deps.jobs.tellAll(
      tx,
      orderCompleted,
      ids.map((orderId) => ({ orderId })),
    );
  });

/** Everything that time does to orders, in the order in which an order meets it. */
export async function letOrderTimeAct(deps: Deps): Promise<number> {
  let done = 0;
  for (const act of [closeUnpaidOrders, tellLateShops, agreeBySilence, cancelUnshipped, confirmByClock, completeOrders])
    done += await act(deps);
  return done;
}

/**
 * Takes due orders batch by batch, each in a transaction of its own, passing over those that somebody is working on. As
 * long as a batch took, the next one waits, so that half of the time is everybody else's; and on a busy machine, where each
 * takes longer, batches get smaller.
 */
async function inBatches(
  deps: Deps,
  clock: OrderClock,
  move: OrderMove | null,
  act: (tx: Tx, orders: LockedOrder[], at: Date) => Promise<void>,
): Promise<number> {
  let size = batch.most;
  for (let done = 0; ;) {
    const at = deps.clock.now();
    const began = performance.now();
    const count = await deps.db.transact(async (tx) => {
      const due = await lockDueOrders(tx, clock, at, size);
      const wrong = due.find((order) => move !== null && !canMove(order, move, at));
      if (wrong) throw new Error(`Order ${wrong.id} was found due for ${move} but may not make that move`);
      if (due.length > 0) await act(tx, due, at);
      return due.length;
    });
    done += count;
    if (count < size) return done;
    const took = performance.now() - began;
    size = sizeFor((size * batch.milliseconds) / took);
    await pause(took);
  }
}

/** In steps: PostgreSQL plans its statements anew for every number of orders. */
const sizeFor = (orders: number): number =>
  Math.max(batch.fewest, Math.min(batch.most, Math.round(orders / batch.fewest) * batch.fewest));
