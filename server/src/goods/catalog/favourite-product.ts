import { refuse } from '@tradewind/contract/base/refusals';
import { minute } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';

/** Within this time putting a product back undoes taking it out: it stands where it stood, with the price it was chosen at. */
const undoneWithin = 10 * minute;

/** Puts a product among the shopper's favourites, or takes it out when it is there. */
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
      .select(['shop_id', 'min_price', 'in_stock'])
      .where('id', '=', productId)
      .executeTakeFirst();
    if (!product || (shopId && shopId !== product.shop_id)) refuse('product_not_found');
    // One tap of a shopper after the other: two at once must be two, not one.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const kept = await tx
      .selectFrom('product_likes')
      .select('removed_at')
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .executeTakeFirst();
    if (kept && !kept.removed_at) {
      await tx
        .updateTable('product_likes')
        .set({ removed_at: call.now })
        .where('user_id', '=', userId)
        .where('product_id', '=', productId)
        .execute();
      return { is_like: 0 };
    }
    const isUndone = kept?.removed_at && call.now.getTime() - kept.removed_at.getTime() <= undoneWithin;
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
