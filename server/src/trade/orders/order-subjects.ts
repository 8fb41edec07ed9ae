import type { MovementSubject } from '@tradewind/contract/money/wallet';
import type { PostingKind } from '../../money/ledger/index.ts';
import type { FindSubjects } from '../../money/wallet/index.ts';

const kinds = new Set<PostingKind>(['order_paid', 'order_refunded', 'return_freight']);

/** The orders that movements of a wallet paid or paid back: the books keep their numbers. */
export const orderSubjects: FindSubjects = async (read, userId, entries) => {
  const ours = entries.filter(({ kind }) => kinds.has(kind));
  if (ours.length === 0) return new Map();
  const orders = await read
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .select(['o.id', 'o.sn', 'o.hidden_at', 's.name as shop'])
    .where('o.user_id', '=', userId)
    .where('o.sn', 'in', [...new Set(ours.map(({ memo }) => memo))])
    .execute();
  const bySn = new Map(orders.map((order) => [order.sn, order]));
  return new Map(
    ours.flatMap(({ transactionId, memo }): [string, MovementSubject][] => {
      const order = bySn.get(memo);
      return order
        ? [[transactionId, { what: 'order', id: order.hidden_at ? null : order.id, party: order.shop, audit: null }]]
        : [];
    }),
  );
};
