import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/money/withdrawals';
import type { Read } from '../../base/db/database.ts';
import { rowsBefore } from '../../base/db/paging.ts';

const withdrawalsOf = (read: Read, ownerId: string) =>
  read.selectFrom('withdrawals').selectAll().where('owner_id', '=', ownerId);

type Row = Awaited<ReturnType<ReturnType<typeof withdrawalsOf>['executeTakeFirstOrThrow']>>;
/** A stored withdrawal. */
export type WithdrawalRecord = Omit<Row, 'status' | 'method'> & { status: WithdrawalState; method: PayoutMethod };

/** An owner's withdrawal; null when there is none. */
export async function findWithdrawal(read: Read, id: string, ownerId: string): Promise<WithdrawalRecord | null> {
  const row = await withdrawalsOf(read, ownerId).where('id', '=', id).executeTakeFirst();
  return (row as WithdrawalRecord | undefined) ?? null;
}

/** An owner's withdrawals with these ids. */
export async function findWithdrawals(
  read: Read,
  ids: readonly string[],
  ownerId: string,
): Promise<WithdrawalRecord[]> {
  return (await withdrawalsOf(read, ownerId).where('id', 'in', ids).execute()) as WithdrawalRecord[];
}

/** The states behind a filter value of the wire; null for all. */
function statesOf(filter: string): WithdrawalState[] | null {
  if (filter === '0') return ['auditing'];
  if (filter === '1') return ['passed'];
  return filter === 'all' ? null : ['refused', 'cancelled'];
}

/** A page of an owner's withdrawals, latest first. */
export async function listWithdrawals(
  read: Read,
  ownerId: string,
  filter: string,
  page: number,
  limit: number,
): Promise<WithdrawalRecord[]> {
  const states = statesOf(filter);
  let query = withdrawalsOf(read, ownerId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(rowsBefore(page, limit));
  if (states) query = query.where('status', 'in', states);
  return (await query.execute()) as WithdrawalRecord[];
}

/** The number of an owner's withdrawals by filter. */
export async function countWithdrawals(read: Read, ownerId: string, filter: string): Promise<number> {
  const states = statesOf(filter);
  let query = read
    .selectFrom('withdrawals')
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .where('owner_id', '=', ownerId);
  if (states) query = query.where('status', 'in', states);
  return Number((await query.executeTakeFirstOrThrow()).total);
}
