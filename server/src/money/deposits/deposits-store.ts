import { requireFound } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import { listOf } from '../../base/db/lists.ts';
import { newId } from '../../base/ids/ids.ts';
import type { Network, Transfer, Hex } from '../networks/index.ts';
import { isSecondPerson } from '../../platform/operators/index.ts';

export type DepositState = 'seen' | 'gone' | 'credited' | 'below_minimum' | 'unmatched' | 'closed';
export type UnmatchedReason = 'no_owner' | 'other_token' | 'other_network';

export interface LockedDeposit {
  id: string;
  network: string;
  txHash: string;
  place: number;
  blockHash: string;
  to: Hex;
  amount: bigint;
  userId: string | null;
  state: DepositState;
  reason: UnmatchedReason | null;
  seenAt: Date;
}

/** The worth of token units in minor USD, rounded down to whole cents. */
export function amountOf(units: bigint, decimals: number): bigint {
  return units / 10n ** BigInt(decimals - 2);
}

/** Records a transfer or its new block; settled deposits are not changed. */
export async function recordSeen(
  tx: Tx,
  network: Network,
  transfer: Transfer,
  userId: string | null,
  at: Date,
): Promise<void> {
  await insert(
    tx,
    network,
    transfer,
    { userId, amount: amountOf(transfer.units, network.decimals), state: 'seen', reason: null },
    at,
  )
    .onConflict((conflict) =>
      conflict
        .columns(['network', 'tx_hash', 'place'])
        .doUpdateSet({ state: 'seen', block_number: transfer.block, block_hash: transfer.blockHash })
        .where('deposits.state', 'in', ['seen', 'gone'])
        .where((eb) => eb.or([eb('deposits.state', '=', 'gone'), eb('deposits.block_hash', '<>', transfer.blockHash)])),
    )
    .execute();
}

/** Records a transfer that only an operator can settle; has no effect when it is already recorded. */
export async function recordUnmatched(
  tx: Tx,
  network: Network,
  transfer: Transfer,
  reason: UnmatchedReason,
  at: Date,
): Promise<void> {
  const amount = reason === 'other_token' ? 0n : amountOf(transfer.units, network.decimals);
  await insert(tx, network, transfer, { userId: null, amount, state: 'unmatched', reason }, at)
    .onConflict((conflict) => conflict.columns(['network', 'tx_hash', 'place']).doNothing())
    .execute();
}

const insert = (
  tx: Tx,
  network: Network,
  transfer: Transfer,
  values: { userId: string | null; amount: bigint; state: DepositState; reason: UnmatchedReason | null },
  at: Date,
) =>
  tx.insertInto('deposits').values({
    id: newId(),
    network: network.code,
    tx_hash: transfer.txHash,
    place: transfer.place,
    block_number: transfer.block,
    block_hash: transfer.blockHash,
    from_hex: transfer.from,
    to_hex: transfer.to,
    token_hex: transfer.token,
    units: transfer.units.toString(),
    amount: values.amount,
    user_id: values.userId,
    state: values.state,
    reason: values.reason,
    seen_at: at,
    settled_at: values.state === 'unmatched' ? at : null,
  });

/**
 * Marks seen deposits of these blocks as gone when the blocks no longer contain them (a re-org); they can be seen again
 * in another block.
 */
export async function recordGone(
  tx: Tx,
  network: string,
  fromBlock: bigint,
  toBlock: bigint,
  found: readonly Transfer[],
): Promise<void> {
  const keys = found.map(({ txHash, place }) => `${txHash}:${place}`);
  await tx
    .updateTable('deposits')
    .set({ state: 'gone' })
    .where('network', '=', network)
    .where('state', '=', 'seen')
    .where('block_number', '>=', fromBlock)
    .where('block_number', '<=', toBlock)
    .where(sql<boolean>`tx_hash || ':' || place <> all(${listOf('text', keys)}::text[])`)
    .execute();
}

const columns = [
  'id',
  'network',
  'tx_hash',
  'place',
  'block_hash',
  'to_hex',
  'amount',
  'user_id',
  'state',
  'reason',
  'seen_at',
] as const;

/** Locks a deposit; every act on it does so before it locks balances. Null when there is none. */
export async function lockDeposit(
  tx: Tx,
  by: { id: string } | { network: string; txHash: string; place: number },
): Promise<LockedDeposit | null> {
  const rows = tx.selectFrom('deposits').select(columns).forUpdate();
  const row = await (
    'id' in by
      ? rows.where('id', '=', by.id)
      : rows.where('network', '=', by.network).where('tx_hash', '=', by.txHash).where('place', '=', by.place)
  ).executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    network: row.network,
    txHash: row.tx_hash,
    place: row.place,
    blockHash: row.block_hash,
    to: row.to_hex as Hex,
    amount: row.amount,
    userId: row.user_id,
    state: row.state as DepositState,
    reason: row.reason as UnmatchedReason | null,
    seenAt: row.seen_at,
  };
}

/** Locks a deposit that an operator decides on. @throws Refusal `deposit_not_found`. */
export async function openDeposit(tx: Tx, id: string): Promise<LockedDeposit> {
  return requireFound(await lockDeposit(tx, { id }), 'deposit_not_found');
}

/** Records the shopper whom an operator wants to credit; replaces the operator's previous approval. */
export async function recordApproval(
  tx: Tx,
  depositId: string,
  operatorId: string,
  userId: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('deposit_approvals')
    .values({ deposit_id: depositId, operator_id: operatorId, user_id: userId, approved_at: at })
    .onConflict((conflict) =>
      conflict.columns(['deposit_id', 'operator_id']).doUpdateSet({ user_id: userId, approved_at: at }),
    )
    .execute();
}

/** Whether another operator has approved the same shopper. */
export async function isApprovedByAnother(
  tx: Tx,
  depositId: string,
  operatorId: string,
  userId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('deposit_approvals')
    .select('operator_id')
    .where('deposit_id', '=', depositId)
    .where(isSecondPerson('operator_id', operatorId))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Settlement {
  state: Exclude<DepositState, 'seen' | 'gone'>;
  reason?: UnmatchedReason;
  userId?: string;
  by?: string;
  note?: string;
}

/** Writes the outcome of a deposit. */
export async function saveSettled(
  tx: Tx,
  id: string,
  { state, reason, userId, by, note }: Settlement,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({
      state,
      settled_at: at,
      ...(reason && { reason }),
      ...(userId && { user_id: userId }),
      ...(by && { decided_by: by }),
      ...(note && { note }),
    })
    .where('id', '=', id)
    .execute();
}

/** Records a shopper's claim to a deposit; has no effect when repeated. */
export async function recordClaim(tx: Tx, depositId: string, userId: string, at: Date): Promise<void> {
  await tx
    .insertInto('deposit_claims')
    .values({ id: newId(), deposit_id: depositId, user_id: userId, claimed_at: at })
    .onConflict((conflict) => conflict.columns(['deposit_id', 'user_id']).doNothing())
    .execute();
}
