import { refuse } from '@tradewind/contract/refusals';
import type { Deps } from '../base/deps.ts';
import type { ShopperCall } from '../base/http/call.ts';
import { isId } from '../base/ids/ids.ts';
import { productShop } from './product-queries.ts';

/** Puts a product among the shopper's favourites, or takes it out when it is there. */
export async function likeProduct(deps: Pick<Deps, 'db'>, call: ShopperCall, input: { product_id: string; mer_id?: string | undefined }): Promise<{ is_like: 0 | 1 }> {
  if (!isId(input.product_id)) refuse('product_not_found');
  const { userId } = call.actor;
  return deps.db.transact(async (tx) => {
    const shopId = await productShop(tx, input.product_id);
    if (!shopId || (input.mer_id && input.mer_id.toLowerCase() !== shopId)) refuse('product_not_found');
    // One tap of a shopper after the other: two at once must be two, not one.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const taken = await tx.deleteFrom('product_likes').where('user_id', '=', userId).where('product_id', '=', input.product_id).executeTakeFirst();
    if (taken.numDeletedRows > 0n) return { is_like: 0 };
    await tx.insertInto('product_likes').values({ user_id: userId, product_id: input.product_id, liked_at: call.now }).execute();
    return { is_like: 1 };
  });
}
