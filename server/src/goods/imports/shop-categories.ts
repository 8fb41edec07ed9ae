import { pickText } from '@tradewind/contract/base/locales';
import type { Read } from '../../base/db/database.ts';
import type { StoredShopCategory } from '../../base/db/tables.ts';
import { categoriesOfProducts } from '../catalog/index.ts';
import { ownCategoriesOf } from '../shop-pages/index.ts';
import type { Reading } from './read-texts.ts';
import type { FileRow } from './read-rows.ts';

/** The categories that a shop made itself, and which of them its products are in. */
export interface ShopCategories {
  known: readonly StoredShopCategory[];
  of(productId: string): string[];
}

/** What the categories of a product are and are to be. */
export interface CategoryChange {
  before: string[];
  after: string[];
}

/** Reads the categories of a shop's own for some of its products. */
export async function readShopCategories(
  read: Read,
  shopId: string,
  productIds: readonly string[],
): Promise<ShopCategories> {
  const [known, byProduct] = await Promise.all([
    ownCategoriesOf(read, shopId),
    categoriesOfProducts(read, shopId, productIds),
  ]);
  const order = known.map(({ id }) => id);
  return { known, of: (id) => order.filter((one) => byProduct.get(id)?.includes(one)) };
}

const spelled = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** How a file names a category: by a name that no other one has in any language, else by its id. */
export function nameInFile({ known }: Pick<ShopCategories, 'known'>, id: string): string {
  const name = pickText(known.find((one) => one.id === id)?.names ?? {}, 'en').trim();
  return !name.includes('|') && named(known, name).length === 1 ? name : id;
}

const named = (known: ShopCategories['known'], name: string): StoredShopCategory[] =>
  known.filter(({ id, names }) => id === name || Object.values(names).some((one) => spelled(one) === spelled(name)));

/** Reads the cell that names the categories of a product, separated by `|`; null where the file has none. */
export function readCategoriesOf(
  { cells, issues }: Reading,
  row: FileRow,
  productId: string | null,
  categories: ShopCategories | undefined,
): CategoryChange | null {
  if (!categories || !cells.has('shop_categories')) return null;
  const found = cells
    .text(row, 'shop_categories')
    .split('|')
    .filter((name) => name.trim() !== '')
    .map((name) => named(categories.known, name.trim()));
  if (found.some(({ length }) => length !== 1)) issues.add(row, 'shop_categories', 'shop_category_unknown');
  const after = new Set(found.flatMap(([one]) => one?.id ?? []));
  return {
    before: productId === null ? [] : categories.of(productId),
    after: categories.known.map(({ id }) => id).filter((id) => after.has(id)),
  };
}
