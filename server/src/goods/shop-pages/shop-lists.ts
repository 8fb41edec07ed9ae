import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { advertisedShop, isOpen, shopPage, type ShopPage, type ShopListInput } from '../catalog/index.ts';
import { shopsSelling } from '../search/index.ts';

/** Open shops by heat, then by sales, without those that are rated low. */
export async function hotShopPage(read: Read, wanted: ShopListInput): Promise<ShopPage> {
  return shopPage(read, sql`${isOpen} and ${advertisedShop}`, sql`h.heat desc, h.sales desc, h.id`, wanted);
}

/** Open shops that a shopper follows, latest followed first. */
export async function followedShopPage(read: Read, wanted: ShopListInput & { userId: string }): Promise<ShopPage> {
  const followed = sql`(select f.followed_at from shop_follows f where f.shop_id = h.id and f.user_id = ${wanted.userId})`;
  return shopPage(
    read,
    sql`${isOpen} and h.id in (select shop_id from shop_follows where user_id = ${wanted.userId})`,
    sql`${followed} desc, h.id`,
    wanted,
  );
}

/** Open shops whose name contains or resembles the words, then those that sell matching products, best match first. */
async function foundShopPage(
  read: Read,
  words: string,
  selling: readonly string[],
  wanted: ShopListInput,
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

/** Open shops found by their name or by their products; without words, the hot ones. */
export async function findShops(
  read: Read,
  input: { title?: string | undefined; page: number; limit: number },
  userId: string | null,
): Promise<ShopPage> {
  const { title, page, limit } = input;
  if (!title) return hotShopPage(read, { page, limit, userId });
  return foundShopPage(read, title, await shopsSelling(read, title), { page, limit, userId });
}
