import { sql, type RawBuilder } from 'kysely';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { rowsBefore } from '../../base/db/paging.ts';
import { listed, sorted } from './card-queries.ts';

/** A shop as its card and the head of its page show it, with pictures of its products. */
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
  reply_minutes: number | null;
  pictures: string[];
  followed: boolean;
}

export interface ShopPage {
  total: number;
  rows: ShopRow[];
}

export interface ShopListInput {
  page: number;
  limit: number;
  userId: string | null;
}

/** SQL condition on `h`: the shop is open. */
export const isOpen = sql<boolean>`h.status = 'open'`;

/** Open shops by id; closed and unknown ones are missing. */
export async function shopsById(read: Read, shopIds: readonly string[], userId: string | null): Promise<ShopRow[]> {
  if (shopIds.length === 0) return [];
  return rows(read, sql`${isOpen} and ${isOneOf('h.id', [...new Set(shopIds)])}`, sql`h.id`, {
    page: 1,
    limit: shopIds.length,
    userId,
  });
}

/** So many shops that somebody follows narrow a list: the latest ones. */
const mostFollowed = 500;

/** Ids of the shops that a shopper follows, latest first. */
export async function followedShops(read: Read, userId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('shop_follows')
    .select('shop_id')
    .where('user_id', '=', userId)
    .orderBy('followed_at', 'desc')
    .orderBy('shop_id')
    .limit(mostFollowed)
    .execute();
  return rows.map(({ shop_id: id }) => id);
}

/** A shop that need not be open, for its members. @returns null for an unknown one. */
export async function shopInAnyStatus(read: Read, shopId: string): Promise<ShopRow | null> {
  const [row] = await rows(read, sql`h.id = ${shopId}::uuid`, sql`h.id`, { page: 1, limit: 1, userId: null });
  return row ?? null;
}

/** A page of the shops `h` that meet a condition, and their number. */
export async function shopPage(
  read: Read,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  wanted: ShopListInput,
): Promise<ShopPage> {
  const [{ total }, page] = await Promise.all([
    read
      .selectFrom('shops as h')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(sql<boolean>`${condition}`)
      .executeTakeFirstOrThrow(),
    rows(read, condition, order, wanted),
  ]);
  return { total, rows: page };
}

/** Pictures of up to three best-selling products of each shop, for its card, which advertises them. */
const picturesOfShop = sql<string[]>`(
  select coalesce(array_agg(best.image), '{}') from (
    select p.image from products p where p.shop_id = h.id and ${listed({ category: null, advertised: true })} order by ${sorted.sales} limit 3
  ) best)`;

/** Selects the page first and then reads pictures and follows for the shops of that page only. */
async function rows(
  read: Read,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { page, limit, userId }: ShopListInput,
): Promise<ShopRow[]> {
  const statement = sql<ShopRow>`(
    select h.*, ${picturesOfShop} as pictures,
      exists (select from shop_follows f where f.shop_id = h.id and f.user_id = ${userId}::uuid) as followed
    from (
      select h.id, h.name, h.avatar, h.banner, h.tone, h.since, h.slogans, h.abouts, h.cities, h.fans, h.sales, h.review_count, h.good_reviews, h.reply_minutes, h.status,
        row_number() over (order by ${order}) as place
      from shops h where ${condition} order by place limit ${limit} offset ${rowsBefore(page, limit)}
    ) h
  )`;
  return read
    .selectFrom(statement.as('shop'))
    .selectAll()
    .orderBy(sql`place`)
    .execute();
}
