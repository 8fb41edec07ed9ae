import type { MovementSubject } from '@tradewind/contract/money/wallet';
import type { PostingKind } from '../../money/ledger/index.ts';
import type { FindSubjects } from '../../money/wallet/index.ts';

const kinds = new Set<PostingKind>(['order_paid', 'order_refunded', 'return_freight']);

/** The orders that wallet movements paid or refunded, found by the order number in the memo. */
export const orderSubjects: FindSubjects = async (read, userId, entries) => {
  const ofOrders = entries.filter(({ kind }) => kinds.has(kind));
  if (ofOrders.length === 0) return new Map();
  const orders = await read
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .select(['o.id', 'o.sn', 'o.hidden_at', 's.name as shop'])
    .where('o.user_id', '=', userId)
    .where('o.sn', 'in', [...new Set(ofOrders.map(({ memo }) => memo))])
    .execute();
  const bySn = new Map(orders.map((order) => [order.sn, order]));
  return new Map(
    ofOrders.flatMap(({ transactionId, memo }): [string, MovementSubject][] => {
      const order = bySn.get(memo);
      return order
        ? [[transactionId, { what: 'order', id: order.hidden_at ? null : order.id, party: order.shop, audit: null }]]
        : [];
    }),
  );
};
