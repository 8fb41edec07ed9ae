import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { missingLanguages } from '@tradewind/contract/goods/product-form';
import { checkProduct } from './check-product.ts';
import { storeDeskWords } from './desk-words.ts';
import type { NewProduct, NewSku } from './new-product.ts';

/** A port to the search module, which ranks above the catalogue: indexes stored products. */
export type IndexProducts = (tx: Tx, productIds: readonly string[]) => Promise<void>;

/** Creates and indexes one product. @returns its id. @throws Refusal as `createProducts` does. */
export async function createProduct(tx: Tx, product: NewProduct, index: IndexProducts): Promise<string> {
  const [id] = await createProducts(tx, [product], index);
  return id!;
}

/**
 * Creates and indexes many products with the same number of statements as one. All of them, or none.
 *
 * @returns their ids, in the order of the products.
 * @throws Refusal of `checkProduct`, `product_slug_taken`, `shop_not_found` or `category_not_found`.
 */
export async function createProducts(tx: Tx, products: readonly NewProduct[], index: IndexProducts): Promise<string[]> {
  if (products.length === 0) return [];
  products.forEach(checkProduct);
  const identified = products.map((product) => ({ ...product, id: product.id ?? newId() }));
  await insertProducts(tx, identified.map(productRow)).catch(refuseBrokenConstraint);
  await insertSkus(tx, identified.flatMap(skuRows));
  await storeDeskWords(tx, identified);
  // A draft is in no search; it is indexed when it goes on sale.
  await index(
    tx,
    identified.filter(({ status }) => status !== 'draft').map(({ id }) => id),
  );
  return identified.map(({ id }) => id);
}

type Identified = NewProduct & { id: string };

const productRow = (product: Identified) => {
  const cheapest = cheapestOf(product.skus);
  return {
    id: product.id,
    slug: product.slug ?? `product-${product.id}`,
    shop_id: product.shopId,
    category_code: product.category,
    status: product.status ?? 'on_sale',
    titles: product.titles,
    summaries: product.summaries,
    descriptions: product.descriptions,
    description_format: product.descriptionFormat ?? 'text',
    missing_languages: missingLanguages(product),
    facts: product.facts ?? [],
    options: product.options ?? [],
    image: product.image,
    images: product.images,
    image_alts: product.imageAlts ?? [],
    // The same values as the trigger on SKUs computes, so that it does not write the row again.
    min_price: String(cheapest.price),
    list_price: centsText(cheapest.listPrice),
    in_stock: product.skus.some(({ stock }) => stock > 0),
    least: Math.min(...product.skus.map(({ stock }) => stock)),
    adult: product.adult ?? null,
    no_delivery_to: product.noDeliveryTo ?? [],
    weight_grams: product.weightGrams,
    hs_code: product.hsCode ?? '',
    origin: product.origin ?? '',
    customs_name: product.customsName ?? '',
    no_revocation: product.noRevocation ?? '',
    safety: product.safety ?? {},
    created_at: product.createdAt.toISOString(),
    published_at: product.status === 'draft' ? null : product.createdAt.toISOString(),
  };
};

const skuRows = (product: Identified) =>
  product.skus.map((sku, position) => ({
    id: sku.id ?? newId(),
    product_id: product.id,
    position,
    choice: sku.choice,
    price: String(sku.price),
    list_price: centsText(sku.listPrice),
    stock: sku.stock,
    image: sku.image ?? product.image,
    weight_grams: sku.weightGrams ?? product.weightGrams,
    code: sku.code ?? '',
    barcode: sku.barcode ?? '',
    created_at: product.createdAt.toISOString(),
  }));

const cheapestOf = (skus: readonly NewSku[]): NewSku =>
  skus.reduce((cheapest, sku) => (sku.price < cheapest.price ? sku : cheapest));

const centsText = (cents: bigint | null | undefined): string | null => (cents == null ? null : String(cents));

/** Rows are passed as one JSON text, so the statement is the same for one row and for a thousand. */
async function insertProducts(tx: Tx, rows: readonly ReturnType<typeof productRow>[]): Promise<void> {
  await sql`
    insert into products (id, slug, shop_id, category_code, status, titles, summaries, descriptions, description_format,
      missing_languages, facts, options, image, images, image_alts, min_price, list_price, in_stock, low_stock, adult,
      no_delivery_to, weight_grams, hs_code, origin, customs_name, no_revocation, safety, created_at, updated_at, published_at)
    select p.id, p.slug, p.shop_id, p.category_code, p.status, p.titles, p.summaries, p.descriptions, p.description_format,
      p.missing_languages, p.facts, p.options, p.image, p.images, p.image_alts, p.min_price, p.list_price, p.in_stock,
      coalesce(p.least <= h.low_stock_at, false),
      coalesce(p.adult, c.adult, false), p.no_delivery_to, p.weight_grams, p.hs_code, p.origin, p.customs_name, p.no_revocation,
      p.safety, p.created_at, p.created_at, p.published_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (
      id uuid, slug text, shop_id uuid, category_code text, status text, titles jsonb, summaries jsonb, descriptions jsonb,
      description_format text, missing_languages text[], facts jsonb, options jsonb, image text, images text[], image_alts jsonb,
      min_price bigint, list_price bigint, in_stock boolean, least int, adult boolean, no_delivery_to text[],
      weight_grams int, hs_code text, origin text, customs_name text, no_revocation text, safety jsonb, created_at timestamptz, published_at timestamptz)
    left join shops h on h.id = p.shop_id left join categories c on c.code = p.category_code`.execute(tx);
}

/** Inserts SKUs, and what they have in stock as their first movement. */
async function insertSkus(tx: Tx, rows: readonly ReturnType<typeof skuRows>[number][]): Promise<void> {
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
        id uuid, product_id uuid, position smallint, choice text[], price bigint, list_price bigint, stock int, image text,
        weight_grams int, code text, barcode text, created_at timestamptz)
    ), moved as (
      insert into stock_movements (sku_id, reason, quantity, before, after, moved_at)
      select id, 'created', stock, 0, stock, created_at from given where stock > 0
    )
    insert into skus (id, product_id, position, choice, price, list_price, stock, image, weight_grams, code, barcode)
    select id, product_id, position, choice, price, list_price, stock, image, weight_grams, code, barcode from given`.execute(
    tx,
  );
}

function refuseBrokenConstraint(error: unknown): never {
  const broken = brokenConstraint(error);
  if (broken === 'products_slug_key') refuse('product_slug_taken', {}, ['slug']);
  if (broken === 'products_shop_id_fkey') refuse('shop_not_found', {}, ['shopId']);
  if (broken === 'products_category_code_fkey') refuse('category_not_found', {}, ['category']);
  throw error;
}
