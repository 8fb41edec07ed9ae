import type { Money } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { postTransaction, userAvailable } from '../ledger/index.ts';
import { sourceOf } from './recharge.ts';
import type { LockedRecharge } from './recharges-store.ts';

/**
 * Credits a recharge; webhook, return page, job and operator all end here. The reference can be booked only once,
 * independently of the transition.
 */
export async function bookCredit(tx: Tx, recharge: LockedRecharge, arrived: Money, at: Date): Promise<void> {
  const { id, userId, network, provider } = recharge;
  await postTransaction(tx, {
    kind: 'recharge',
    reference: `recharge:${id}`,
    memo: network ?? providerNames[provider ?? ''] ?? '',
    at,
    legs: [{ from: sourceOf(recharge), to: userAvailable(userId), amount: arrived }],
  });
}

/** The display names of payment providers. */
export const providerNames: Readonly<Record<string, string>> = { stripe: 'Stripe', sandbox: 'Sandbox' };
