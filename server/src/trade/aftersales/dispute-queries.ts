import type { DisputeQueue } from '@tradewind/contract/trade/desk/disputes';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { allOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { countQueues, type Queues } from '../../base/db/queues.ts';
import { isBehindCursor, pageOf, rowsBefore } from '../../base/db/paging.ts';
import { requests } from './refund-queries.ts';

function disputes(read: Read) {
  return requests(read)
    .leftJoin('operators as op', 'op.id', 'r.ruled_by')
    .select('op.name as ruled_name')
    .where('r.dispute_at', 'is not', null);
}
export type DisputeRecord = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>;

const queuesAt = (now: Date): Queues<DisputeQueue> => ({
  evidence: sql`r.state = 'in_dispute' and r.evidence_until > ${now}`,
  ready: sql`r.state = 'in_dispute' and r.evidence_until <= ${now}`,
  late: sql`r.state = 'in_dispute' and r.due_at <= ${now}`,
  ruled: sql`r.ruled_at is not null`,
});

export interface DisputeList {
  queue?: DisputeQueue | undefined;
  page: number;
  limit: number;
  cursor?: string | undefined;
  sort: 'rule_before' | '-rule_before' | '-opened_at' | 'opened_at';
}

/** SQL condition: a dispute stands behind another one. Those without a deadline are last in both directions. */
function isBehind(cursor: string, sort: DisputeList['sort']) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const never = direction === 'desc' ? sql`'-infinity'::timestamptz` : sql`'infinity'::timestamptz`;
  const [value, valueOfCursor] = sort.endsWith('rule_before')
    ? [sql`coalesce(r.due_at, ${never})`, sql`coalesce(c.due_at, ${never})`]
    : [sql`r.dispute_at`, sql`c.dispute_at`];
  const ofCursor = sql`(select ${valueOfCursor} from refund_requests c where c.id = ${cursor}::uuid and c.dispute_at is not null)`;
  return isBehindCursor({ value, id: sql`r.id`, ofCursor, direction, ids: 'desc' }, cursor);
}

/** One page of the disputes of a queue, with the number of disputes in each queue. */
export async function listDisputes(read: Read, { queue, page, limit, cursor, sort }: DisputeList, now: Date) {
  const queues = queuesAt(now);
  const counts = await countQueues(read, sql`from refund_requests r where r.dispute_at is not null`, queues);
  let query = disputes(read).where(allOf([queue && queues[queue], cursor && isBehind(cursor, sort)]));
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  query = sort.endsWith('rule_before')
    ? query.orderBy('r.due_at', (order) => (direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast()))
    : query.orderBy('r.dispute_at', direction);
  const found = await query
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .offset(rowsBefore(page, limit, cursor))
    .execute();
  return { ...pageOf(found, limit, ({ id }) => id), total: counts[queue ?? 'all'], counts };
}

/** A dispute; null when there is none with this id. */
export async function findDispute(read: Read, id: string): Promise<DisputeRecord | null> {
  return (await disputes(read).where('r.id', '=', id).executeTakeFirst()) ?? null;
}

/** The order of a dispute with its lines, as they were when it was placed. */
export async function readDisputedOrder(read: Read, { order_id: orderId, id }: DisputeRecord) {
  return read
    .selectFrom('orders as o')
    .selectAll('o')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .leftJoin('refund_lines as rl', (join) => join.onRef('rl.line_id', '=', 'l.id').on('rl.request_id', '=', id))
          .select([
            'l.id',
            'l.titles',
            'l.specs',
            'l.image',
            'l.quantity',
            sql<string>`l.price::text`.as('price'),
            sql<number>`coalesce(rl.quantity, 0)`.as('asked'),
          ])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.id'),
      ).as('lines'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** The parcels of an order, each with its newest 100 tracking events. */
export async function readDisputedParcels(read: Read, orderId: string) {
  return read
    .selectFrom('parcels as p')
    .select(['p.id', 'p.carrier', 'p.number', 'p.status', 'p.sent_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('parcel_events as e')
          .select(['e.happened_at', 'e.status', 'e.place', 'e.note'])
          .whereRef('e.parcel_id', '=', 'p.id')
          .orderBy('e.happened_at', 'desc')
          .orderBy('e.id', 'desc')
          .limit(100),
      ).as('events'),
    )
    .where('p.order_id', '=', orderId)
    .orderBy('p.sent_at')
    .execute();
}

/** Counts the orders and other refunds of the shopper and of the shop, for the operator who rules. */
export async function countEarlierRefunds(read: Read, { user_id: userId, shop_id: shopId, id }: DisputeRecord) {
  const orders = (whose: { user_id: string } | { shop_id: string }) =>
    read
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<bigint>().as('count'))
      .where((eb) => eb.and(whose))
      .where('paid_at', 'is not', null)
      .executeTakeFirstOrThrow();
  const others = (whose: { user_id: string } | { shop_id: string }) =>
    read
      .selectFrom('refund_requests')
      .select((eb) => [
        eb.fn.countAll<bigint>().as('count'),
        eb.fn.countAll<bigint>().filterWhere('fault', '=', 'shop').as('faults'),
      ])
      .where((eb) => eb.and(whose))
      .where('id', '<>', id)
      .executeTakeFirstOrThrow();
  const [userOrders, userRequests, shopOrders, shopRequests, user] = await Promise.all([
    orders({ user_id: userId }),
    others({ user_id: userId }),
    orders({ shop_id: shopId }),
    others({ shop_id: shopId }),
    read.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirstOrThrow(),
  ]);
  return {
    shopper: {
      orders: Number(userOrders.count),
      requests: Number(userRequests.count),
      since: user.created_at.toISOString(),
    },
    shop: {
      orders: Number(shopOrders.count),
      requests: Number(shopRequests.count),
      faults: Number(shopRequests.faults),
    },
  };
}
