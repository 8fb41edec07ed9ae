import type { Locale } from '@tradewind/contract/base/locales';
import { sql, type RawBuilder } from 'kysely';
import { pickedText } from '../../base/db/local-text.ts';
import { joinUnits } from '../../base/text/join-units.ts';
import type { Sku } from './sku-queries.ts';

/** What a list shows of a SKU, in one language. */
export interface ShownSku extends Pick<
  Sku,
  'skuId' | 'productId' | 'shopId' | 'shopName' | 'shopAvatar' | 'price' | 'stock' | 'forSale' | 'adult' | 'image'
> {
  readonly title: string;
  /** The chosen values joined with `|`; empty without options. */
  readonly spec: string;
}

/** SQL of the columns that `presentShownSku` reads, of a SKU `s` with its product `p` and its shop `h`. */
export const shownSkuColumns = (locale: Locale): RawBuilder<unknown> => sql`
  s.id as sku_id, p.id as product_id, h.id as shop_id, h.name as shop_name, h.avatar as shop_avatar,
  s.current_price as price, s.current_stock as stock, p.adult,
  p.status = 'on_sale' and s.retired_at is null and h.status = 'open' as for_sale,
  coalesce(nullif(s.image, ''), p.image) as image,
  ${pickedText(sql`p.titles`, locale)} as title, ${specIn(locale)} as spec`;

export interface ShownSkuRow {
  sku_id: string;
  product_id: string;
  shop_id: string;
  shop_name: string;
  shop_avatar: string;
  price: bigint;
  stock: number;
  adult: boolean;
  for_sale: boolean;
  image: string;
  title: string;
  spec: string;
}

export const presentShownSku = (row: ShownSkuRow): ShownSku => ({
  skuId: row.sku_id,
  productId: row.product_id,
  shopId: row.shop_id,
  shopName: row.shop_name,
  shopAvatar: row.shop_avatar,
  price: row.price,
  stock: row.stock,
  adult: row.adult,
  forSale: row.for_sale,
  image: row.image,
  title: joinUnits(row.title),
  spec: row.spec,
});

/** SQL of what `specText` makes of the options of a product `p` and the choice of its SKU `s`. */
const specIn = (locale: Locale) => sql<string>`array_to_string(array(
  select coalesce((
    select ${pickedText(sql`v -> 'texts'`, locale)} from jsonb_array_elements(o.option -> 'values') as v
    where v ->> 'code' = s.choice[o.at] limit 1
  ), s.choice[o.at], '')
  from jsonb_array_elements(p.options) with ordinality as o (option, at) order by o.at), '|')`;
