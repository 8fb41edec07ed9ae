import type { FastifyBaseLogger } from 'fastify';
import { later, minute } from '../../base/clock/clock.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { findWaiting, listWaiting, type WaitingPayment } from './recharge-queries.ts';
import { settlePayment } from './settle-payment.ts';

type SyncDeps = Pick<RechargesDeps, 'db' | 'clock' | 'jobs' | 'payments'>;

/** Reads the outcome of one payment from its provider, for a browser that returns before the webhook arrives. */
export async function syncPayment(deps: SyncDeps, id: string, log: FastifyBaseLogger): Promise<void> {
  const waiting = deps.payments && (await findWaiting(deps.db.read, deps.payments.name, id));
  if (waiting) await syncCheckout(deps, waiting, log);
}

const batchSize = 100;

/** Reads the outcome of the longest waiting payments, because a webhook can get lost. */
export async function syncWaitingPayments(deps: SyncDeps, log: FastifyBaseLogger): Promise<void> {
  if (!deps.payments) return;
  for (const waiting of await listWaiting(
    deps.db.read,
    deps.payments.name,
    later(deps.clock.now(), -5 * minute),
    batchSize,
  ))
    await syncCheckout(deps, waiting, log);
}

async function syncCheckout(
  deps: SyncDeps,
  { provider, checkoutId }: WaitingPayment,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const event = await deps.payments?.readCheckout(checkoutId);
    if (event) await settlePayment(deps, provider, event, log);
  } catch (error) {
    log.warn(
      { err: error, checkout: checkoutId },
      'The outcome of a payment could not be read; the next run tries again',
    );
  }
}
