import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { Tx } from '../../base/db/database.ts';
import { ownerColumns, ownerOf, type Owner } from './owner.ts';
import { onHold } from './hold.ts';
import type { PayoutAccount } from './read-payout-account.ts';
import type { Terms } from './terms.ts';
import type { WithdrawalFacts } from './withdrawal.ts';

export interface NewWithdrawal extends PayoutAccount, Terms {
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
export async function findDuplicate(
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

/** What of the wanted withdrawals is ready for payment, under lock, leaving out what others are working on. */
export async function lockReady(
  tx: Tx,
  by: string,
  now: Date,
  which: { ids?: string[] | undefined; method?: string | undefined; network?: string | undefined },
): Promise<WithdrawalFacts[]> {
  let ready = tx
    .selectFrom('withdrawals as w')
    .select(['w.id', 'w.not_before'])
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
  const rows = await ready.execute();
  return rows.map((row) => ({ id: row.id, status: 'auditing', notBefore: row.not_before, batchId: null }));
}
