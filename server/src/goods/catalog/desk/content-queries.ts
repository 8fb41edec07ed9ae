import type { Read } from '../../../base/db/database.ts';
import { descriptionHtml } from '../description.ts';
import { wholeSafety, type ProductContent, type SkuContent } from './content.ts';

/** Rows of products by id, of one shop if it is given. */
export const productRows = (read: Read, ids: readonly string[], shopId?: string) =>
  read
    .selectFrom('products')
    .select([
      'id',
      'slug',
      'shop_id',
      'category_code',
      'status',
      'status_reason',
      'titles',
      'summaries',
      'descriptions',
      'description_format',
      'facts',
      'options',
      'images',
      'image_alts',
      'adult',
      'no_delivery_to',
      'weight_grams',
      'hs_code',
      'origin',
      'customs_name',
      'no_revocation',
      'safety',
      'revision',
      'approved_revision',
      'publish_at',
      'published_at',
      'updated_at',
    ])
    .where('id', 'in', [...ids])
    .$if(shopId !== undefined, (query) => query.where('shop_id', '=', shopId!));
type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['executeTakeFirstOrThrow']>>;

/** All SKUs of products, of one shop if it is given, also retired ones, in their order. */
export const skuRows = (read: Read, productIds: readonly string[], shopId?: string) =>
  read
    .selectFrom('skus')
    .select([
      'id',
      'product_id',
      'position',
      'choice',
      'price',
      'list_price',
      'stock',
      'image',
      'weight_grams',
      'code',
      'barcode',
      'retired_at',
    ])
    .where('product_id', 'in', [...productIds])
    .$if(shopId !== undefined, (query) =>
      query.where('product_id', 'in', (eb) =>
        eb
          .selectFrom('products')
          .select('id')
          .where('id', 'in', [...productIds])
          .where('shop_id', '=', shopId!),
      ),
    )
    .orderBy('position');
type SkuRow = Awaited<ReturnType<ReturnType<typeof skuRows>['executeTakeFirstOrThrow']>>;

/** The content of a stored product; retired SKUs are left out. */
export const contentOf = (row: ProductRow, skus: readonly SkuRow[]): ProductContent => ({
  category: row.category_code,
  titles: row.titles,
  summaries: row.summaries,
  descriptions: Object.fromEntries(
    Object.entries(row.descriptions).map(([locale, text]) => [locale, descriptionHtml(text, row.description_format)]),
  ),
  facts: row.facts,
  options: row.options,
  skus: skus.filter(({ retired_at: retired }) => retired === null).map(skuContent),
  pictures: row.images.map((image, at) => ({ image, alts: row.image_alts[at] ?? {} })),
  weight_grams: row.weight_grams,
  adult: row.adult,
  no_delivery_to: row.no_delivery_to,
  hs_code: row.hs_code,
  origin: row.origin,
  customs_name: row.customs_name,
  no_revocation: row.no_revocation as ProductContent['no_revocation'],
  safety: wholeSafety(row.safety),
});

const skuContent = (row: SkuRow): SkuContent => ({
  id: row.id,
  choice: row.choice,
  price: String(row.price),
  list_price: row.list_price === null ? null : String(row.list_price),
  weight_grams: row.weight_grams,
  image: row.image,
  code: row.code,
  barcode: row.barcode,
});
