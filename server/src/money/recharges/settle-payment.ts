import type { FastifyBaseLogger } from 'fastify';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import type { PaymentEvent } from '../payments/index.ts';
import { creditRecharge } from './credit-recharge.ts';
import { canBeCredited } from './recharge.ts';
import { lockRecharge, saveRefused, type LockedRecharge } from './recharges-store.ts';
import { giveBack, takeBack } from './take-back.ts';

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
        if (recharge.state === 'waiting') await saveRefused(tx, recharge.id, { failure: event.what }, now);
        return true;
      case 'taken_back':
        return takeBack(tx, recharge, event, now, log);
      case 'given_back':
        return giveBack(tx, recharge, event, now);
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
  if (canBeCredited(recharge)) await creditRecharge(tx, jobs, recharge, { arrived: amount, paymentId, at, by: null });
  else if (recharge.paymentId !== paymentId)
    log.error(
      { recharge: recharge.id, payment: paymentId, alarm: true },
      'A top-up was paid twice; the second payment is not credited',
    );
  return true;
}
