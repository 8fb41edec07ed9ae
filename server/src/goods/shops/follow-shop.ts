import { requireFound, refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../base/db/database.ts';
import type { Deps } from '../../base/deps.ts';
import type { ShopperCall } from '../../base/http/call.ts';

/** Toggles whether a shopper follows a shop; a closed shop can only be unfollowed. @throws Refusal `shop_not_found`. */
export async function followShop(
  deps: Pick<Deps, 'db'>,
  call: ShopperCall,
  { mer_id: shopId }: { mer_id: string },
): Promise<{ is_follow: 0 | 1; follow_count: number }> {
  const { userId } = call.actor;
  return deps.db.transact(async (tx) => {
    // Locks the shop until its followers are counted, so that concurrent follows don't store a wrong count.
    const shop = requireFound(
      await tx.selectFrom('shops').select('status').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst(),
      'shop_not_found',
    );
    const deleted = await tx
      .deleteFrom('shop_follows')
      .where('user_id', '=', userId)
      .where('shop_id', '=', shopId)
      .executeTakeFirst();
    const follows = deleted.numDeletedRows === 0n;
    if (follows) {
      if (shop.status !== 'open') refuse('shop_not_found');
      await tx.insertInto('shop_follows').values({ user_id: userId, shop_id: shopId, followed_at: call.now }).execute();
    }
    const { fans } = await tx
      .updateTable('shops')
      .set({ fans: sql<number>`(select count(*) from shop_follows where shop_id = ${shopId})` })
      .where('id', '=', shopId)
      .returning('fans')
      .executeTakeFirstOrThrow();
    return { is_follow: follows ? 1 : 0, follow_count: fans };
  });
}

/** Unfollows every shop that a shopper follows, and counts their followers anew. */
export async function leaveFollowedShops(tx: Tx, userId: string): Promise<void> {
  const followed = await tx.deleteFrom('shop_follows').where('user_id', '=', userId).returning('shop_id').execute();
  // In the order in which shops are locked everywhere.
  for (const shopId of followed.map(({ shop_id }) => shop_id).toSorted()) {
    await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
    await tx
      .updateTable('shops')
      .set({ fans: sql<number>`(select count(*) from shop_follows where shop_id = ${shopId})` })
      .where('id', '=', shopId)
      .execute();
  }
}
