import type { Tx } from '../../base/db/database.ts';
import type { Jobs } from '../../base/jobs/jobs.ts';
import { postTransaction, userAvailable } from '../ledger/index.ts';
import { rechargePassed } from './recharge-events.ts';
import { sourceOf } from './recharge.ts';
import { savePassed, type LockedRecharge, type Passing } from './recharges-store.ts';

/**
 * The one way in which a top-up becomes money, whoever says that it arrived: webhook, return page, job or operator. The
 * top-up is locked and may be credited; its reference could not be booked a second time even if that were wrong.
 */
export async function creditRecharge(tx: Tx, jobs: Jobs, recharge: LockedRecharge, passing: Passing): Promise<void> {
  const { id, userId, network, provider } = recharge;
  await postTransaction(tx, {
    kind: 'recharge',
    reference: `recharge:${id}`,
    memo: network ?? providerNames[provider ?? ''] ?? '',
    at: passing.at,
    moves: [{ from: sourceOf(recharge), to: userAvailable(userId), amount: passing.arrived }],
  });
  await savePassed(tx, id, passing);
  await jobs.tell(tx, rechargePassed, { rechargeId: id });
}

/** As people know them. */
export const providerNames: Readonly<Record<string, string>> = { stripe: 'Stripe', sandbox: 'Sandbox' };
