import type { WithdrawalQueue } from '@tradewind/contract/money/desk/withdrawals';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Read } from '../../base/db/database.ts';
import { countedTotal, isBehindRow, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { onHold, reversedAmountOf } from './hold.ts';
import type { Owner } from './owner.ts';
import type { Payment } from './payment.ts';
import { hindrance, needsApproval, type ReadinessRule } from './readiness.ts';

/** The withdrawals of a queue, as a condition on `w`. */
function inQueue(queue: WithdrawalQueue, rule: ReadinessRule) {
  const { now } = rule;
  const conditions: Record<WithdrawalQueue, ReturnType<typeof sql<SqlBool>>> = {
    auditing: sql<SqlBool>`w.status = 'auditing'`,
    needs_approval: sql<SqlBool>`w.status = 'auditing' and w.batch_id is null and ${needsApproval(rule)}`,
    ready: sql<SqlBool>`w.status = 'auditing' and ${hindrance(rule)} is null`,
    on_hold: sql<SqlBool>`w.status = 'auditing' and ${onHold(now)}`,
    paying: sql<SqlBool>`w.status = 'auditing' and w.batch_id is not null`,
    late: sql<SqlBool>`w.status = 'auditing' and w.review_before < ${now}`,
    passed: sql<SqlBool>`w.status = 'passed'`,
    refused: sql<SqlBool>`w.status = 'refused'`,
    cancelled: sql<SqlBool>`w.status = 'cancelled'`,
  };
  return conditions[queue];
}

/** Withdrawals with the names of owner, requester and operators, in one query. */
function withNames(read: Read, now: Date) {
  return read
    .selectFrom('withdrawals as w')
    .leftJoin('users as u', 'u.id', 'w.user_id')
    .leftJoin('shops as h', 'h.id', 'w.shop_id')
    .leftJoin('users as asker', 'asker.id', 'w.asked_by')
    .leftJoin('payout_batches as b', 'b.id', 'w.batch_id')
    .leftJoin('operators as decider', 'decider.id', 'w.decided_by')
    .leftJoin('operators as payer', 'payer.id', 'b.made_by')
    .leftJoin('operators as releaser', 'releaser.id', 'w.released_by')
    .selectAll('w')
    .select([
      'u.username',
      'h.name as shop_name',
      'asker.username as asker_name',
      'b.number as batch_number',
      'b.made_at as batch_made_at',
      'decider.name as decider_name',
      'payer.name as payer_name',
      'releaser.name as releaser_name',
    ])
    .select(onHold(now).as('on_hold'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('withdrawal_approvals as a')
          .innerJoin('operators as o', 'o.id', 'a.operator_id')
          .select(['a.operator_id', 'o.name', 'a.approved_at'])
          .whereRef('a.withdrawal_id', '=', 'w.id')
          .orderBy('a.approved_at'),
      ).as('approvals'),
    );
}
export type DeskRecord = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>;

export interface QueueQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
  sort: string;
  queue?: WithdrawalQueue | undefined;
  method?: 'bank' | 'chain' | undefined;
  network?: string | undefined;
  ownerKind?: Owner['kind'] | undefined;
  userId?: string | undefined;
}

type Filters = Omit<QueueQuery, 'page' | 'limit' | 'cursor' | 'sort'>;

/** A page of a queue. */
export async function listQueue(
  read: Read,
  { page, limit, cursor, sort, ...filters }: QueueQuery,
  rule: ReadinessRule,
): Promise<{ rows: DeskRecord[]; next: string | null }> {
  const field = sort.replace('-', '') as 'asked_at' | 'review_before' | 'price';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const order = { table: 'withdrawals', alias: 'w', column: field, direction, ids: 'asc' } as const;
  const found = await withNames(read, rule.now)
    .where(matches(filters, rule))
    .$if(cursor !== undefined, (query) => query.where(isBehindRow(order, cursor!)))
    .orderBy(`w.${field}`, direction)
    .orderBy('w.id')
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor))
    .execute();
  return pageOf(found, limit, ({ id }) => id);
}

/** The number of withdrawals that match the filters. */
export const countQueue = (read: Read, filters: Filters, rule: ReadinessRule): Promise<number> =>
  countedTotal(read, sql`from withdrawals w where ${matches(filters, rule)}`);

