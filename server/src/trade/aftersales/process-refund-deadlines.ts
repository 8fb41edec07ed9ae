import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import type { LockedOrder } from '../orders/index.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { closeRequest } from './close-request.ts';
import { beginDispute } from './open-dispute.ts';
import { payRefund } from './pay-refund.ts';
import { findDue } from './refund-deadlines.ts';
import { canTransition, deadlineTransition, type DeadlineTransition } from './refund.ts';
import { lockRequest, insertHistoryEntry, type LockedRequest } from './refunds-store.ts';
import { transitionRefund } from './transition-refund.ts';

const batch = 500;

/**
 * Processes refunds whose deadlines have passed, each in its own transaction, so that a failure doesn't stop the
 * others.
 *
 * @returns how many were processed.
 * @throws AggregateError of the failures, after the others of the batch.
 */
export async function processRefundDeadlines(deps: Deps): Promise<number> {
  const failures: unknown[] = [];
  for (let done = 0; ;) {
    const now = deps.clock.now();
    const due = await findDue(deps.db.read, now, batch);
    for (const { id } of due) {
      try {
        if (await processRefund(deps, id, now)) done += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} requests for refunds could not go on`);
    if (due.length < batch) return done;
  }
}

async function processRefund(deps: Deps, id: string, now: Date): Promise<boolean> {
  const settings = await readSettings(deps.db.read, now);
  return deps.db.transact(async (tx) => {
    const locked = await lockRequest(tx, id);
    const name = locked && deadlineTransition(locked.request, settings['aftersale.smallAmount']);
    // The refund may have changed since it was found.
    if (!locked || !name || !canTransition(locked.request, name, 'clock', now)) return false;
    await applyDeadline(deps, tx, locked, name, settings, now);
    return true;
  });
}

/** Makes the transition that follows when nobody acted in time. */
async function applyDeadline(
  deps: Deps,
  tx: Tx,
  locked: { request: LockedRequest; order: LockedOrder },
  name: DeadlineTransition,
  settings: Settings,
  at: Date,
): Promise<void> {
  const { request } = locked;
  const { id, asked: amount } = request;
  const entry = { by: 'clock', at } as const;
  switch (name) {
    case 'approve_by_silence':
      await insertHistoryEntry(tx, id, { ...entry, what: 'approved', amount });
      return payRefund(deps, tx, locked, name, { ...entry, amount });
    case 'pay_by_silence':
      return payRefund(deps, tx, locked, name, { ...entry, amount });
    case 'decline_by_silence':
      await transitionRefund(tx, deps, request, name, {
        ...entry,
        due_at: later(at, settings['aftersale.escalateHours'] * hour),
      });
      await insertHistoryEntry(tx, id, { ...entry, what: 'offer_lapsed' });
      return;
    case 'lapse':
      await insertHistoryEntry(tx, id, { ...entry, what: 'lapsed' });
      return closeRequest(deps, tx, locked, name, entry);
    case 'escalate':
    case 'escalate_returned':
      return beginDispute(deps, tx, request, name, settings, entry);
  }
}
