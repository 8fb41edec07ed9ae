import { refuse } from '@tradewind/contract/base/refusals';
import { isDeepStrictEqual } from 'node:util';
import type { Read, Tx } from '../../base/db/database.ts';
import type { StoredBankDetails } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';
import type { PayoutMethod } from '@tradewind/contract/money/withdrawals';
import { ownerColumns, type Owner } from './owner.ts';
import type { PayoutAccount } from './read-payout-account.ts';

export interface SavedPayoutAccount extends PayoutAccount {
  id: string;
  label: string;
  addedAt: Date;
  usableAt: Date;
}

const columns = [
  'id',
  'method',
  'network',
  'address',
  'bank_name',
  'holder',
  'bank_country',
  'bank_details',
  'label',
  'added_at',
  'usable_at',
] as const;

const savedAccounts = (read: Read, ownerId: string) =>
  read.selectFrom('payout_addresses').select(columns).where('owner_id', '=', ownerId).where('removed_at', 'is', null);

/** The payout accounts of an owner, latest first. */
export async function listPayoutAccounts(read: Read, ownerId: string): Promise<SavedPayoutAccount[]> {
  return (await savedAccounts(read, ownerId).orderBy('added_at', 'desc').orderBy('id', 'desc').execute()).map(
    presentRow,
  );
}

/** A payout account of an owner; null when there is none. */
export async function findPayoutAccount(read: Read, ownerId: string, id: string): Promise<SavedPayoutAccount | null> {
  const row = await savedAccounts(read, ownerId).where('id', '=', id).executeTakeFirst();
  return row ? presentRow(row) : null;
}

/** A payout account of an owner, protected from removal until the transaction ends. */
export async function lockPayoutAccount(tx: Tx, ownerId: string, id: string): Promise<SavedPayoutAccount | null> {
  const row = await savedAccounts(tx, ownerId).where('id', '=', id).forShare().executeTakeFirst();
  return row ? presentRow(row) : null;
}

const accountLimit = 20;

/**
 * Saves a payout account, or returns the saved one with its original delay. The caller holds the lock of the user's
 * credentials or the shop's balance, so that no other call writes accounts of the same owner.
 *
 * @throws Refusal `address_limit`.
 */
export async function savePayoutAccount(
  tx: Tx,
  owner: Owner,
  account: PayoutAccount,
  label: string,
  now: Date,
  usableAt: Date,
): Promise<SavedPayoutAccount> {
  const saved = await listPayoutAccounts(tx, owner.id);
  const known = saved.find((entry) => isAccount(entry, account));
  if (known) return known;
  if (saved.length >= accountLimit) refuse('address_limit', { limit: accountLimit });
  const row = await tx
    .insertInto('payout_addresses')
    .values({
      id: newId(),
      ...ownerColumns(owner),
      method: account.method,
      network: account.network,
      address: account.address,
      bank_name: account.bankName,
      holder: account.holder,
      bank_country: account.country,
      bank_details: JSON.stringify(account.details),
      label,
      added_at: now,
      usable_at: usableAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return presentRow(row);
}

/** Whether a given account is one of the book. One that is given without its country is that of the same number, bank and holder. */
const isAccount = (entry: PayoutAccount, given: PayoutAccount): boolean =>
  entry.method === given.method &&
  entry.network === given.network &&
  entry.address === given.address &&
  entry.bankName.toLowerCase() === given.bankName.toLowerCase() &&
  entry.holder.toLowerCase() === given.holder.toLowerCase() &&
  (given.country === '' || (entry.country === given.country && isDeepStrictEqual(entry.details, given.details)));

/** Removes a payout account. @returns whether it existed. */
export async function removePayoutAccount(tx: Tx, ownerId: string, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('payout_addresses')
    .set({ removed_at: at })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function presentRow(row: {
  id: string;
  method: string;
  network: string;
  address: string;
  bank_name: string;
  holder: string;
  bank_country: string;
  bank_details: StoredBankDetails;
  label: string;
  added_at: Date;
  usable_at: Date;
}): SavedPayoutAccount {
  return {
    id: row.id,
    method: row.method as PayoutMethod,
    network: row.network,
    address: row.address,
    bankName: row.bank_name,
    holder: row.holder,
    country: row.bank_country,
    details: row.bank_details,
    label: row.label,
    addedAt: row.added_at,
    usableAt: row.usable_at,
  };
}
