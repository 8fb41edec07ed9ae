import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { picturesOfShop } from '../catalog/index.ts';

/** What a card and the head of a shop's page show. */
export interface ShopRow {
  id: string;
  name: string;
  avatar: string;
  banner: string;
  tone: string;
  since: number;
  slogans: LocalTexts;
  abouts: LocalTexts;
  cities: LocalTexts;
  fans: number;
  sales: number;
  review_count: number;
  good_reviews: number;
  pictures: string[];
  followed: boolean;
}

export interface ShopPage {
  total: number;
  rows: ShopRow[];
}

interface Wanted {
  page: number;
  limit: number;
  userId: string | null;
}

const isOpen = sql<boolean>`h.status = 'open'`;

/** Open shops, the hottest first; where nothing happened lately, those with most sales. */
export async function hotShopPage(read: Read, wanted: Wanted): Promise<ShopPage> {
  return shopPage(read, isOpen, sql`h.heat desc, h.sales desc, h.id`, wanted);
}

/** Open shops that this shopper follows, the latest first. */
export async function followedShopPage(read: Read, wanted: Wanted & { userId: string }): Promise<ShopPage> {
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
  wanted: Wanted,
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

/** Open shops by their ids; those that are closed or do not exist are missing. */
export async function shopsById(read: Read, shopIds: readonly string[], userId: string | null): Promise<ShopRow[]> {
  if (shopIds.length === 0) return [];
  return rows(read, sql`${isOpen} and h.id = any(${[...new Set(shopIds)]}::uuid[])`, sql`h.id`, {
    page: 1,
    limit: shopIds.length,
    userId,
  });
}

async function shopPage(
  read: Read,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  wanted: Wanted,
): Promise<ShopPage> {
  const [{ total }, page] = await Promise.all([
    read
      .selectFrom('shops as h')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(sql<boolean>`${which}`)
      .executeTakeFirstOrThrow(),
    rows(read, which, order, wanted),
  ]);
  return { total, rows: page };
}

/** The page is chosen before pictures and follows are looked up, so these cost nothing for shops that are not shown. */
async function rows(
  read: Read,
  which: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { page, limit, userId }: Wanted,
): Promise<ShopRow[]> {
  const statement = sql<ShopRow>`(
    select h.*, ${picturesOfShop} as pictures,
      exists (select from shop_follows f where f.shop_id = h.id and f.user_id = ${userId}::uuid) as followed
    from (
      select h.id, h.name, h.avatar, h.banner, h.tone, h.since, h.slogans, h.abouts, h.cities, h.fans, h.sales, h.review_count, h.good_reviews, h.status,
        row_number() over (order by ${order}) as place
      from shops h where ${which} order by place limit ${limit} offset ${(page - 1) * limit}
    ) h
  )`;
  return read
    .selectFrom(statement.as('shop'))
    .selectAll()
    .orderBy(sql`place`)
    .execute();
}
