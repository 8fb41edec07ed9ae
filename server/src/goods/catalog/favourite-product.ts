import { refuse } from '@tradewind/contract/base/refusals';
import { minute } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';
import { requireAdult } from './adult.ts';

/** Adding a removed product again within this time undoes the removal: it keeps its position and its price when liked. */
const undoPeriod = 10 * minute;

/** Toggles a favourite of the shopper. @throws Refusal `product_not_found`, or `adults_only` when it is to be added. */
export async function addFavourite(
  deps: Pick<Deps, 'db'>,
  call: ShopperCall,
  input: { product_id: string; mer_id?: string | undefined },
): Promise<{ is_like: 0 | 1 }> {
  const { product_id: productId, mer_id: shopId } = input;
  const { userId } = call.actor;
  return deps.db.transact(async (tx) => {
    const product = await tx
      .selectFrom('products')
      .select(['shop_id', 'min_price', 'in_stock', 'adult'])
      .where('id', '=', productId)
      .where('status', 'in', ['on_sale', 'off_sale'])
      .executeTakeFirst();
    if (!product || (shopId && shopId !== product.shop_id)) refuse('product_not_found');
    // Serializes the shopper's toggles: two at the same time must count as two.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const existing = await tx
      .selectFrom('product_likes')
      .select('removed_at')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (existing && !existing.removed_at) {
      await tx
        .updateTable('product_likes')
        .set({ removed_at: call.now })
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .execute();
      return { is_like: 0 };
    }
    requireAdult(call, [product]);
    const isUndone = existing?.removed_at && call.now.getTime() - existing.removed_at.getTime() <= undoPeriod;
    const chosen = { liked_at: call.now, price_when_liked: product.min_price, could_be_had: product.in_stock };
    await tx
      .insertInto('product_likes')
      .values({ user_id: userId, product_id: productId, ...chosen })
      .onConflict((oc) =>
        oc.columns(['user_id', 'product_id']).doUpdateSet({ removed_at: null, ...(!isUndone && chosen) }),
      )
      .execute();
    return { is_like: 1 };
  });
}
