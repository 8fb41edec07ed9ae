import type { Money } from '@tradewind/contract/base/money';
import type { Tx } from '../../base/db/database.ts';
import { postTransaction, userAvailable } from '../ledger/index.ts';
import { sourceOf } from './recharge.ts';
import type { LockedRecharge } from './recharges-store.ts';

/**
 * The one way in which a recharge becomes money, whoever says that it arrived: webhook, return page, job or operator. Its
 * reference could not be booked a second time even if its transition were wrong.
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

/** As people know them. */
export const providerNames: Readonly<Record<string, string>> = { stripe: 'Stripe', sandbox: 'Sandbox' };
