import { requireFound } from '@tradewind/contract/base/refusals';
import { missingLanguages } from '@tradewind/contract/goods/product-form';
import type { ProductState } from '@tradewind/contract/goods/shop-desk/products';
import { sql } from 'kysely';
import { isNoneOf } from '../../../base/db/conditions.ts';
import type { Read, Tx } from '../../../base/db/database.ts';
import type { IndexProducts } from '../create-product.ts';
import { storeDeskWords } from '../desk-words.ts';
import { changedParts, type ProductContent } from './content.ts';
import { contentOf, productRows, skuRows } from './content-queries.ts';
import { insertVersions } from './versions-store.ts';

/** A product whose row and SKUs are locked. */
export interface LockedProduct {
  id: string;
  slug: string;
  shopId: string;
  status: ProductState;
  revision: number;
  publishAt: Date | null;
  publishedAt: Date | null;
  updatedAt: Date;
  content: ProductContent;
  /** All of them, with those that were retired. */
  skus: { id: string; choice: string[]; stock: number; retired: boolean }[];
}

/**
 * Locks products with their SKUs, by id: SKUs before products, as orders do. Unknown ids are missing.
 *
 * @param shopId the shop that must own them; absent for operators.
 */
export async function lockProducts(
  tx: Tx,
  { ids, shopId }: { ids: readonly string[]; shopId?: string },
): Promise<LockedProduct[]> {
  if (ids.length === 0) return [];
  const [skus, products] = await Promise.all([
    skuRows(tx, ids, shopId).clearOrderBy().orderBy('id').forUpdate().execute(),
    productRows(tx, ids, shopId).orderBy('id').forNoKeyUpdate().execute(),
  ]);
  return productsOf(products, skus);
}

/** Products of a shop as `lockProducts` finds them, not locked: what they are may change at any moment. */
export async function readProducts(read: Read, shopId: string, ids: readonly string[]): Promise<LockedProduct[]> {
  if (ids.length === 0) return [];
  const [skus, products] = await Promise.all([
    skuRows(read, ids, shopId).execute(),
    productRows(read, ids, shopId).execute(),
  ]);
  return productsOf(products, skus);
}

function productsOf(
  products: Awaited<ReturnType<ReturnType<typeof productRows>['execute']>>,
  skus: Awaited<ReturnType<ReturnType<typeof skuRows>['execute']>>,
): LockedProduct[] {
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  return products.map((row) => {
    const own = (skusOf.get(row.id) ?? []).toSorted((a, b) => a.position - b.position);
    return {
      id: row.id,
      slug: row.slug,
      shopId: row.shop_id,
      status: row.status as ProductState,
      revision: row.revision,
      publishAt: row.publish_at,
      publishedAt: row.published_at,
      updatedAt: row.updated_at,
      content: contentOf(row, own),
      skus: own.map((sku) => ({ id: sku.id, choice: sku.choice, stock: sku.stock, retired: sku.retired_at !== null })),
    };
  });
}

/** Locks one product. @throws Refusal `product_not_found`. */
export async function lockProduct(tx: Tx, id: string, shopId?: string): Promise<LockedProduct> {
  const [product] = await lockProducts(tx, { ids: [id], ...(shopId !== undefined && { shopId }) });
  return requireFound(product, 'product_not_found');
}

/** A locked product and what its content is to be. */
export interface ContentChange {
  product: LockedProduct;
  content: ProductContent;
}

/**
 * Stores new contents with a version each; a content that has not changed leaves its product alone. SKUs that the content
 * no longer has are retired, and those that it has again are sold again. The number of statements does not depend on the
 * number of products.
 */
