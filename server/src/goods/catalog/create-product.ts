import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import { brokenConstraint, type Tx } from '../../base/db/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { checkNewProduct, type NewProduct, type NewSku } from './new-product.ts';

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
 * @throws Refusal `product_invalid`, `product_slug_taken`, `shop_not_found` or `category_not_found`.
 */
export async function createProducts(tx: Tx, products: readonly NewProduct[], index: IndexProducts): Promise<string[]> {
  if (products.length === 0) return [];
  products.forEach(checkNewProduct);
  const identified = products.map((product) => ({ ...product, id: product.id ?? newId() }));
  await insertProducts(tx, identified.map(productRow)).catch(refuseBrokenConstraint);
  await insertSkus(tx, identified.flatMap(skuRows));
  const ids = identified.map(({ id }) => id);
  await index(tx, ids);
  return ids;
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
    facts: product.facts ?? [],
    options: product.options ?? [],
    image: product.image,
    images: product.images,
    // The same values as the trigger on SKUs computes, so that it does not write the row again.
    min_price: String(cheapest.price),
    list_price: centsText(cheapest.listPrice),
    in_stock: product.skus.some(({ stock }) => stock > 0),
    adult: product.adult ?? null,
    weight_grams: product.weightGrams,
    created_at: product.createdAt.toISOString(),
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
  }));

const cheapestOf = (skus: readonly NewSku[]): NewSku =>
  skus.reduce((cheapest, sku) => (sku.price < cheapest.price ? sku : cheapest));

const centsText = (cents: bigint | null | undefined): string | null => (cents == null ? null : String(cents));

/** Rows are passed as one JSON text, so the statement is the same for one row and for a thousand. */
async function insertProducts(tx: Tx, rows: readonly ReturnType<typeof productRow>[]): Promise<void> {
  await sql`
    insert into products (id, slug, shop_id, category_code, status, titles, summaries, descriptions, facts, options, image, images,
      min_price, list_price, in_stock, adult, weight_grams, created_at)
    select p.id, p.slug, p.shop_id, p.category_code, p.status, p.titles, p.summaries, p.descriptions, p.facts, p.options, p.image, p.images,
      p.min_price, p.list_price, p.in_stock, coalesce(p.adult, c.adult, false), p.weight_grams, p.created_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (
      id uuid, slug text, shop_id uuid, category_code text, status text, titles jsonb, summaries jsonb, descriptions jsonb, facts jsonb,
      options jsonb, image text, images text[], min_price bigint, list_price bigint, in_stock boolean, adult boolean, weight_grams int,
      created_at timestamptz)
    left join categories c on c.code = p.category_code`.execute(tx);
}

async function insertSkus(tx: Tx, rows: readonly ReturnType<typeof skuRows>[number][]): Promise<void> {
  await sql`
    insert into skus (id, product_id, position, choice, price, list_price, stock, image, weight_grams)
    select s.id, s.product_id, s.position, s.choice, s.price, s.list_price, s.stock, s.image, s.weight_grams
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
      id uuid, product_id uuid, position smallint, choice text[], price bigint, list_price bigint, stock int, image text,
      weight_grams int)`.execute(tx);
}

function refuseBrokenConstraint(error: unknown): never {
  const broken = brokenConstraint(error);
  if (broken === 'products_slug_key') refuse('product_slug_taken', {}, ['slug']);
  if (broken === 'products_shop_id_fkey') refuse('shop_not_found', {}, ['shopId']);
  if (broken === 'products_category_code_fkey') refuse('category_not_found', {}, ['category']);
  throw error;
}
