import type { RefundQueue } from '@tradewind/contract/trade/shop-desk/aftersales';
import { sql } from 'kysely';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { isBehind, pagesOf, placeOf, type Place } from '../../base/db/keyset.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { isBehindCursor, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { productsNamed } from '../../goods/catalog/index.ts';
import { requests, type RefundRecord } from './refund-queries.ts';

/** What a member looks for among the refunds of the shop. */
export interface RefundFilters {
  state?: string | undefined;
  reason?: string | undefined;
  /** The number of the order or of the refund. */
  q?: string | undefined;
  product?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

interface ShopList extends RefundFilters {
  queue?: RefundQueue | undefined;
  page: number;
  limit: number;
  cursor?: string | undefined;
  sort: 'due_at' | '-asked_at' | 'asked_at';
}

const queues: Queues<RefundQueue> = {
  answer: sql`r.state = 'pending'`,
  check: sql`r.state = 'returned'`,
  disputes: sql`r.state = 'in_dispute'`,
  open: sql`r.over_at is null`,
  over: sql`r.over_at is not null`,
};

/** The conditions of the filters and of a queue, for the refunds `r` of a shop. */
function matches(shopId: string, { state, reason, q, product, from, to }: RefundFilters, queue?: RefundQueue) {
  return allOf([
    sql`r.shop_id = ${shopId}`,
    state && sql`r.state = ${state}`,
    reason && sql`r.reason = ${reason}`,
    q &&
      sql`(r.sn = upper(${q}) or r.order_id = (select n.id from orders n where n.sn = upper(${q}) and n.shop_id = ${shopId}))`,
    from && sql`r.asked_at >= ${from}`,
    to && sql`r.asked_at < ${to}`,
    queue && queues[queue],
    product &&
      // As an array, it is read once for all refunds.
      sql`r.id = any (array(select x.request_id from refund_lines x join order_lines l on l.id = x.line_id
        where l.product_id in ${productsNamed(shopId, product)}))`,
  ]);
}

/** SQL condition: a refund stands behind another one of the shop. Those without a deadline are last. */
function isBehindRefund(cursor: string, shopId: string, column: 'due_at' | 'asked_at', direction: 'asc' | 'desc') {
  const placeOf = (refund: 'r' | 'c') => sql`coalesce(${sql.ref(`${refund}.${column}`)}, 'infinity'::timestamptz)`;
  const ofCursor = sql`(select ${placeOf('c')} from refund_requests c where c.id = ${cursor}::uuid and c.shop_id = ${shopId})`;
  return isBehindCursor({ value: placeOf('r'), id: sql`r.id`, ofCursor, direction, ids: 'desc' }, cursor);
}

/** One page of a shop's refunds in a queue, with the number of refunds in each queue that the filters fit. */
export async function listForShop(
  read: Read,
  shopId: string,
  { queue, page, limit, cursor, sort, ...filters }: ShopList,
): Promise<{ rows: RefundRecord[]; next: string | null; total: number; counts: Record<string, number> }> {
  const column = sort === 'due_at' ? 'due_at' : 'asked_at';
  const direction = sort === '-asked_at' ? 'desc' : 'asc';
  // Only the refunds of the page are joined to what a row shows.
  const ofPage = read
    .selectFrom('refund_requests as r')
    .select('r.id')
    .where(allOf([matches(shopId, filters, queue), cursor && isBehindRefund(cursor, shopId, column, direction)]))
    .orderBy(`r.${column}`, (order) => order[direction]().nullsLast())
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor));
  const [counts, found] = await Promise.all([
    countQueues(read, sql`from refund_requests r where ${matches(shopId, filters)}`, queues),
    requests(read)
      .innerJoin(ofPage.as('page'), 'page.id', 'r.id')
      .orderBy(`r.${column}`, (order) => order[direction]().nullsLast())
      .orderBy('r.id', 'desc')
      .execute(),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total: counts[queue ?? 'all'], counts };
}

/** All refunds of a shop in a queue that the filters fit, latest request first, in pages. */
export const pagesOfRefunds = (
  read: Read,
  shopId: string,
  { queue, ...filters }: RefundFilters & { queue?: RefundQueue | undefined },
) =>
  pagesOf((last: (RefundRecord & Place) | null, limit) =>
    requests(read)
      .select(placeOf('r.asked_at', 'r.id'))
      .where(matches(shopId, filters, queue))
      .$if(last !== null, (query) => query.where(isBehind('r.asked_at', 'r.id', last!)))
      .orderBy('r.asked_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute(),
  );
