import type { DeskShop, deskShops } from '@tradewind/contract/operations/desk/shops';
import type { OutputOf, ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { sql, type RawBuilder } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read } from '../../../base/db/database.ts';
import { likeAnywhere } from '../../../base/db/like.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import { rowsBefore } from '../../../base/db/paging.ts';
import { isId } from '../../../base/ids/ids.ts';
import { cents } from '../wire.ts';

type Input = ParsedInputOf<typeof deskShops>;

interface FiguresRow {
  id: string;
  name: string;
  avatar: string;
  status: string;
  suspended_reason: string;
  created_at: Date;
  products: number;
  orders: number;
  sales: bigint;
  score_sum: number;
  review_count: number;
  refunds: number;
  disputes: number;
  balance: bigint;
}

/** Orders and sales of a shop are those of so many days. */
const period = 30 * day;

/**
 * SQL: shops with their figures. Each source is read once for all of them, so that any figure can be sorted by.
 *
 * @param which a condition on the id of a shop, on each source
 */
const figures = (now: Date, which: (shopId: RawBuilder<unknown>) => RawBuilder<unknown> = () => sql`true`) => sql`
  select s.id, s.name, s.avatar, s.status, s.suspended_reason, s.created_at,
    coalesce(p.products, 0) as products, coalesce(p.score_sum, 0) as score_sum, coalesce(p.review_count, 0) as review_count,
    coalesce(e.orders, 0) as orders, coalesce(e.sales, 0) as sales,
    coalesce(r.refunds, 0) as refunds, coalesce(r.disputes, 0) as disputes, coalesce(b.balance, 0) as balance
  from shops s
  left join (
    select shop_id, (count(*) filter (where status = 'on_sale'))::int as products,
      sum(score_sum)::int as score_sum, sum(review_count)::int as review_count
    from products where ${which(sql`shop_id`)} group by shop_id
  ) p on p.shop_id = s.id
  left join (
    select shop_id, count(*)::int as orders, sum(due - refunded)::bigint as sales
    from order_earnings where paid_at > ${later(now, -period)} and paid_at <= ${now} and (refunded < due or due = 0) and ${which(sql`shop_id`)}
    group by shop_id
  ) e on e.shop_id = s.id
  left join (
    select shop_id, count(*)::int as refunds, (count(*) filter (where state = 'in_dispute'))::int as disputes
    from refund_requests where over_at is null and ${which(sql`shop_id`)} group by shop_id
  ) r on r.shop_id = s.id
  left join (
    select a.owner_id, sum(case when a.kind = 'shop_debt' then -b.amount else b.amount end)::bigint as balance
    from accounts a join balances b on b.account_id = a.id
    where a.kind in ('shop_available', 'shop_held', 'shop_debt') and ${which(sql`a.owner_id`)} group by a.owner_id
  ) b on b.owner_id = s.id
  where ${which(sql`s.id`)}`;

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  sales: sql`f.sales`,
  orders: sql`f.orders`,
  products: sql`f.products`,
  rating: sql`f.score_sum::float8 / nullif(f.review_count, 0)`,
  refunds: sql`f.refunds`,
  balance: sql`f.balance`,
  name: sql`lower(f.name)`,
  created_at: sql`f.created_at`,
};

/** A page of all shops with their figures. */
export async function listShops(
  read: Read,
  { page, limit, sort, state, search, cases }: Input,
  now: Date,
): Promise<OutputOf<typeof deskShops>> {
  const conditions = [
    state && sql`f.status = ${state}`,
    search && (isId(search) ? sql`f.id = ${search}` : sql`f.name ilike ${likeAnywhere(search)}`),
    cases && (cases === 'disputes' ? sql`f.disputes > 0` : sql`f.refunds > 0`),
  ].filter((condition) => condition !== undefined && condition !== '');
  const order = orders[sort.replace('-', '')]!;
  const direction = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  const rows = await rowsOf<FiguresRow & { total: number }>(
    read,
    sql`
    select f.*, count(*) over ()::int as total from (${figures(now)}) f
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by ${order} ${direction}, f.id limit ${limit} offset ${rowsBefore(page, limit)}`,
  );
  return { list: rows.map(presentFigures), total: rows[0]?.total ?? 0 };
}

/** The figures of one shop; null for an unknown one. */
export async function findShop(read: Read, id: string, now: Date): Promise<DeskShop | null> {
  const [row] = await rowsOf<FiguresRow>(
    read,
    figures(now, (shopId) => sql`${shopId} = ${id}`),
  );
  return row ? presentFigures(row) : null;
}

const presentFigures = (row: FiguresRow): DeskShop => ({
  id: row.id,
  name: row.name,
  avatar: row.avatar,
  state: row.status as DeskShop['state'],
  suspended_reason: row.suspended_reason,
  created_at: row.created_at.toISOString(),
  products: row.products,
  orders: row.orders,
  sales: cents(row.sales),
  rating: row.review_count > 0 ? Math.round((row.score_sum * 5) / row.review_count) / 10 : null,
  review_count: row.review_count,
  refunds: row.refunds,
  disputes: row.disputes,
  balance: cents(row.balance),
});
