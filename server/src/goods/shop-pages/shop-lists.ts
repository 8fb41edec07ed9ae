import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { isOpen, shopPage, type ShopPage, type ShopsWanted } from '../catalog/index.ts';

/** Open shops, the hottest first; where nothing happened lately, those with most sales. */
export async function hotShopPage(read: Read, wanted: ShopsWanted): Promise<ShopPage> {
  return shopPage(read, isOpen, sql`h.heat desc, h.sales desc, h.id`, wanted);
}

/** Open shops that this shopper follows, the latest first. */
export async function followedShopPage(read: Read, wanted: ShopsWanted & { userId: string }): Promise<ShopPage> {
  const followed = sql`(select f.followed_at from shop_follows f where f.shop_id = h.id and f.user_id = ${wanted.userId})`;
  return shopPage(
    read,
    sql`${isOpen} and h.id in (select shop_id from shop_follows where user_id = ${wanted.userId})`,
    sql`${followed} desc, h.id`,
    wanted,
  );
}

/** Open shops whose name holds or resembles the words, then those that sell what the words mean, best match first. */
export async function foundShopPage(
  read: Read,
  words: string,
  selling: readonly string[],
  wanted: ShopsWanted,
): Promise<ShopPage> {
  const holds = sql`h.name ilike ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  const resembles = sql`similarity(h.name, ${words})`;
  const sells = sql`array_position(${[...selling]}::uuid[], h.id)`;
  return shopPage(
    read,
    sql`${isOpen} and (${holds} or ${resembles} >= 0.35 or ${sells} is not null)`,
    sql`${holds} desc, case when ${resembles} >= 0.35 then ${resembles} else 0 end desc, ${sells} nulls last, h.sales desc, h.id`,
    wanted,
  );
}
