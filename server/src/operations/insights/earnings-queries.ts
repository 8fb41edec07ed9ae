import type { CalendarRow, EarningRow } from '@tradewind/contract/money/shop-desk/earnings';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import { countedTotal, isBehindCursor, pageOf, rowsBefore } from '../../base/db/paging.ts';
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

export interface EarningFilters {
  state?: State | undefined;
  /** The number of the order. */
  q?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export interface EarningsQuery extends EarningFilters {
  page: number;
  limit: number;
  cursor?: string | undefined;
  sort: string;
}

/** The conditions of the filters, for the earnings `e` of a shop. */
const matches = (shopId: string, { state, q, from, to }: EarningFilters) =>
  allOf([
    sql`e.shop_id = ${shopId}`,
    state && sql`${stateOf} = ${state}`,
    q && sql`e.order_id = (select n.id from orders n where n.sn = upper(${q}) and n.shop_id = ${shopId})`,
    from && sql`e.paid_at >= ${from}`,
    to && sql`e.paid_at < ${to}`,
  ]);

/** All earnings of a shop that the filters fit, latest payment first, in pages. */
export const pagesOfEarnings = (read: Read, shopId: string, afterSaleDays: number, filters: EarningFilters) =>
  pagesOf((last: (EarningRecord & Place) | null, limit) =>
    earningsOf(read, shopId, afterSaleDays)
      .where(matches(shopId, filters))
      .select(placeOf('e.paid_at', 'e.order_id'))
      .$if(last !== null, (query) => query.where(isBehind('e.paid_at', 'e.order_id', last!)))
      .orderBy('e.paid_at', 'desc')
      .orderBy('e.order_id', 'desc')
      .limit(limit)
      .execute(),
  );

/** A page of a shop's earnings that the filters fit. */
export async function listEarnings(
  read: Read,
  shopId: string,
  afterSaleDays: number,
  { page, limit, cursor, sort, ...filters }: EarningsQuery,
): Promise<{ total: number; rows: EarningRecord[]; next: string | null }> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const matching = matches(shopId, filters);
  const behind = (from: string) =>
    isBehindCursor(
      {
        value: sql`e.paid_at`,
        id: sql`e.order_id`,
        ofCursor: sql`(select c.paid_at from order_earnings c where c.order_id = ${from}::uuid and c.shop_id = ${shopId})`,
        direction,
        ids: 'asc',
      },
      from,
    );
  // Only the earnings of the page are joined to what a row shows.
  const ofPage = read
    .selectFrom('order_earnings as e')
    .select('e.order_id')
    .where(matching)
    .$if(cursor !== undefined, (query) => query.where(behind(cursor!)))
    .orderBy('e.paid_at', direction)
    .orderBy('e.order_id')
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor));
  const [rows, total] = await Promise.all([
    earningsOf(read, shopId, afterSaleDays)
      .innerJoin(ofPage.as('page'), 'page.order_id', 'e.order_id')
      .orderBy('e.paid_at', direction)
      .orderBy('e.order_id')
      .execute(),
    countedTotal(read, sql`from order_earnings e where ${matching}`),
  ]);
  return { total, ...pageOf(rows, limit, ({ order_id: id }) => id) };
}

/** SQL condition: an earning is still in escrow. */
const isHeld = sql<SqlBool>`e.released_at is null and e.refunded < e.due`;

/** What a page of the calendar asks for. */
interface ReleasesQuery {
  page: number;
  limit: number;
  cursor?: string | undefined;
}

/**
 * SQL: the first `limit` orders of a shop whose money is held, or the first behind an order: next release first, those without a
 * date last and by the time of the order. Each part reads an index of its own in its order, since a sort by the date of all held
 * orders would read them all.
 */
const nextReleases = (shopId: string, afterSaleDays: number, limit: number, cursor: string | undefined) => {
  const period = sql`make_interval(days => ${afterSaleDays}::integer)`;
  // Also of an order whose money was released since, so that the page behind it is still found.
  const date = sql`case when o.refund_status = 1 then null when o.status = 'delivered' then o.confirm_at + ${period} else o.after_sale_until end`;
  const ofCursor = (place: RawBuilder<unknown>) =>
    sql`(select ${place} from orders o where o.id = ${cursor}::uuid and o.shop_id = ${shopId})`;
  /** Orders by a time of theirs, and where those behind the cursor begin; nowhere when that is null. */
  const part = (which: RawBuilder<unknown>, by: RawBuilder<unknown>, begins: RawBuilder<unknown>) => {
    const start = ofCursor(begins);
    const behind = cursor ? sql`${by} >= ${start} and (${by} > ${start} or o.id > ${cursor}::uuid)` : sql`true`;
    return sql`(
      select o.id as order_id, ${releasesAt(afterSaleDays)} as at, o.placed_at
      from orders o join order_earnings e on e.order_id = o.id
      where o.shop_id = ${shopId} and ${which} and ${isHeld} and ${behind} order by ${by}, o.id limit ${limit})`;
  };
  const withoutDate = sql`case when ${date} is null then o.placed_at else '-infinity' end`;
  return sql<{ order_id: string; at: Date | null; placed_at: Date }>`(
    ${part(sql`o.status = 'received' and o.refund_status <> 1`, sql`o.after_sale_until`, date)}
    union all ${part(sql`o.status = 'delivered' and o.refund_status <> 1`, sql`o.confirm_at`, sql`${date} - ${period}`)}
    union all ${part(sql`o.status = 'waiting_delivery' and o.refund_status <> 1`, sql`o.placed_at`, withoutDate)}
    union all ${part(sql`o.refund_status = 1`, sql`o.placed_at`, withoutDate)})`;
};

/** A page of the earnings still held, next release first, those without a date last and by the time of the order. */
export async function listReleases(
  read: Read,
  shopId: string,
  afterSaleDays: number,
  { page, limit, cursor }: ReleasesQuery,
): Promise<{ total: number; rows: EarningRecord[]; next: string | null }> {
  const order = sql`coalesce(page.at, 'infinity'), coalesce(page.at, page.placed_at), page.order_id`;
  const ofPage = read
    .selectFrom(nextReleases(shopId, afterSaleDays, rowsBefore(page, limit, cursor) + limit + 1, cursor).as('page'))
    .selectAll()
    .orderBy(order)
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor));
  const [rows, total] = await Promise.all([
    earningsOf(read, shopId, afterSaleDays)
      .innerJoin(ofPage.as('page'), 'page.order_id', 'e.order_id')
      .orderBy(order)
      .execute(),
    countedTotal(read, sql`from order_earnings e where e.shop_id = ${shopId} and ${isHeld}`),
  ]);
  return { total, ...pageOf(rows, limit, ({ order_id: id }) => id) };
}
