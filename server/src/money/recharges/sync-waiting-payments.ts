import type { FastifyBaseLogger } from 'fastify';
import { later, minute } from '../../base/clock/clock.ts';
import type { RechargesDeps } from './recharges-deps.ts';
import { findWaiting, listWaiting, type WaitingPayment } from './recharge-queries.ts';
import { settlePayment } from './settle-payment.ts';

type AskDeps = Pick<RechargesDeps, 'db' | 'clock' | 'jobs' | 'payments'>;

/** Asks the provider what became of one payment: somebody comes back from its page, and the webhook may still be under way. */
export async function syncPayment(deps: AskDeps, id: string, log: FastifyBaseLogger): Promise<void> {
  const waiting = deps.payments && (await findWaiting(deps.db.read, deps.payments.name, id));
  if (waiting) await ask(deps, waiting, log);
}

const batch = 100;

/** A job: asks about the payments that have been waited for longest, since a webhook can get lost. */
export async function syncWaitingPayments(deps: AskDeps, log: FastifyBaseLogger): Promise<void> {
  if (!deps.payments) return;
  for (const waiting of await listWaiting(
    deps.db.read,
    deps.payments.name,
    later(deps.clock.now(), -5 * minute),
    batch,
  ))
    await ask(deps, waiting, log);
}

async function ask(deps: AskDeps, { provider, checkoutId }: WaitingPayment, log: FastifyBaseLogger): Promise<void> {
  try {
    const event = await deps.payments?.ask(checkoutId);
    if (event) await settlePayment(deps, provider, event, log);
  } catch (error) {
    log.warn({ err: error, checkout: checkoutId }, 'A payment could not be asked about; it will be asked about again');
  }
}
