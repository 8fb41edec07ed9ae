import { usd } from '@tradewind/contract/base/money';
import { Refusal, refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { Tx } from '../../base/db/database.ts';
import { newId, publicNumber } from '../../base/ids/ids.ts';
import { postTransaction } from '../ledger/index.ts';
import { accountsOf, type Owner } from './owner.ts';
import type { SavedPayoutAccount } from './payout-accounts-store.ts';
import { maskedAccount } from './read-payout-account.ts';
import type { Terms } from './terms.ts';
import { withdrawalRequested } from './withdrawal-events.ts';
import { insertWithdrawal } from './withdrawals-store.ts';

export interface PayoutRequest {
  owner: Owner;
  entry: SavedPayoutAccount;
  terms: Terms;
  codeChecked: boolean;
  /** The requesting member of a shop; null for shoppers and scheduled payouts. */
  requestedBy: string | null;
  at: Date;
}

/**
 * Inserts a withdrawal into the desk's queue and holds its whole amount.
 *
 * @returns its id.
 * @throws Refusal `withdrawal_above_balance`.
 */
export async function requestPayout(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { owner, entry, terms, codeChecked, requestedBy, at }: PayoutRequest,
): Promise<string> {
  const { available, held, requested } = accountsOf(owner);
  const id = newId();
  const sn = publicNumber(owner.kind === 'shop' ? 'PO' : 'WD');
  await insertWithdrawal(tx, {
    ...entry,
    ...terms,
    id,
    sn,
    owner,
    requestedBy,
    payoutAddressId: entry.id,
    codeChecked,
    requestedAt: at,
  });
  const posting = {
    kind: requested,
    reference: `withdrawal:${id}:asked`,
    memo: maskedAccount(entry),
    at,
    legs: [{ from: available, to: held, amount: usd(terms.price) }],
  };
  await postTransaction(tx, posting).catch(sayAboveBalance);
  await jobs.publish(tx, withdrawalRequested, { withdrawalId: id });
  return id;
}

/** The books say that a balance is short in the words of a payment, which advise to top up. */
function sayAboveBalance(error: unknown): never {
  if (error instanceof Refusal && error.code === 'balance_short')
    refuse('withdrawal_above_balance', { missing: error.details.missing! }, ['price']);
  throw error;
}
