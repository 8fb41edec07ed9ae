import { locales, pickText, type Locale, type Texts } from '@tradewind/contract/base/locales';
import type { OutputOf } from '@tradewind/contract/base/endpoint';
import { newsLimit, type shopFollowers } from '@tradewind/contract/goods/shop-desk/followers';
import { sql } from 'kysely';
import { day, later } from '../../../base/clock/clock.ts';
import type { Read } from '../../../base/db/database.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { MerchantCall } from '../../../base/http/call.ts';

type Followers = OutputOf<typeof shopFollowers>;

const maxNews = 20;
const weeks = 12;

/** Figures of the caller's followers and the news that was sent to them. */
export async function showFollowers(read: Read, { actor: { shopId }, locale, now }: MerchantCall): Promise<Followers> {
  const [shop, gained, news, next] = await Promise.all([
    read.selectFrom('shops').select('fans').where('id', '=', shopId).executeTakeFirst(),
    gainedByWeek(read, shopId, now),
    findNews(read, shopId, locale, maxNews),
    nextNewsAt(read, shopId, now),
  ]);
  return { total: shop?.fans ?? 0, weeks: gained, next_at: next?.toISOString() ?? null, news };
}

/** How many of the present followers came in each of the last weeks, of seven days that end now. */
async function gainedByWeek(read: Read, shopId: string, now: Date): Promise<Followers['weeks']> {
  const start = later(now, -weeks * 7 * day);
  const rows = await rowsOf<{ week: number; gained: number }>(
    read,
    sql`
    select floor(extract(epoch from f.followed_at - ${start}::timestamptz) / ${(7 * day) / 1_000})::int as week, count(*)::int as gained
    from shop_follows f where f.shop_id = ${shopId} and f.followed_at > ${start} and f.followed_at <= ${now} group by 1`,
  );
  const counts = new Map(rows.map(({ week, gained }) => [Math.min(week, weeks - 1), gained]));
  return Array.from({ length: weeks }, (_, week) => ({
    from: later(start, week * 7 * day).toISOString(),
    gained: counts.get(week) ?? 0,
  }));
}

/** The latest news of a shop. */
export async function findNews(read: Read, shopId: string, locale: Locale, limit: number): Promise<Followers['news']> {
  const rows = await read
    .selectFrom('shop_news as n')
    .innerJoin('users as u', 'u.id', 'n.sent_by')
    .leftJoin('products as p', 'p.id', 'n.product_id')
    .select(['n.id', 'n.texts', 'n.product_id', 'n.sent_at', 'u.nickname', 'u.username', 'p.titles'])
    .where('n.shop_id', '=', shopId)
    .orderBy('n.sent_at', 'desc')
    .orderBy('n.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    texts: Object.fromEntries(locales.map((one) => [one, row.texts[one] ?? ''])) as Texts,
    product_id: row.product_id,
    product: row.titles ? pickText(row.titles, locale) : '',
    by: row.nickname || row.username,
    at: row.sent_at.toISOString(),
  }));
}

/** From when on a shop can send news again; null: now. */
export async function nextNewsAt(read: Read, shopId: string, now: Date): Promise<Date | null> {
  const row = await read
    .selectFrom('shop_news')
    .select('sent_at')
    .where('shop_id', '=', shopId)
    .where('sent_at', '>', later(now, -newsLimit.days * day))
    .orderBy('sent_at', 'desc')
    .offset(newsLimit.count - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? later(row.sent_at, newsLimit.days * day) : null;
}
