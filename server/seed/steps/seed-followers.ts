import { sql } from 'kysely';
import type { Step } from './step.ts';

/**
 * Shopkeepers follow some shops of others, since different weeks, so that desks show followers. Shoppers follow nobody at
 * first, and nothing is added once anybody follows a shop.
 */
export const seedFollowers: Step = async ({ db, clock }) =>
  db.transact(async (tx) => {
    if (await tx.selectFrom('shop_follows').select('user_id').limit(1).executeTakeFirst()) return 0;
    const { rows } = await sql`
      insert into shop_follows (user_id, shop_id, followed_at)
      select m.user_id, h.id, ${clock.now()}::timestamptz - make_interval(days => 1 + abs(hashtext(h.id::text || m.user_id::text)) % 80)
      from shop_members m join shops h on h.id <> m.shop_id and h.status = 'open'
      where abs(hashtext(m.user_id::text || h.id::text)) % 4 = 0
      returning user_id`.execute(tx);
    await sql`
      update shops h set fans = f.fans
      from (select shop_id, count(*)::int as fans from shop_follows group by shop_id) f
      where h.id = f.shop_id`.execute(tx);
    return rows.length;
  });
