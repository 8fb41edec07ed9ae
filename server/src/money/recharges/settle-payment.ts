import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import type { PaymentEvent } from '../payments/index.ts';
import { bookCredit } from './book-credit.ts';
import { canTransition } from './recharge-transitions.ts';
import { lockRecharge, type LockedRecharge } from './recharges-store.ts';
import { returnReversal, reverseRecharge } from './reverse-recharge.ts';
import { transitionRecharge } from './transition-recharge.ts';

type Event<What extends PaymentEvent['what']> = Extract<PaymentEvent, { what: What }>;

/**
 * Applies a payment event to its recharge, from webhook, return page or job. Events may arrive late, repeatedly,
 * concurrently and in any order; each takes effect once.
 *
 * @returns false when the event can't be applied yet and should be sent again.
 */
export async function settlePayment(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  provider: string,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const recharge = await lockRecharge(tx, event.rechargeId);
    if (!recharge || recharge.provider !== provider) {
      log.warn({ recharge: event.rechargeId, what: event.what }, 'A payment event for an unknown recharge');
      return true;
    }
    switch (event.what) {
      case 'paid':
        return creditPayment(tx, jobs, recharge, event, now, log);
      case 'declined':
      case 'expired':
        if (canTransition(recharge, 'fail', now))
          await transitionRecharge(tx, { jobs }, recharge, 'fail', { at: now, failure: event.what });
        return true;
      case 'taken_back':
        return reverseRecharge(tx, recharge, event, now, log);
      case 'given_back':
        return returnReversal(tx, recharge, event, now);
    }
  });
}

async function creditPayment(
  tx: Tx,
  jobs: Jobs,
  recharge: LockedRecharge,
  { paymentId, amount }: Event<'paid'>,
  at: Date,
  log: FastifyBaseLogger,
): Promise<boolean> {
  if (canTransition(recharge, 'arrive', at))
    await transitionRecharge(tx, { jobs }, recharge, 'arrive', {
      at,
      arrived: amount.minor,
      payment_id: paymentId,
      book: { credit: () => bookCredit(tx, recharge, amount, at) },
    });
  else if (recharge.paymentId !== paymentId)
    log.error(
      { recharge: recharge.id, payment: paymentId, alarm: true },
      'A top-up was paid twice; the second payment is not credited',
    );
  return true;
}
