import type { CalendarRow, EarningRow } from '@tradewind/contract/money/shop-desk/earnings';
import { sql, type SqlBool } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { netOfEarning } from '../../money/settlement/index.ts';

type State = EarningRow['state'];
export type Certainty = CalendarRow['certainty'];

/** SQL: the state of an earning. */
const stateOf = sql<State>`case when e.refunded = e.due then 'returned' when e.released_at is null then 'held' else 'released' end`;

/** SQL: how certain the release date of an order's money is. */
const certaintyOf = sql<Certainty>`case
  when o.refund_status = 1 then 'paused' when o.status = 'received' then 'fixed' when o.status = 'delivered' then 'latest' else 'open' end`;

/** SQL: the release date: the end of the after-sales period, or its latest possible end; null when unknown. */
const releasesAt = (afterSaleDays: number) => sql<Date | null>`case
  when e.released_at is not null or e.refunded = e.due or o.refund_status = 1 then null
  when o.status = 'received' then o.after_sale_until
  when o.status = 'delivered' then o.confirm_at + make_interval(days => ${afterSaleDays}::integer) end`;

const earningsOf = (read: Read, shopId: string, afterSaleDays: number) =>
  read
    .selectFrom('order_earnings as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .where('e.shop_id', '=', shopId)
    .select([
      'e.order_id',
      'o.sn',
      'e.paid_at',
      'e.due',
      'o.discount',
      'e.refunded',
      'e.commission',
      'e.commission_back',
      'e.return_freight',
      'e.released_at',
    ])
    .select([
      stateOf.as('state'),
      certaintyOf.as('certainty'),
      netOfEarning.as('net'),
      releasesAt(afterSaleDays).as('releases_at'),
    ]);
export type EarningRecord = Awaited<ReturnType<ReturnType<typeof earningsOf>['executeTakeFirstOrThrow']>>;

export interface EarningsQuery {
  page: number;
  limit: number;
  sort: string;
  state?: State | undefined;
  q?: string | undefined;
}

/** A page of a shop's earnings, filtered by state and order number. */
export async function listEarnings(
  read: Read,
  shopId: string,
  afterSaleDays: number,
  { page, limit, sort, state, q }: EarningsQuery,
): Promise<{ total: number; rows: EarningRecord[] }> {
  let found = earningsOf(read, shopId, afterSaleDays);
  if (state) found = found.where(sql<SqlBool>`${stateOf} = ${state}`);
  if (q) found = found.where('o.sn', '=', q.toUpperCase());
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('e.paid_at', sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('e.order_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), rows };
}

/** A page of the earnings still held, next release first, those without a date last. */
export async function listReleases(
  read: Read,
  shopId: string,
  afterSaleDays: number,
  page: number,
  limit: number,
): Promise<{ total: number; rows: EarningRecord[] }> {
  const held = earningsOf(read, shopId, afterSaleDays)
    .where('e.released_at', 'is', null)
    .whereRef('e.refunded', '<', 'e.due');
  const [rows, { total }] = await Promise.all([
    held
      .orderBy(sql`releases_at nulls last`)
      .orderBy('e.paid_at')
      .orderBy('e.order_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    held
      .clearSelect()
      .select((eb) => eb.fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { total: Number(total), rows };
}
