import type { ProductCard } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import { day, later } from '../../base/clock/clock.ts';
import type { CardRow } from './card-queries.ts';
import { joinUnits } from '../../base/text/join-units.ts';
import { minReviews, scoreOfCard } from './ratings.ts';

/** A product with few reviews is marked as new for this long. */
const newFor = 30 * day;

/** A picture of our media store as the page of a product shows it; cards show the one of 400 pixels. */
const large = /^(\/media\/[0-9a-f]{32})-800(\.webp)$/;

/** Presents the card of one product. */
export function presentCard(row: CardRow, locale: Locale, now: Date): ProductCard {
  return {
    id: row.id,
    product_id: row.id,
    mer_id: row.shop_id,
    sales: row.sales,
    click: row.views,
    score: scoreOfCard(row),
    is_new: row.review_count < minReviews && row.created_at > later(now, -newFor),
    has_options: row.has_options,
    sold_out: !row.in_stock,
    in_flash_sale: row.in_flash_sale,
    mer_name: row.shop_name,
    goods: {
      image: row.image,
      ...(row.second_image && { second_image: row.second_image.replace(large, '$1-400$2') }),
      title: joinUnits(pickText(row.titles, locale)),
      sales_price: toWire(usd(row.min_price)),
      market_price: row.list_price === null ? '' : toWire(usd(row.list_price)),
      real_sales: row.sales,
    },
  };
}

/** Presents a page of cards; existing clients read `total`, others `count`. */
export const presentCards = (
  { total, rows }: { total: number; rows: readonly CardRow[] },
  locale: Locale,
  now: Date,
) => ({
  total,
  count: total,
  list: rows.map((row) => presentCard(row, locale, now)),
});
