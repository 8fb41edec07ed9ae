import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { Tx } from '../../base/db/database.ts';
import { ownerColumns, ownerOf, type Owner } from './owner.ts';
import { onHold } from './hold.ts';
import type { Place } from './read-place.ts';
import type { Terms } from './terms.ts';

export interface NewWithdrawal extends Place, Terms {
  id: string;
  sn: string;
  owner: Owner;
  askedBy: string | null;
  payoutAddressId: string;
  codeChecked: boolean;
  askedAt: Date;
}

export async function insertWithdrawal(tx: Tx, asked: NewWithdrawal): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({
      id: asked.id,
      sn: asked.sn,
      ...ownerColumns(asked.owner),
      asked_by: asked.askedBy,
      payout_address_id: asked.payoutAddressId,
      method: asked.method,
      network: asked.network,
      address: asked.address,
      bank_name: asked.bankName,
      holder: asked.holder,
      price: asked.price,
      fee: asked.fee,
      receives: asked.receives,
      // One USDT is one dollar; kept with each request, because it need not stay so.
      asset: asked.method === 'chain' ? 'USDT' : 'USD',
      rate: '1',
      asked_at: asked.askedAt,
      not_before: asked.notBefore,
      review_before: asked.reviewBefore,
      arrival_hours: asked.arrivalHours,
      second_approver: asked.secondApprover,
      code_checked: asked.codeChecked,
    })
    .execute();
}

/** A withdrawal under lock, with what the acts need to decide and to book. */
export interface LockedWithdrawal {
  id: string;
  owner: Owner;
  status: WithdrawalState;
  method: PayoutMethod;
  network: string;
  address: string;
  price: bigint;
  fee: bigint;
  receives: bigint;
  notBefore: Date;
  reviewBefore: Date;
  secondApprover: boolean;
  batchId: string | null;
}

/** Every act locks the withdrawal before it moves money. */
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

export interface Decision {
  status: Exclude<WithdrawalState, 'auditing'>;
  at: Date;
  /** The operator; null for the owner. */
  by: string | null;
  reference?: string;
  reason?: string;
  feeWaived?: boolean;
}

export async function closeWithdrawal(
  tx: Tx,
  id: string,
  { status, at, by, reference = '', reason = '', feeWaived = false }: Decision,
): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ status, decided_at: at, decided_by: by, reference, reason, fee_waived: feeWaived })
    .where('id', '=', id)
    .execute();
}

export async function saveRelease(
  tx: Tx,
  id: string,
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('withdrawals')
    .set({ released_by: by, released_at: at, release_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** @returns whether this is the operator's first approval of it. */
export async function insertApproval(tx: Tx, id: string, operatorId: string, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('withdrawal_approvals')
    .values({ withdrawal_id: id, operator_id: operatorId, approved_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody else than this operator approved it. */
export async function isApprovedByAnother(tx: Tx, id: string, operatorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('withdrawal_approvals')
    .select('operator_id')
    .where('withdrawal_id', '=', id)
    .where('operator_id', '<>', operatorId)
    .executeTakeFirst();
  return row !== undefined;
}

/** An open request for the same money to the same place: most likely the same one, sent again by a client without keys. */
export async function findTwin(
  tx: Tx,
  userId: string,
  payoutAddressId: string,
  price: bigint,
  since: Date,
): Promise<string | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('user_id', '=', userId)
    .where('payout_address_id', '=', payoutAddressId)
    .where('price', '=', price)
    .where('status', '=', 'auditing')
    .where('asked_at', '>=', since)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Hands what is ready over for payment, leaving out what others are working on. @returns how many there were. */
export async function handOver(
  tx: Tx,
  batchId: string,
  by: string,
  now: Date,
  which: { ids?: string[] | undefined; method?: string | undefined; network?: string | undefined },
): Promise<number> {
  let ready = tx
    .selectFrom('withdrawals as w')
    .select('w.id')
    .where('w.status', '=', 'auditing')
    .where('w.batch_id', 'is', null)
    .where('w.not_before', '<=', now)
    .where((eb) => eb.not(onHold(now)))
    // Whoever hands a large one over may be the one who pays it, so the approval has to be another's.
    .where((eb) =>
      eb.or([
        eb('w.second_approver', '=', false),
        eb.exists(
          eb
            .selectFrom('withdrawal_approvals as a')
            .select('a.operator_id')
            .whereRef('a.withdrawal_id', '=', 'w.id')
            .where('a.operator_id', '<>', by),
        ),
      ]),
    )
    .orderBy('w.id')
    .limit(1_000)
    .forUpdate('w')
    .skipLocked();
  if (which.ids) ready = ready.where('w.id', 'in', which.ids);
  if (which.method) ready = ready.where('w.method', '=', which.method);
  if (which.network) ready = ready.where('w.network', '=', which.network);
  const ids = (await ready.execute()).map((row) => row.id);
  if (ids.length > 0) await tx.updateTable('withdrawals').set({ batch_id: batchId }).where('id', 'in', ids).execute();
  return ids.length;
}
