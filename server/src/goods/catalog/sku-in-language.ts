import type { Locale } from '@tradewind/contract/base/locales';
import { sql, type RawBuilder } from 'kysely';
import { notSentToFor } from './restrictions/sku-restrictions.ts';
import { shownSkuColumns, type ShownSkuRow } from './shown-sku.ts';
import type { Sku } from './sku-queries.ts';

/**
 * SQL of the columns that `presentSkuIn` reads, of a SKU `s` with its product `p`, its category `g` and its shop `h`: for a bill that is
 * shown in one language and to one destination. Orders store all languages, so they read SKUs by `lockSkus`.
 *
 * @param country the destination; empty while it is unknown
 */
export const skuColumnsIn = (locale: Locale, country: RawBuilder<string>, at: Date) => sql`
  ${shownSkuColumns(locale)}, p.category_code, g.parent_code, p.hs_code, p.no_revocation,
  coalesce(nullif(s.weight_grams, 0), p.weight_grams) as weight_grams, s.price as usual_price, s.stock as whole_stock,
  s.current_list_price as list_price, s.flash_left is not null as in_flash_sale,
  ${notSentToFor(country, at)} as not_sent_to`;

export interface SkuInRow extends ShownSkuRow {
  category_code: string;
  parent_code: string | null;
  hs_code: string;
  no_revocation: string;
  weight_grams: number;
  usual_price: bigint;
  whole_stock: number;
  list_price: bigint | null;
  in_flash_sale: boolean;
  not_sent_to: string[];
}

export const presentSkuIn = (row: SkuInRow, locale: Locale): Sku => ({
  skuId: row.sku_id,
  productId: row.product_id,
  shopId: row.shop_id,
  shopName: row.shop_name,
  shopAvatar: row.shop_avatar,
  categoryCode: row.category_code,
  parentCategory: row.parent_code,
  hsCode: row.hs_code,
  titles: { [locale]: row.title },
  specs: { [locale]: row.spec },
  price: row.price,
  usualPrice: row.usual_price,
  inFlashSale: row.in_flash_sale,
  listPrice: row.list_price,
  stock: row.stock,
  wholeStock: row.whole_stock,
  forSale: row.for_sale,
  adult: row.adult,
  noDeliveryTo: row.not_sent_to,
  noRevocation: row.no_revocation,
  image: row.image,
  weightGrams: row.weight_grams,
});
