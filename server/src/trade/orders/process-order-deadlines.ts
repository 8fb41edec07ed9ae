import { setTimeout as pause } from 'node:timers/promises';
import { day, later } from '../../base/clock/clock.ts';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import { readSettings } from '../../platform/settings/index.ts';
import { releaseOrders } from '../../money/settlement/index.ts';
import { cancelOrders } from './cancel-orders.ts';
import type { DeadlineName } from './order-deadlines.ts';
import { lockDueOrders, type LockedOrder } from './order-store.ts';
import { transitionOrders } from './transition-orders.ts';

/** Orders a transaction takes, and how long it should take at most: whoever wants to buy or pay meanwhile may wait for what it has locked. */
const batch = { fewest: 25, most: 250, milliseconds: 150 };

/** Closes unpaid orders whose time is over. @returns how many. */
export const closeUnpaidOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'pay_before', (tx, orders, at) => cancelOrders(deps, tx, orders, 'close_unpaid', { at }));

/** Notifies shoppers and shops of orders that should have been shipped by now. @returns how many. */
const notifyOfLate = (deps: Deps): Promise<number> =>
  inBatches(deps, 'ship_by', (tx, orders, at) => transitionOrders(tx, deps, orders, 'notify_late', { at }));

/** A shop that has not answered a cancellation request has agreed to it. @returns to how many. */
const agreeBySilence = (deps: Deps): Promise<number> =>
  inBatches(deps, 'cancel_answer_by', (tx, orders, at) => cancelOrders(deps, tx, orders, 'cancel_by_silence', { at }));

/** Cancels and refunds what no shop has shipped. @returns how many. */
export const cancelUnshipped = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unshipped_at', (tx, orders, at) => cancelOrders(deps, tx, orders, 'cancel_unshipped', { at }));

/** Counts as received what nobody has confirmed or complained of. @returns how many. */
export const confirmAfterDeadline = (deps: Deps): Promise<number> =>
  inBatches(deps, 'confirm_at', async (tx, orders, at) => {
    const settings = await readSettings(deps.db.read, at);
    await transitionOrders(tx, deps, orders, 'confirm_by_clock', {
      at,
      after_sale_until: later(at, settings['orders.afterSaleDays'] * day),
    });
  });

/** Completes orders whose after-sale time is over and lets their money go to the shops. @returns how many. */
export const completeOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'after_sale_until', (tx, orders, at) => {
    const releases = orders.map(({ id, shopId, sn }) => ({ orderId: id, shopId, sn }));
    return transitionOrders(tx, deps, orders, 'complete', {
      at,
      book: { release: () => releaseOrders(tx, releases, at) },
    });
  });

/** Everything that the system does to orders whose deadlines have passed, in the order in which an order meets them. @returns how many transitions. */
export async function processOrderDeadlines(deps: Deps): Promise<number> {
  let done = 0;
  for (const act of [
    closeUnpaidOrders,
    notifyOfLate,
    agreeBySilence,
    cancelUnshipped,
    confirmAfterDeadline,
    completeOrders,
  ])
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
  deadline: DeadlineName,
  act: (tx: Tx, orders: LockedOrder[], at: Date) => Promise<unknown>,
): Promise<number> {
  let size = batch.most;
  for (let done = 0; ;) {
    const at = deps.clock.now();
    const began = performance.now();
    const count = await deps.db.transact(async (tx) => {
      const due = await lockDueOrders(tx, deadline, at, size);
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
