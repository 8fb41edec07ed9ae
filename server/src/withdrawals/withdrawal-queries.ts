import type { PayoutMethod, WithdrawalState } from '@tradewind/contract/withdrawals';
import type { Read } from '../base/db/database.ts';

const withdrawalsOf = (read: Read, userId: string) => read.selectFrom('withdrawals').selectAll().where('user_id', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof withdrawalsOf>['executeTakeFirstOrThrow']>>;
/** A withdrawal as it is stored. */
export type WithdrawalRecord = Omit<Row, 'status' | 'method'> & { status: WithdrawalState; method: PayoutMethod };

export async function findWithdrawal(read: Read, id: string, userId: string): Promise<WithdrawalRecord | null> {
  const row = await withdrawalsOf(read, userId).where('id', '=', id).executeTakeFirst();
  return (row as WithdrawalRecord | undefined) ?? null;
}

/** The states behind an audit value of the wire; null for all. */
function statesOf(filter: string): WithdrawalState[] | null {
  if (filter === '0') return ['auditing'];
  if (filter === '1') return ['passed'];
  return filter === 'all' ? null : ['refused', 'cancelled'];
}

export async function listWithdrawals(read: Read, userId: string, filter: string, page: number, limit: number): Promise<WithdrawalRecord[]> {
  const states = statesOf(filter);
  let query = withdrawalsOf(read, userId).orderBy('asked_at', 'desc').orderBy('id').limit(limit).offset((page - 1) * limit);
  if (states) query = query.where('status', 'in', states);
  return (await query.execute()) as WithdrawalRecord[];
}

export async function countWithdrawals(read: Read, userId: string, filter: string): Promise<number> {
  const states = statesOf(filter);
  let query = read.selectFrom('withdrawals').select((eb) => eb.fn.countAll<bigint>().as('total')).where('user_id', '=', userId);
  if (states) query = query.where('status', 'in', states);
  return Number((await query.executeTakeFirstOrThrow()).total);
}
