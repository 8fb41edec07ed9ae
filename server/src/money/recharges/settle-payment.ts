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
 * What a payment's news mean for its top-up, told by webhook, return page or job alike. News come late, twice, at the
 * same moment and in any order; each has its effect once.
 *
 * @returns false when it makes no sense yet, so that whoever told should tell again later.
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
      log.warn(
        { recharge: event.rechargeId, what: event.what },
        'News of a payment for a top-up that is not known here',
      );
      return true;
    }
    switch (event.what) {
      case 'paid':
        return paid(tx, jobs, recharge, event, now, log);
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

async function paid(
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
