import type { Locale } from '@tradewind/contract/base/locales';
import { refuse } from '@tradewind/contract/base/refusals';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { readTogether } from '../../base/db/read-together.ts';
import { together } from '../../base/db/shared-transaction.ts';
import type { LocalTexts } from '../../base/db/tables.ts';
import { skuBySpec, specTexts } from './spec.ts';

/** One purchasable choice of a product's options. */
export interface Sku {
  readonly skuId: string;
  readonly productId: string;
  readonly shopId: string;
  readonly shopName: string;
  readonly shopAvatar: string;
  readonly categoryCode: string;
  /** Of the category that it is a subcategory of; null for one of the first level. */
  readonly parentCategory: string | null;
  /** Six to ten digits; empty where the shop named none. */
  readonly hsCode: string;
  /** In all languages, as the specs; of one that is read in one language by `skuColumnsIn` in that one. */
  readonly titles: LocalTexts;
  /** The chosen values joined with `|`, by language; empty texts without options. */
  readonly specs: LocalTexts;
  /** What it costs now, in minor units of USD: in a flash sale the price of that. */
  readonly price: bigint;
  /** What it costs outside flash sales. */
  readonly usualPrice: bigint;
  readonly inFlashSale: boolean;
  readonly listPrice: bigint | null;
  /** Pieces that can be bought at this price. */
  readonly stock: number;
  /** Pieces in stock, also beyond the quota of a flash sale. */
  readonly wholeStock: number;
  /** The product is on sale with this choice, and its shop is open. Other SKUs can be shown, but not bought. */
  readonly forSale: boolean;
  readonly adult: boolean;
  /** Countries to which it must not be delivered; as `skuColumnsIn` reads it the destination alone, where that is known. */
  readonly noDeliveryTo: readonly string[];
  /** Why nobody can withdraw from its purchase; empty: the law of the destination decides. */
  readonly noRevocation: string;
  readonly image: string;
  readonly weightGrams: number;
}

/** How a client names a SKU: by `skuId`, or by the option texts of `spec` in any language. */
export interface SkuSelector {
  readonly productId: string;
  readonly merId?: string | undefined;
  readonly skuId?: string | undefined;
  readonly spec?: string | undefined;
  /** The language in which the texts were probably shown. */
  readonly locale?: Locale | undefined;
}

/**
 * Finds the SKU that a client names.
 *
 * @throws Refusal `product_not_found` for a product that does not exist or is not of that shop, `product_gone` when it
 * is not for sale, `choose_options` when the choice is incomplete or not offered.
 */
export async function findSku(read: Read, wanted: SkuSelector): Promise<Sku> {
  const { productId, merId, skuId, spec = '', locale } = wanted;
  const rows = await skusOfProduct(read, productId);
  const product = rows[0];
  if (!product || (merId && merId !== product.shop_id)) refuse('product_not_found');
  if (!isForSale(product)) refuse('product_gone');
  const chosen = skuId ? rows.find(({ sku_id }) => sku_id === skuId) : skuBySpec(product.options, rows, spec, locale);
  return chosen ? present(chosen) : refuse('choose_options');
}

/** The SKUs of a product that is or was on sale, in their order; those of several products in one statement. */
const skusOfProduct = readTogether(async (read, productIds: readonly string[]): Promise<Row[][]> => {
  const rows = await skus(read)
    .where(isOneOf('p.id', uniqueIds(productIds)))
    .where('p.status', 'in', ['on_sale', 'off_sale'])
    .where('s.retired_at', 'is', null)
    .orderBy('s.position')
    .execute();
  const byProduct = Map.groupBy(rows, ({ product_id: id }) => id);
  return productIds.map((id) => byProduct.get(id) ?? []);
});

/** SKUs by id, including those that are no longer for sale; unknown ids are missing. */
export async function skusById(read: Read, skuIds: readonly string[]): Promise<Map<string, Sku>> {
  const ids = uniqueIds(skuIds);
  return ids.length === 0 ? new Map() : byId(await skus(read).where(isOneOf('s.id', ids)).execute());
}

/**
 * What SKUs can be exchanged for, by their id: SKUs of the same product that are for sale at the price that it usually has, itself
 * among them. In stock or not.
 */
