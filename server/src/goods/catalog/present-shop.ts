import { noRate, type ShopCard } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { minReviews } from './ratings.ts';
import type { ShopPage, ShopRow } from './shop-card-queries.ts';

/** Presents the card of one shop. */
export const presentShop = (row: ShopRow, locale: Locale): ShopCard => ({
  mer_id: row.id,
  mer_name: row.name,
  mer_avatar: row.avatar,
  follow_count: row.fans,
  // Existing clients print it as it is; 0 would say that nobody is content, and 50 of two reviews is chance.
  good_rate: row.review_count >= minReviews ? Math.round((row.good_reviews * 100) / row.review_count) : noRate,
  review_count: row.review_count,
  total_price: row.sales.toString(),
  reply_minutes: row.reply_minutes,
  is_follow: row.followed ? 1 : 0,
  slogan: pickText(row.slogans, locale),
  city: pickText(row.cities, locale),
  since: row.since,
  tone: row.tone,
  pictures: row.pictures,
});

/** Presents a page of shops; existing clients read `total`, others `count`. */
export const presentShops = ({ total, rows }: ShopPage, locale: Locale) => ({
  total,
  count: total,
  list: rows.map((row) => presentShop(row, locale)),
});
