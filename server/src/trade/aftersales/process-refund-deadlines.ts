import { hour, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import type { LockedOrder } from '../orders/index.ts';
import { readSettings, type Settings } from '../../platform/settings/index.ts';
import { offerAnswered, refundAnswered, refundClosed } from './aftersale-events.ts';
import { closeRequest } from './close-request.ts';
import { beginDispute } from './open-dispute.ts';
import { payRefund } from './pay-refund.ts';
import { canMove, moveOfTime, type RefundMove } from './refund.ts';
import { changeRequest, lockRequest, noteHappening, type LockedRequest } from './refunds-store.ts';

const batch = 500;

/**
 * Acts on requests whose time is over, each in a transaction of its own, so that one that fails leaves the others be.
 *
 * @returns how many went on.
 */
export async function processRefundDeadlines(deps: Deps): Promise<number> {
  const failures: unknown[] = [];
  for (let done = 0; ;) {
    const now = deps.clock.now();
    const due = await deps.db.read
      .selectFrom('refund_requests')
      .select('id')
      .where('over_at', 'is', null)
      .where('state', '<>', 'in_dispute')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batch)
      .execute();
    for (const { id } of due) {
      try {
        if (await actOn(deps, id, now)) done += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} requests for refunds could not go on`);
    if (due.length < batch) return done;
  }
}

async function actOn(deps: Deps, id: string, now: Date): Promise<boolean> {
  const settings = await readSettings(deps.db.read, now);
  return deps.db.transact(async (tx) => {
    const locked = await lockRequest(tx, id);
    // Somebody may have acted since it was found.
    if (!locked?.request.dueAt || locked.request.dueAt > now) return false;
    const { request } = locked;
    const move = moveOfTime(request, settings['aftersale.smallAmount']);
    if (!move || !canMove(request, move, 'clock')) return false;
    const event = { requestId: id, orderId: request.orderId };
    if (move === 'approve') {
      await noteHappening(tx, id, { by: 'clock', what: 'approved', amount: request.asked, at: now });
      await deps.jobs.tell(tx, refundAnswered, { ...event, answer: 'approved', by: 'clock' });
    }
    if (move === 'approve' || move === 'confirm_arrival')
      await payRefund(deps, tx, locked, { amount: request.asked, at: now });
    else await goOn(deps, tx, locked, move, settings, now);
    return true;
  });
}

/** The moves of time that pay nothing. */
async function goOn(
  deps: Deps,
  tx: Tx,
  { request, order }: { request: LockedRequest; order: LockedOrder },
  move: RefundMove,
  settings: Settings,
  at: Date,
): Promise<void> {
  const { id, orderId } = request;
  if (move === 'decline_offer') {
    await changeRequest(tx, id, { state: 'rejected', due_at: later(at, settings['aftersale.escalateHours'] * hour) });
    await noteHappening(tx, id, { by: 'clock', what: 'offer_lapsed', at });
    await deps.jobs.tell(tx, offerAnswered, { requestId: id, orderId, accepted: false, by: 'clock' });
  } else if (move === 'lapse') {
    await noteHappening(tx, id, { by: 'clock', what: 'lapsed', at });
    await closeRequest(deps, tx, { request, order }, 'lapsed', at);
    await deps.jobs.tell(tx, refundClosed, { requestId: id, orderId, why: 'lapsed' });
  } else await beginDispute(deps, tx, request, settings, { by: 'clock', at });
}
