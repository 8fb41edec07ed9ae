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

/** Limits of orders per transaction, and its target duration, since purchases and payments wait for the locked rows. */
const batch = { min: 25, max: 250, milliseconds: 150 };

/** Closes orders that were not paid in time. @returns how many. */
export const closeUnpaidOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'pay_before', (tx, orders, at) => cancelOrders(deps, tx, orders, 'close_unpaid', { at }));

/** Notifies shoppers and shops of orders past their shipping deadline. @returns how many. */
const notifyLate = (deps: Deps): Promise<number> =>
  inBatches(deps, 'ship_by', (tx, orders, at) => transitionOrders(tx, deps, orders, 'notify_late', { at }));

/** Cancels orders whose shop did not answer a cancellation request in time. @returns how many. */
const cancelUnanswered = (deps: Deps): Promise<number> =>
  inBatches(deps, 'cancel_answer_by', (tx, orders, at) => cancelOrders(deps, tx, orders, 'cancel_by_silence', { at }));

/** Cancels and refunds orders that were not shipped in time. @returns how many. */
export const cancelUnshipped = (deps: Deps): Promise<number> =>
  inBatches(deps, 'unshipped_at', (tx, orders, at) => cancelOrders(deps, tx, orders, 'cancel_unshipped', { at }));

/** Marks delivered orders as received when the time to confirm is over. @returns how many. */
export const confirmAfterDeadline = (deps: Deps): Promise<number> =>
  inBatches(deps, 'confirm_at', async (tx, orders, at) => {
    const settings = await readSettings(deps.db.read, at);
    await transitionOrders(tx, deps, orders, 'confirm_by_clock', {
      at,
      after_sale_until: later(at, settings['orders.afterSaleDays'] * day),
    });
  });

/** Completes orders whose after-sales period is over and releases their money to the shops. @returns how many. */
export const completeOrders = (deps: Deps): Promise<number> =>
  inBatches(deps, 'after_sale_until', (tx, orders, at) => {
    const releases = orders.map(({ id, shopId, userId, sn }) => ({ orderId: id, shopId, userId, sn }));
    return transitionOrders(tx, deps, orders, 'complete', {
      at,
      book: { release: () => releaseOrders(tx, releases, at) },
    });
  });

/**
 * Processes all deadlines of orders that have passed, in the order of an order's life.
 *
 * @returns how many transitions were made.
 */
export async function processOrderDeadlines(deps: Deps): Promise<number> {
  let done = 0;
  for (const act of [
    closeUnpaidOrders,
    notifyLate,
    cancelUnanswered,
    cancelUnshipped,
    confirmAfterDeadline,
    completeOrders,
  ])
    done += await act(deps);
  return done;
}

/**
 * Processes due orders in batches, each in its own transaction, skipping locked orders. After each batch it pauses for
 * as long as the batch took, and it adapts the batch size to the target duration, so that other requests are not held
 * up.
 */
async function inBatches(
  deps: Deps,
  deadline: DeadlineName,
  act: (tx: Tx, orders: LockedOrder[], at: Date) => Promise<unknown>,
): Promise<number> {
  let size = batch.max;
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

/** Rounds to steps of the minimum, since PostgreSQL plans a statement again for every number of orders. */
const sizeFor = (orders: number): number =>
  Math.max(batch.min, Math.min(batch.max, Math.round(orders / batch.min) * batch.min));
