import { usd } from '@tradewind/contract/base/money';
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

export interface PayoutWanted {
  owner: Owner;
  entry: SavedPayoutAccount;
  terms: Terms;
  codeChecked: boolean;
  /** Who of a shop asked; null for a shopper's own and for the payout calendar. */
  askedBy: string | null;
  at: Date;
}

/** Puts a request into the desk's queue and holds its whole amount. @returns its id. */
export async function requestPayout(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  { owner, entry, terms, codeChecked, askedBy, at }: PayoutWanted,
): Promise<string> {
  const { available, held, asked } = accountsOf(owner);
  const id = newId();
  const sn = publicNumber(owner.kind === 'shop' ? 'PO' : 'WD');
  await insertWithdrawal(tx, {
    ...entry,
    ...terms,
    id,
    sn,
    owner,
    askedBy,
    payoutAddressId: entry.id,
    codeChecked,
    askedAt: at,
  });
  await postTransaction(tx, {
    kind: asked,
    reference: `withdrawal:${id}:asked`,
    memo: maskedAccount(entry),
    at,
    legs: [{ from: available, to: held, amount: usd(terms.price) }],
  });
  await jobs.publish(tx, withdrawalRequested, { withdrawalId: id });
  return id;
}
