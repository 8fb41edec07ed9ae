import type { Locale } from '@tradewind/contract/base/locales';
import { sql, type RawBuilder } from 'kysely';
import { notSentToFor } from './restrictions/sku-restrictions.ts';
import { shownSkuColumns } from './shown-sku.ts';
import { presentSku, type Sku, type SkuRow } from './sku-queries.ts';

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

/** Texts of one language, beside what a SKU is read from. */
export interface SkuInRow extends SkuRow {
  title: string;
  spec: string;
}

export const presentSkuIn = (row: SkuInRow, locale: Locale): Sku =>
  presentSku(row, { [locale]: row.title }, { [locale]: row.spec });