export async function findExchanges(read: Read, skuIds: readonly string[]): Promise<Map<string, Sku[]>> {
  const ids = uniqueIds(skuIds);
  if (ids.length === 0) return new Map();
  const rows = await skus(read)
    .where('s.product_id', 'in', (eb) => eb.selectFrom('skus').select('product_id').where('id', 'in', ids))
    .orderBy('s.position')
    .execute();
  return new Map(
    ids.map((id) => {
      const bought = rows.find(({ sku_id }) => sku_id === id);
      const alike = rows.filter(
        (row) => row.product_id === bought?.product_id && row.usual_price === bought.usual_price,
      );
      return [id, alike.filter(isForSale).map(present)];
    }),
  );
}

/**
 * Locks SKUs by id until the transaction ends, so that price and stock cannot change. Locks are taken in the order of the
 * ids, so that two checkouts of the same SKUs don't deadlock; carts may refer to these SKUs meanwhile.
 */
export const lockSkus = together(async (tx, wanted: readonly (readonly string[])[]): Promise<Map<string, Sku>[]> => {
  const ids = uniqueIds(wanted.flat());
  if (ids.length === 0) return wanted.map(() => new Map());
  const rows = await skus(tx).where(isOneOf('s.id', ids)).orderBy('s.id').forNoKeyUpdate('s').execute();
  return wanted.map((some) => byId(rows.filter(({ sku_id }) => some.includes(sku_id))));
});

const uniqueIds = (ids: readonly string[]): string[] => [...new Set(ids)];

const skus = (read: Read) =>
  read
    .selectFrom('skus as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('categories as g', 'g.code', 'p.category_code')
    .innerJoin('shops as h', 'h.id', 'p.shop_id')
    .select([
      's.id as sku_id',
      's.choice',
      's.current_price as price',
      's.current_list_price as list_price',
      's.current_stock as stock',
      's.price as usual_price',
      's.stock as whole_stock',
      's.flash_left',
      's.image',
      's.weight_grams',
      's.retired_at',
      'p.id as product_id',
      'p.category_code',
      'g.parent_code',
      'p.hs_code',
      'p.titles',
      'p.options',
      'p.adult',
      'p.no_delivery_to',
      'p.no_revocation',
      'p.status',
      'p.image as product_image',
      'p.weight_grams as product_weight',
      'h.id as shop_id',
      'h.name as shop_name',
      'h.avatar as shop_avatar',
      'h.status as shop_status',
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof skus>['execute']>>[number];

const isForSale = (row: Row): boolean =>
  row.status === 'on_sale' && row.retired_at === null && row.shop_status === 'open';

const byId = (rows: readonly Row[]): Map<string, Sku> => new Map(rows.map((row) => [row.sku_id, present(row)]));

const present = (row: Row): Sku =>
  presentSku(
    {
      ...row,
      in_flash_sale: row.flash_left !== null,
      for_sale: isForSale(row),
      not_sent_to: row.no_delivery_to,
      image: row.image || row.product_image,
      weight_grams: row.weight_grams || row.product_weight,
    },
    row.titles,
    specTexts(row.options, row.choice),
  );

/** What a SKU is read from, but its texts. */
export interface SkuRow {
  sku_id: string;
  product_id: string;
  shop_id: string;
  shop_name: string;
  shop_avatar: string;
  category_code: string;
  parent_code: string | null;
  hs_code: string;
  price: bigint;
  usual_price: bigint;
  in_flash_sale: boolean;
  list_price: bigint | null;
  stock: number;
  whole_stock: number;
  for_sale: boolean;
  adult: boolean;
  not_sent_to: readonly string[];
  no_revocation: string;
  image: string;
  weight_grams: number;
}

export const presentSku = (row: SkuRow, titles: LocalTexts, specs: LocalTexts): Sku => ({
  skuId: row.sku_id,
  productId: row.product_id,
  shopId: row.shop_id,
  shopName: row.shop_name,
  shopAvatar: row.shop_avatar,
  categoryCode: row.category_code,
  parentCategory: row.parent_code,
  hsCode: row.hs_code,
  titles,
  specs,
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
