import type { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { countedTotal, isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { countQueues } from '../../base/db/queues.ts';

/** Other recharges with the same picture as evidence, compared as uploaded and as stored. */
const samePicture = sql`from recharges o join uploads u on u.id = o.evidence_id where (u.sent_sha256 = e.sent_sha256 or u.kept_sha256 = e.kept_sha256) and o.id <> r.id`;

function recharges(read: Read) {
  return read
    .selectFrom('recharges as r')
    .innerJoin('users as p', 'p.id', 'r.user_id')
    .leftJoin('uploads as e', 'e.id', 'r.evidence_id')
    .leftJoin('operators as d', 'd.id', 'r.decided_by')
    .select([
      'r.id',
      'r.user_id',
      'p.username',
      'r.method',
      'r.state',
      'r.asked',
      'r.arrived',
      'r.network',
      'r.address',
      'r.message',
      'r.asked_at',
      'r.decided_at',
      'r.payment_id',
      'r.chain_reference',
      'e.name as evidence',
      'd.name as decided_by',
      sql<bigint>`(select count(*) ${samePicture})`.as('duplicates'),
      sql<bigint>`coalesce((select sum(v.amount) from recharge_reversals v where v.recharge_id = r.id and v.returned_at is null), 0)::bigint`.as(
        'taken_back',
      ),
      sql<bigint>`coalesce((select sum(v.borne) from recharge_reversals v where v.recharge_id = r.id and v.returned_at is null), 0)::bigint`.as(
        'borne',
      ),
    ]);
}

export type DeskRecharge = Awaited<ReturnType<ReturnType<typeof recharges>['executeTakeFirstOrThrow']>>;

/** A recharge for the desk; null when there is none. */
export async function findDeskRecharge(read: Read, id: string): Promise<DeskRecharge | null> {
  return (await recharges(read).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

type Filters = ParsedInputOf<typeof deskRecharges>;

/** A page of recharges with the total of all pages. */
export async function listDeskRecharges(
  read: Read,
  { page, limit, cursor, sort, state, method, network, user_id, duplicates }: Filters,
): Promise<{ rows: DeskRecharge[]; next: string | null; total: number }> {
  const where = sql<boolean>`${sql.join(
    [
      state && sql`r.state = ${state}`,
      method && sql`r.method = ${method}`,
      network && sql`r.network = ${network}`,
      user_id && sql`r.user_id = ${user_id}`,
      duplicates && sql`exists (select 1 ${samePicture})`,
      sql`true`,
    ].filter((condition) => condition !== undefined && condition !== ''),
    sql` and `,
  )}`;
  const column = sort.replace('-', '') as 'asked_at' | 'asked';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = { table: 'recharges', alias: 'r', column, direction, ids: direction } as const;
  const [found, total] = await Promise.all([
    recharges(read)
      .where(where)
      .$if(cursor !== undefined, (query) => query.where(isBehindRow(order, cursor!)))
      .orderBy(`r.${column}`, direction)
      .orderBy('r.id', direction)
      .offset(rowsBefore(page, limit, cursor))
      .limit(limit + 1)
      .execute(),
    countedTotal(read, sql`from recharges r left join uploads e on e.id = r.evidence_id where ${where}`),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total };
}

/** The number of recharges in each state. */
export const countByState = (read: Read): Promise<Record<string, number>> =>
  countQueues(read, sql`from recharges r where true`, {
    waiting: sql`r.state = 'waiting'`,
    auditing: sql`r.state = 'auditing'`,
    passed: sql`r.state = 'passed'`,
    refused: sql`r.state = 'refused'`,
  });

/** The other recharges with the same picture, latest first. */
export async function listSamePicture(read: Read, id: string) {
  return read
    .selectFrom('recharges as r')
    .innerJoin('uploads as e', 'e.id', 'r.evidence_id')
    .innerJoin('uploads as u', (join) =>
      join.on((eb) =>
        eb.or([eb('u.sent_sha256', '=', eb.ref('e.sent_sha256')), eb('u.kept_sha256', '=', eb.ref('e.kept_sha256'))]),
      ),
    )
    .innerJoin('recharges as o', 'o.evidence_id', 'u.id')
    .innerJoin('users as p', 'p.id', 'o.user_id')
    .select(['o.id', 'o.user_id', 'p.username', 'o.state', 'o.asked', 'o.asked_at'])
    .where('r.id', '=', id)
    .whereRef('o.id', '!=', 'r.id')
    .orderBy('o.asked_at', 'desc')
    .limit(50)
    .execute();
}

/** The shopper's other recharges, latest first. */
export async function listOthers(read: Read, { id, user_id }: Pick<DeskRecharge, 'id' | 'user_id'>) {
  return read
    .selectFrom('recharges')
    .select(['id', 'method', 'state', 'network', 'asked', 'arrived', 'asked_at'])
    .where('user_id', '=', user_id)
    .where('id', '!=', id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
}

/** The reversals of a recharge, earliest first. */
export async function listReversals(read: Read, id: string) {
  return read
    .selectFrom('recharge_reversals')
    .select(['reference', 'reason', 'amount', 'borne', 'reversed_at', 'returned_at'])
    .where('recharge_id', '=', id)
    .orderBy('reversed_at')
    .execute();
}

/** The operators' approvals and amounts, earliest first. */
export async function listApprovals(read: Read, rechargeId: string) {
  return read
    .selectFrom('recharge_approvals as a')
    .innerJoin('operators as o', 'o.id', 'a.operator_id')
    .select(['a.operator_id', 'o.name as operator', 'a.arrived', 'a.approved_at'])
    .where('a.recharge_id', '=', rechargeId)
    .orderBy('a.approved_at')
    .execute();
}
