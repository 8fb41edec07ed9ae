import {
  mostPreviewed,
  type CommissionPreview,
  type commissionPreview as contract,
} from '@tradewind/contract/money/desk/commissions';
import type { ParsedInputOf } from '@tradewind/contract/base/endpoint';
import { toWire, usd } from '@tradewind/contract/base/money';
import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { day } from '../../base/clock/clock.ts';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { commissionByRule } from './freeze-commission.ts';
import { readLimits } from './read-limits.ts';

const longestRange = 366 * day;
const shownShops = 50;

interface Newest {
  /** When the first of them was paid; null where there is none. */
  from: Date | null;
  /** There are more in the time. */
  more: boolean;
}

interface ShopRow {
  shop_id: string;
  shop: string;
  orders: number;
  goods: bigint;
  before: bigint;
  after: bigint;
  all_shops: number;
  all_orders: number;
  all_goods: bigint;
  all_before: bigint;
  all_after: bigint;
}

/**
 * What a rule would have made of the commissions of past orders: of all lines of its scope for which no narrower rule
 * counted. Orders that were refunded completely are left out. Floor, cap and rounding are of each line, so no sum that is kept
 * answers this: of more orders than {@link mostPreviewed} only the newest are read.
 *
 * @throws Refusal `setting_invalid`, `shop_not_found`.
 */
export async function previewCommission(read: Read, input: ParsedInputOf<typeof contract>): Promise<CommissionPreview> {
  const { shop_id: shopId = null, category = null, rate_bp: rate, from, to } = input;
  const { floor, cap } = readLimits(input);
  if (to <= from || to.getTime() - from.getTime() > longestRange) refuse('setting_invalid', {}, ['from', 'to']);
  if (shopId !== null)
    requireFound(
      await read.selectFrom('shops').select('id').where('id', '=', shopId).executeTakeFirst(),
      'shop_not_found',
      {},
      ['shop_id'],
    );
  const paid = sql`from order_earnings e where ${allOf([
    sql`e.paid_at >= ${from} and e.paid_at < ${to}`,
    shopId !== null && sql`e.shop_id = ${shopId}`,
  ])}`;
  const newest = sql`select e.order_id, e.shop_id, e.paid_at, e.refunded < e.due as stands ${paid}
    order by e.paid_at desc, e.order_id limit ${mostPreviewed}`;
  const [bound] = await rowsOf<Newest>(
    read,
    sql`select min(n.paid_at) as "from",
      (select count(*) from (select 1 ${paid} limit ${mostPreviewed + 1}) found) > ${mostPreviewed} as more
    from (${newest}) n`,
  );
  const rows = await rowsOf<ShopRow>(
    read,
    sql`
    with line as (
      select e.shop_id, l.order_id, l.base, l.commission as before,
        ${commissionByRule(sql`l.base`, sql`${floor}::bigint`, sql`${cap}::bigint`, sql`${rate}::bigint`)} as after
      from (${newest}) e
      join line_commissions l on l.order_id = e.order_id
      join commission_rules r on r.id = l.rule_id
      where e.stands
        and (${category}::text is null or l.category_code in (
          select c.code from categories c left join categories now on now.code = coalesce(c.merged_into, c.code)
          where ${category}::text in (c.code, now.code, now.parent_code)))
        and ${narrowness(sql`r.shop_id`, sql`r.category_code`)}
          <= ${narrowness(sql`${shopId}::uuid`, sql`${category}::text`)}
    ), shop as (
      select shop_id, count(distinct order_id)::int as orders, sum(base)::bigint as goods, sum(before)::bigint as before,
        sum(after)::bigint as after
      from line group by shop_id
    )
    select s.*, h.name as shop, (count(*) over ())::int as all_shops, (sum(s.orders) over ())::int as all_orders,
      (sum(s.goods) over ())::bigint as all_goods, (sum(s.before) over ())::bigint as all_before,
      (sum(s.after) over ())::bigint as all_after
    from shop s join shops h on h.id = s.shop_id
    order by abs(s.after - s.before) desc, h.name, s.shop_id limit ${shownShops}`,
  );
  const [first] = rows;
  return {
    ...presentSums(first?.all_orders ?? 0, first?.all_goods ?? 0n, first?.all_before ?? 0n, first?.all_after ?? 0n),
    counted_from: bound!.more ? bound!.from!.toISOString() : null,
    shops_count: first?.all_shops ?? 0,
    shops: rows.map((row) => ({
      shop_id: row.shop_id,
      shop: row.shop,
      ...presentSums(row.orders, row.goods, row.before, row.after),
    })),
  };
}

/** SQL: how narrow the scope of a rule is, from 0 for everything to 5 for a subcategory of a shop. */
const narrowness = (shopId: ReturnType<typeof sql>, category: ReturnType<typeof sql>) =>
  sql`((${shopId} is not null)::int * 3 + (${category} is not null)::int
    + exists (select from categories c where c.code = ${category} and c.parent_code is not null)::int)`;

const presentSums = (orders: number, goods: bigint, before: bigint, after: bigint) => ({
  orders,
  goods: toWire(usd(goods)),
  before: toWire(usd(before)),
  after: toWire(usd(after)),
});