export async function storeContents(
  tx: Tx,
  given: readonly ContentChange[],
  { by, at, index }: { by: string; at: Date; index: IndexProducts },
): Promise<void> {
  const changes = given
    .map((change) => ({ ...change, changed: changedParts(change.product.content, change.content) }))
    .filter(({ changed }) => changed.length > 0);
  if (changes.length === 0) return;
  await insertVersions(
    tx,
    changes.flatMap(({ product, content, changed }) => [
      {
        product_id: product.id,
        revision: product.revision,
        content: product.content,
        changed: [],
        saved_by: null,
        saved_at: product.updatedAt,
      },
      { product_id: product.id, revision: product.revision + 1, content, changed, saved_by: by, saved_at: at },
    ]),
  );
  await updateProducts(tx, changes, at);
  await storeSkus(tx, changes, at);
  await storeDeskWords(
    tx,
    changes.map(({ product: { id, shopId }, content: { titles, skus } }) => ({ id, shopId, titles, skus })),
  );
  const isSearched = ({ product, changed }: (typeof changes)[number]) =>
    product.publishedAt !== null && changed.some((part) => searched.has(part));
  await index(
    tx,
    changes.filter(isSearched).map(({ product }) => product.id),
  );
}

/** Parts whose words a search finds. */
const searched = new Set<string>(['category', 'titles', 'summaries', 'descriptions', 'facts']);

async function updateProducts(tx: Tx, changes: readonly ContentChange[], at: Date): Promise<void> {
  const rows = changes.map(({ product, content: { category, pictures, ...content } }) => ({
    ...content,
    id: product.id,
    category_code: category,
    images: pictures.map(({ image }) => image),
    image_alts: pictures.map(({ alts }) => alts),
    // The picture of lists may be a smaller one of the same, so it changes only with the first picture.
    image: pictures[0]?.image === product.content.pictures[0]?.image ? null : (pictures[0]?.image ?? ''),
    missing_languages: missingLanguages(content),
  }));
  await sql`
    update products p set
      category_code = n.category_code, titles = n.titles, summaries = n.summaries, descriptions = n.descriptions,
      description_format = 'html', facts = n.facts, options = n.options, images = n.images, image_alts = n.image_alts,
      image = coalesce(n.image, p.image), missing_languages = n.missing_languages, weight_grams = n.weight_grams,
      adult = n.adult, no_delivery_to = n.no_delivery_to, hs_code = n.hs_code, origin = n.origin,
      customs_name = n.customs_name, no_revocation = n.no_revocation, safety = n.safety, revision = p.revision + 1, updated_at = ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (
      id uuid, category_code text, titles jsonb, summaries jsonb, descriptions jsonb, facts jsonb, options jsonb,
      images text[], image_alts jsonb, image text, missing_languages text[], weight_grams int, adult boolean,
      no_delivery_to text[], hs_code text, origin text, customs_name text, no_revocation text, safety jsonb)
    where p.id = n.id`.execute(tx);
}

/** Retires SKUs before others get their choices; a new one starts with no stock. */
async function storeSkus(tx: Tx, changes: readonly ContentChange[], at: Date): Promise<void> {
  const rows = changes.flatMap(({ product, content }) =>
    content.skus.map((sku, position) => ({ ...sku, product_id: product.id, position })),
  );
  const kept = rows.map(({ id }) => id);
  await tx
    .updateTable('skus')
    .set({ retired_at: at })
    .where(
      'product_id',
      'in',
      changes.map(({ product }) => product.id),
    )
    .where('retired_at', 'is', null)
    .where(isNoneOf('id', kept))
    .execute();
  await sql`
    insert into skus (id, product_id, position, choice, price, list_price, stock, image, weight_grams, code, barcode)
    select id, product_id, position, choice, price, list_price, 0, image, weight_grams, code, barcode
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
      id uuid, product_id uuid, position smallint, choice text[], price bigint, list_price bigint, image text,
      weight_grams int, code text, barcode text)
    on conflict (id) do update set
      position = excluded.position, choice = excluded.choice, price = excluded.price, list_price = excluded.list_price,
      image = excluded.image, weight_grams = excluded.weight_grams, code = excluded.code, barcode = excluded.barcode,
      retired_at = null
    where (skus.position, skus.choice, skus.price, skus.list_price, skus.image, skus.weight_grams, skus.code, skus.barcode)
      is distinct from (excluded.position, excluded.choice, excluded.price, excluded.list_price, excluded.image,
        excluded.weight_grams, excluded.code, excluded.barcode)
      or skus.retired_at is not null`.execute(tx);
}