function matches({ queue, method, network, ownerKind, userId }: Filters, rule: ReadinessRule) {
  const conditions = [
    queue && inQueue(queue, rule),
    method && sql<SqlBool>`w.method = ${method}`,
    network && sql<SqlBool>`w.network = ${network}`,
    ownerKind && (ownerKind === 'shop' ? sql<SqlBool>`w.shop_id is not null` : sql<SqlBool>`w.user_id is not null`),
    userId && sql<SqlBool>`w.user_id = ${userId}`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length > 0
    ? sql<SqlBool>`${sql.join(
        conditions.map((condition) => sql`(${condition})`),
        sql` and `,
      )}`
    : sql<SqlBool>`true`;
}

/** The number of withdrawals in each open queue. */
export async function countQueues(read: Read, rule: ReadinessRule): Promise<Record<string, number>> {
  const open: WithdrawalQueue[] = ['auditing', 'needs_approval', 'ready', 'on_hold', 'paying', 'late'];
  const counts = await read
    .selectFrom('withdrawals as w')
    .select((eb) => open.map((queue) => eb.fn.countAll<bigint>().filterWhere(inQueue(queue, rule)).as(queue)))
    .where('w.status', '=', 'auditing')
    .executeTakeFirstOrThrow();
  return Object.fromEntries(open.map((queue) => [queue, Number(counts[queue as keyof typeof counts])]));
}

/** A withdrawal for the desk; null when there is none. */
export async function findForDesk(read: Read, id: string, now: Date): Promise<DeskRecord | null> {
  return (await withNames(read, now).where('w.id', '=', id).executeTakeFirst()) ?? null;
}

/** Facts for a review: age of the account, earlier payments to it, changes of credentials, and reversed recharges. */
export async function reviewFacts(
  read: Read,
  { id, payout_address_id, owner_id, user_id, asked_by, address, network }: DeskRecord,
) {
  const [entry, uses, user, takenBack] = await Promise.all([
    read
      .selectFrom('payout_addresses')
      .select('added_at')
      .where('id', '=', payout_address_id)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('withdrawals')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where('owner_id', '=', owner_id)
      .where('address', '=', address)
      .where('network', '=', network)
      .where('status', '=', 'passed')
      .where('id', '<>', id)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('users')
      .select('credentials_changed_at')
      .where('id', '=', user_id ?? asked_by)
      .executeTakeFirst(),
    user_id ? reversedAmountOf(read, user_id) : [],
  ]);
  return {
    addressAddedAt: entry.added_at,
    addressUses: Number(uses.count),
    credentialsChangedAt: user?.credentials_changed_at ?? null,
    takenBack,
  };
}

/** Batches with their total and the number of open withdrawals. */
function batches(read: Read) {
  return read
    .selectFrom('payout_batches as b')
    .innerJoin('operators as o', 'o.id', 'b.made_by')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('withdrawals as w')
          .select((e) => [
            e.fn.countAll<bigint>().as('count'),
            e.fn.countAll<bigint>().filterWhere('w.status', '=', 'auditing').as('open'),
            e.cast<bigint>(e.fn.sum('w.receives'), 'bigint').as('total'),
          ])
          .whereRef('w.batch_id', '=', 'b.id')
          .as('sum'),
      (join) => join.onTrue(),
    )
    .select(['b.id', 'b.number', 'b.made_at', 'b.debtor', 'o.name as made_by', 'sum.count', 'sum.open', 'sum.total']);
}
export type BatchRecord = Awaited<ReturnType<ReturnType<typeof batches>['executeTakeFirstOrThrow']>>;

/** A batch; null when there is none. */
export async function findBatch(read: Read, id: string): Promise<BatchRecord | null> {
  return (await batches(read).where('b.id', '=', id).executeTakeFirst()) ?? null;
}

/** A page of batches with the total of all pages. */
export async function listBatches(
  read: Read,
  page: number,
  limit: number,
  sort: string,
): Promise<{ total: number; list: BatchRecord[] }> {
  const [list, { total }] = await Promise.all([
    batches(read)
      .orderBy('b.made_at', sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('b.id')
      .limit(limit)
      .offset(rowsBefore(page, limit))
      .execute(),
    read
      .selectFrom('payout_batches')
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), list };
}

/** The payments of a batch, independent of their current status. */
export async function paymentsOf(read: Read, batchId: string): Promise<Payment[]> {
  const rows = await read
    .selectFrom('withdrawals as w')
    .innerJoin('payout_addresses as a', 'a.id', 'w.payout_address_id')
    .select(['w.sn', 'w.method', 'w.network', 'w.holder', 'w.bank_name', 'w.address', 'w.asset', 'w.receives'])
    .select(['w.asked_at', 'a.bank_country as country', 'a.bank_details as details'])
    .where('w.batch_id', '=', batchId)
    .orderBy('w.asked_at')
    .orderBy('w.id')
    .execute();
  return rows.map(({ bank_name: bankName, asked_at: askedAt, ...row }) => ({ ...row, bankName, askedAt }));
}

/** Waiting withdrawals of a filter by what keeps them from being handed over, and by the form of their account. */
export function planHandOver(
  read: Read,
  filter: { ids?: readonly string[] | undefined; method?: string | undefined; network?: string | undefined },
  rule: ReadinessRule,
) {
  let query = read
    .selectFrom('withdrawals as w')
    .innerJoin('payout_addresses as a', 'a.id', 'w.payout_address_id')
    .select(hindrance(rule).as('why'))
    .select(['w.method', 'w.asset', 'a.bank_country as country', 'w.holder'])
    .select((eb) => eb.ref('w.receives').as('receives'))
    .where('w.status', '=', 'auditing')
    .where('w.batch_id', 'is', null)
    .orderBy('w.id')
    .limit(10_000);
  if (filter.ids) query = query.where('w.id', 'in', filter.ids);
  if (filter.method) query = query.where('w.method', '=', filter.method);
  if (filter.network) query = query.where('w.network', '=', filter.network);
  return query.execute();
}
