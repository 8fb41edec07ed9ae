import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { pickText } from '@tradewind/contract/base/locales';
import type * as contract from '@tradewind/contract/trade/orders';
import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { reorder } from '../cart/index.ts';

/**
 * Adds the SKUs of a shopper's order to the cart at current prices.
 *
 * @throws Refusal `order_not_found` and those of `reorder`.
 */
export async function buyAgain(
  { db }: Pick<Deps, 'db'>,
  call: ShopperCall,
  { order_id: orderId }: { order_id: string },
): Promise<OutputOf<typeof contract.buyAgain>> {
  const { userId } = call.actor;
  return db.transact(async (tx) => {
    const lines = await tx
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select(['l.sku_id as skuId', 'l.quantity', 'l.titles', 'l.specs'])
      .where('o.id', '=', orderId)
      .where('o.user_id', '=', userId)
      .where('o.hidden_at', 'is', null)
      .execute();
    if (lines.length === 0) refuse('order_not_found');
    const { added, missed, count } = await reorder(tx, call, lines, call.now);
    return {
      added,
      missed: missed.map(({ line, problem }) => ({
        title: pickText(line.titles, call.locale),
        spec: pickText(line.specs, call.locale),
        problem,
      })),
      count,
    };
  });
}
