import type { deskDeposits, DepositQueue } from '@tradewind/contract/money/desk/deposits';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { countedTotal, isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';

const claims = sql`from deposit_claims c where c.deposit_id = d.id`;

/** The deposits of each queue, as a condition on `d`. */
const inQueue: Queues<DepositQueue> = {
  waiting: sql`d.state in ('below_minimum', 'unmatched')`,
  claimed: sql`d.state in ('below_minimum', 'unmatched') and exists (select 1 ${claims})`,
  below_minimum: sql`d.state = 'below_minimum'`,
  unmatched: sql`d.state = 'unmatched'`,
  seen: sql`d.state = 'seen'`,
  gone: sql`d.state = 'gone'`,
  credited: sql`d.state = 'credited'`,
  closed: sql`d.state = 'closed'`,
};

function deposits(read: Read) {
  return read
    .selectFrom('deposits as d')
    .leftJoin('users as u', 'u.id', 'd.user_id')
    .leftJoin('operators as o', 'o.id', 'd.decided_by')
    .selectAll('d')
    .select(['u.username', 'o.name as decider', sql<bigint>`(select count(*) ${claims})`.as('claims')]);
}

export type DeskDeposit = Awaited<ReturnType<ReturnType<typeof deposits>['executeTakeFirstOrThrow']>>;

/** A deposit for the desk; null when there is none. */
export async function findDeskDeposit(read: Read, id: string): Promise<DeskDeposit | null> {
  return (await deposits(read).where('d.id', '=', id).executeTakeFirst()) ?? null;
}

/** A page of deposits with the total of all pages. */
export async function listDeskDeposits(
  read: Read,
  { page, limit, cursor, sort, queue, network, user_id, tx }: ParsedInputOf<typeof deskDeposits>,
): Promise<{ rows: DeskDeposit[]; next: string | null; total: number }> {
  const hash = tx && `0x${tx.toLowerCase().replace(/^0x/, '')}`;
  const conditions = [
    queue && inQueue[queue],
    network && sql`d.network = ${network}`,
    user_id && sql`(d.user_id = ${user_id} or exists (select 1 ${claims} and c.user_id = ${user_id}))`,
    hash && sql`d.tx_hash = ${hash}`,
  ].filter((condition) => typeof condition === 'object');
  const where = sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;
  const field = sort.replace('-', '') as 'seen_at' | 'amount';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = { table: 'deposits', alias: 'd', column: field, direction, ids: direction } as const;
  const [found, total] = await Promise.all([
    deposits(read)
      .where(where)
      .$if(cursor !== undefined, (query) => query.where(isBehindRow(order, cursor!)))
      .orderBy(`d.${field}`, direction)
      .orderBy('d.id', direction)
      .limit(limit + 1)
      .offset(rowsBefore(page, limit, cursor))
      .execute(),
    countedTotal(read, sql`from deposits d where ${where}`),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total };
}

/** The number of deposits in each queue. */
export const countDeposits = (read: Read): Promise<Record<string, number>> =>
  countQueues(read, sql`from deposits d where true`, inQueue);

/** The shoppers who claim a deposit, earliest first. */
export function claimantsOf(read: Read, depositId: string) {
  return read
    .selectFrom('deposit_claims as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id as id', 'u.username', 'c.claimed_at'])
    .where('c.deposit_id', '=', depositId)
    .orderBy('c.claimed_at')
    .execute();
}

/** The operators' approvals of a deposit, earliest first. */
export function approvalsOf(read: Read, depositId: string) {
  return read
    .selectFrom('deposit_approvals as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.operator_id', 'o.name as operator', 'a.user_id', 'u.username', 'a.approved_at'])
    .where('a.deposit_id', '=', depositId)
    .orderBy('a.approved_at')
    .execute();
}

/** The other deposits of the same transaction, at most 20. */
export function sameTransaction(read: Read, { id, network, tx_hash }: DeskDeposit): Promise<DeskDeposit[]> {
  return deposits(read)
    .where('d.network', '=', network)
    .where('d.tx_hash', '=', tx_hash)
    .where('d.id', '<>', id)
    .orderBy('d.place')
    .limit(20)
    .execute();
}

/** A shopper's username; empty when there is none. */
export async function usernameOf(read: Read, userId: string): Promise<string> {
  return (
    (await read.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst())?.username ?? ''
  );
}
