import { sql, type RawBuilder } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { LocalTexts, StoredFact, StoredOption, StoredSafety } from '../../base/db/tables.ts';
import type { DescriptionFormat } from './description.ts';
import { notSentTo } from './card-filters.ts';
import { codesOf, type CategoryTree } from './category-tree.ts';
import { cardColumns, fromProducts, type CardRow } from './card-queries.ts';

/** The product data of a product's page. */
export interface ProductRow extends CardRow {
  category_code: string;
  adult: boolean;
  weight_grams: number;
  /** Its tariff code; empty where its shop gave none. */
  hs_code: string;
  on_sale: boolean;
  summaries: LocalTexts;
  descriptions: LocalTexts;
  description_format: DescriptionFormat;
  facts: StoredFact[];
  options: StoredOption[];
  images: string[];
  image_alts: LocalTexts[];
  /** Countries to which it can't be sent, by its shop or by a rule. */
  not_sent_to: string[];
  no_revocation: string;
  safety: StoredSafety;
  liked: boolean;
  /** Whether it was bought together with other products. */
  has_pairs: boolean;
  skus: { id: string; choice: string[]; price: string; list_price: string | null; stock: number; image: string }[];
}

/** Who reads a product, and when. */
interface Viewed {
  readonly userId: string | null;
  readonly now: Date;
  /** SQL condition on `p`: it was bought together with other products. */
  readonly hasPairs: RawBuilder<boolean>;
}

/**
 * Reads a product with its SKUs, including one that its shop no longer sells.
 *
 * @returns null for one that nobody but its shop may see: a draft, in review, or taken down by an operator.
 */
export async function productById(
  read: Read,
  productId: string,
  { userId, now, hasPairs }: Viewed,
): Promise<ProductRow | null> {
  return productWhere(
    read,
    { userId, now, hasPairs },
    sql`p.id = ${productId} and p.status in ('on_sale', 'off_sale')`,
  );
}

/** The same in any state. @param shopId the shop that must own it; absent for operators. @returns null for no such product. */
export async function productInAnyState(
  read: Read,
  productId: string,
  now: Date,
  shopId?: string,
): Promise<ProductRow | null> {
  return productWhere(
    read,
    { userId: null, now, hasPairs: sql`false` },
    shopId === undefined ? sql`p.id = ${productId}` : sql`p.id = ${productId} and p.shop_id = ${shopId}`,
  );
}

async function productWhere(
  read: Read,
  { userId, now, hasPairs }: Viewed,
  condition: RawBuilder<unknown>,
): Promise<ProductRow | null> {
  const rows = await rowsOf<ProductRow>(
    read,
    sql`
    select ${cardColumns}, p.category_code, p.adult, p.weight_grams, p.hs_code, p.status = 'on_sale' and h.status = 'open' as on_sale,
      p.summaries, p.descriptions, p.description_format, p.facts, p.options, p.images, p.image_alts, ${notSentTo(now)} as not_sent_to, p.no_revocation, p.safety,
      combinations.skus,
      exists (select from product_likes l where l.product_id = p.id and l.user_id = ${userId}::uuid and l.removed_at is null) as liked,
      ${hasPairs} as has_pairs
    ${fromProducts}
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'id', s.id, 'choice', s.choice, 'price', s.current_price::text, 'list_price', s.current_list_price::text, 'stock', s.current_stock, 'image', s.image
      ) order by s.position), '[]') as skus from skus s where s.product_id = p.id and s.retired_at is null
    ) combinations
    where ${condition}`,
  );
  return rows[0] ?? null;
}

const onSale = (read: Read) =>
  read
    .selectFrom('products as p')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .where('p.status', '=', 'on_sale')
    .where('s.status', '=', 'open');

/** Whether any product of an open shop is on sale. */
export async function hasProductsOnSale(read: Read): Promise<boolean> {
  return (await onSale(read).select('p.id').limit(1).executeTakeFirst()) !== undefined;
}

/** How many products of open shops are on sale. */
export async function countProductsOnSale(read: Read): Promise<number> {
  const { count } = await onSale(read)
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Codes of the categories of the first level in which a shop has products on sale, in display order. */
export async function categoriesOfShop(read: Read, { tops }: CategoryTree, shopId: string): Promise<string[]> {
  const rows = await read
    .selectFrom('categories as c')
    .select('c.code')
    // One index lookup per category, independent of the number of products.
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('products as p')
          .where('p.shop_id', '=', shopId)
          .whereRef('p.category_code', '=', 'c.code')
          .where('p.status', '=', sql.lit('on_sale')),
      ),
    )
    .execute();
  const sold = new Set(rows.map(({ code }) => code));
  return tops.filter((top) => codesOf(top).some((code) => sold.has(code))).map(({ code }) => code);
}
