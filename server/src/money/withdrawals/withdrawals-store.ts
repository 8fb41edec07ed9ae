import { sql, type SqlBool } from 'kysely';
import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { Tx } from '../../base/db/database.ts';
import { ownerColumns, ownerOf, type Owner } from './owner.ts';
import type { PayoutAccount } from './read-payout-account.ts';
import { hindrance, type ReadinessRule } from './readiness.ts';
import type { Terms } from './terms.ts';
import type { WithdrawalFacts } from './withdrawal.ts';
import { isSecondPerson } from '../../platform/operators/index.ts';

export interface NewWithdrawal extends PayoutAccount, Terms {
  id: string;
  sn: string;
  owner: Owner;
  requestedBy: string | null;
  payoutAddressId: string;
  codeChecked: boolean;
  requestedAt: Date;
}

/** Inserts a withdrawal that waits for an operator. */
export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({
      id: withdrawal.id,
      sn: withdrawal.sn,
      ...ownerColumns(withdrawal.owner),
      asked_by: withdrawal.requestedBy,
      payout_address_id: withdrawal.payoutAddressId,
      method: withdrawal.method,
      network: withdrawal.network,
      address: withdrawal.address,
      bank_name: withdrawal.bankName,
      holder: withdrawal.holder,
      price: withdrawal.price,
      fee: withdrawal.fee,
      receives: withdrawal.receives,
      free: withdrawal.free,
      // One USDT counts as one dollar; the rate is stored with each request because it may change.
      asset: withdrawal.method === 'chain' ? 'USDT' : 'USD',
      rate: '1',
      asked_at: withdrawal.requestedAt,
      not_before: withdrawal.notBefore,
      review_before: withdrawal.reviewBefore,
      arrival_hours: withdrawal.arrivalHours,
      second_approver: withdrawal.secondApprover,
      code_checked: withdrawal.codeChecked,
    })
    .execute();
}

/** A locked withdrawal with the facts for decisions and postings; amounts in minor units. */
export interface LockedWithdrawal extends WithdrawalFacts {
  owner: Owner;
  method: PayoutMethod;
  network: string;
  address: string;
  price: bigint;
  fee: bigint;
  receives: bigint;
  reviewBefore: Date;
  secondApprover: boolean;
}

/** Locks a withdrawal; every act on it does so before it moves money. Null when there is none. */
export async function lockWithdrawal(tx: Tx, id: string, ownerId?: string): Promise<LockedWithdrawal | null> {
  let query = tx
    .selectFrom('withdrawals')
    .select([
      'id',
      'user_id',
      'shop_id',
      'status',
      'method',
      'network',
      'address',
      'price',
      'fee',
      'receives',
      'not_before',
      'review_before',
      'second_approver',
      'batch_id',
    ])
    .where('id', '=', id)
    .forUpdate();
  if (ownerId) query = query.where('owner_id', '=', ownerId);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    owner: ownerOf(row),
    status: row.status as WithdrawalState,
    method: row.method as PayoutMethod,
    network: row.network,
    address: row.address,
    price: row.price,
    fee: row.fee,
    receives: row.receives,
    notBefore: row.not_before,
    reviewBefore: row.review_before,
    secondApprover: row.second_approver,
    batchId: row.batch_id,
  };
}

/** Records an approval. @returns whether it is the operator's first one. */
export async function insertApproval(tx: Tx, id: string, operatorId: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('withdrawal_approvals')
    .values({ withdrawal_id: id, operator_id: operatorId, approved_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether another operator has approved it. */
export async function isApprovedByAnother(tx: Tx, id: string, operatorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('withdrawal_approvals')
    .select('operator_id')
    .where('withdrawal_id', '=', id)
    .where(isSecondPerson('operator_id', operatorId))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The id of an open withdrawal with the same amount and account: a repeat by a client without idempotency keys. Null
 * when there is none.
 */
export async function findDuplicate(
  tx: Tx,
  userId: string,
  payoutAddressId: string,
  price: bigint,
  since: Date,
): Promise<{ id: string; free: boolean } | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(['id', 'free'])
    .where('user_id', '=', userId)
    .where('payout_address_id', '=', payoutAddressId)
    .where('price', '=', price)
    .where('status', '=', 'auditing')
    .where('asked_at', '>=', since)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Locks the withdrawals of a filter that are ready for payment, at most 1,000; skips those that are locked. */
export async function lockReady(
  tx: Tx,
  rule: ReadinessRule,
  filter: { ids?: string[] | undefined; method?: string | undefined; network?: string | undefined },
): Promise<WithdrawalFacts[]> {
  let ready = tx
    .selectFrom('withdrawals as w')
    .select(['w.id', 'w.not_before'])
    .where('w.status', '=', 'auditing')
    .where('w.batch_id', 'is', null)
    .where(sql<SqlBool>`${hindrance(rule)} is null`)
    .orderBy('w.id')
    .limit(1_000)
    .forUpdate('w')
    .skipLocked();
  if (filter.ids) ready = ready.where('w.id', 'in', filter.ids);
  if (filter.method) ready = ready.where('w.method', '=', filter.method);
  if (filter.network) ready = ready.where('w.network', '=', filter.network);
  const rows = await ready.execute();
  return rows.map((row) => ({ id: row.id, status: 'auditing', notBefore: row.not_before, batchId: null }));
}
