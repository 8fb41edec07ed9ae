import type { ProductDetail, ShopCard } from '@tradewind/contract/goods/catalog';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { toWire, usd } from '@tradewind/contract/base/money';
import type { Category } from './category-tree.ts';
import { presentCategoryOf } from './present-category.ts';
import { countryNameIn } from '@tradewind/contract/people/countries';
import type { StoredSafety } from '../../base/db/tables.ts';
import { descriptionHtml } from './description.ts';
import { meanScore } from './ratings.ts';
import type { ProductRow } from './product-queries.ts';
import { specText } from './spec.ts';
import { joinUnits } from '../../base/text/join-units.ts';

/** A shop's freight in US cents: the first piece, each further one, and the order value from which it is free. */
export interface Freight {
  readonly first: bigint;
  readonly next: bigint;
  readonly freeOver: bigint | null;
}

/** The terms on which a shop delivers. */
export interface DeliveryTerms {
  /** To countries that no zone names; null where it delivers to none of them. */
  readonly freight: Freight | null;
  /** Standard delivery of one piece of a product, by the zones of the shop. */
  shippingOf(
    product: Readonly<{ weight_grams: number; min_price: bigint; not_sent_to: readonly string[] }>,
  ): ProductDetail['shipping'];
}

export interface DetailContext {
  category: Category | null;
  /** null when the shop is closed. */
  shop: ShopCard | null;
  freight: Freight;
  shipping: ProductDetail['shipping'];
  replies: ProductDetail['reply_list'];
  refundDays: number;
}

const price = (minor: bigint | string): string => toWire(usd(BigInt(minor)));

/** Presents the page of one product, without a flash sale and other products. */
export function presentProduct(
  row: ProductRow,
  { category, shop, freight, shipping, replies, refundDays }: DetailContext,
  locale: Locale,
): ProductDetail {
  const { options } = row;
  return {
    id: row.id,
    product_id: row.id,
    mer_id: row.shop_id,
    ...presentCategoryOf(category, locale),
    adult: row.adult,
    sales: row.sales,
    click: row.views,
    score: meanScore(row),
    review_count: row.review_count,
    is_like: row.liked ? 1 : 0,
    on_sale: row.on_sale,
    flash: null,
    goods: {
      title: joinUnits(pickText(row.titles, locale)),
      summary: joinUnits(pickText(row.summaries, locale)),
      sales_price: price(row.min_price),
      market_price: row.list_price === null ? '' : price(row.list_price),
      stock: row.skus.reduce((sum, { stock }) => sum + stock, 0),
      image: row.image,
      images: row.images.join(','),
      image_alts: row.images.map((_, at) => pickText(row.image_alts[at] ?? {}, locale)),
      content: descriptionHtml(pickText(row.descriptions, locale), row.description_format),
      facts: row.facts.map(({ names, values }) => ({
        name: pickText(names, locale),
        value: joinUnits(pickText(values, locale)),
      })),
      use_spec: options.length > 0 ? 1 : 0,
      specList: options.map(({ names, values }) => ({
        name: pickText(names, locale),
        child: values.map(({ texts }) => pickText(texts, locale)),
      })),
      options: options.map(({ names, values }) => ({
        name: pickText(names, locale),
        values: values.map(({ code, texts, swatch, image }) => ({
          code,
          text: pickText(texts, locale),
          swatch: swatch ?? null,
          image: image ?? null,
        })),
      })),
      skus: row.skus.map((sku) => ({
        sku_id: sku.id,
        choice: sku.choice,
        spec: specText(options, sku.choice, locale),
        sales_price: price(sku.price),
        market_price: sku.list_price === null ? '' : price(sku.list_price),
        stock: sku.stock,
        image: sku.image || row.image,
      })),
    },
    not_sent_to: [...new Set(row.not_sent_to)].toSorted(),
    no_revocation: row.no_revocation as ProductDetail['no_revocation'],
    refund_days: refundDays,
    safety: presentSafety(row.safety, locale),
    freight: {
      first: price(freight.first),
      next: price(freight.next),
      free_over: freight.freeOver === null ? null : price(freight.freeOver),
    },
    shipping,
    reply_list: replies,
    merchant: shop,
    other: [],
  };
}

/** Who made a product, who answers for it in the EU, and its warnings; null where nothing is given. */
function presentSafety(safety: StoredSafety, locale: Locale): ProductDetail['safety'] {
  const party = (name = '', address = '', contact = '') =>
    name || address || contact ? { name, address, contact } : null;
  const country = countryNameIn(safety.maker_country ?? '', locale);
  const maker = party(
    safety.maker_name,
    [safety.maker_address, country].filter(Boolean).join(', '),
    safety.maker_contact,
  );
  const euPerson = party(safety.eu_name, safety.eu_address, safety.eu_contact);
  const warnings = pickText(safety.warnings ?? {}, locale);
  return maker || euPerson || warnings ? { maker, eu_person: euPerson, warnings } : null;
}
