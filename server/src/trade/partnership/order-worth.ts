import { sql } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';

export interface OrderWorth {
  id: string;
  sn: string;
  userId: string;
  shopId: string;
  status: string;
  paidAt: Date | null;
  /** US cents of products that the shopper paid and was not refunded. */
  worth: bigint;
}

/** What orders are worth to the reward of an invitation. Refunded freight and duties count as refunded products. */
export async function worthOfOrders(read: Read, orderIds: readonly string[]): Promise<OrderWorth[]> {
  return rowsOf<OrderWorth>(
    read,
    sql`
    select o.id, o.sn, o.user_id as "userId", o.shop_id as "shopId", o.status, o.paid_at as "paidAt",
      greatest(0, o.goods - o.discount - o.shop_discount - coalesce(r.refunded, 0))::bigint as worth
    from orders o left join lateral (
      select sum(granted) as refunded from refund_requests where order_id = o.id and state = 'refunded'
    ) r on true
    where ${isOneOf('o.id', [...new Set(orderIds)])} order by o.id`,
  );
}
