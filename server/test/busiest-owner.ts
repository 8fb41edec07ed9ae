import type { Database } from '../src/base/db/database.ts';

/** Of the shops that have an owner, the one with the most orders. */
export const busiestOwner = ({ read }: Pick<Database, 'read'>): Promise<{ user_id: string; shop_id: string }> =>
  read
    .selectFrom('shop_members as m')
    .innerJoin('orders as o', 'o.shop_id', 'm.shop_id')
    .select(['m.user_id', 'm.shop_id'])
    .where('m.role', '=', 'owner')
    .groupBy(['m.user_id', 'm.shop_id'])
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
