import type { ProductPlan } from './plan-product.ts';
import { contentDifferences, variantName, type Difference, type LockedProduct } from '../catalog/index.ts';
import type { FileStatus } from './read-cells.ts';
import { nameInFile, type ShopCategories } from './shop-categories.ts';

export type { Difference };

const most = 60;

/** What an import changes of a product, field by field; empty for one that stays as it is. */
export function differencesOf(
  product: LockedProduct,
  plan: ProductPlan,
  categories: Pick<ShopCategories, 'known'>,
): Difference[] {
  const [before, after] = [product.content, plan.content];
  const list = contentDifferences(before, after).filter(({ field }) => field !== 'pictures' || plan.waiting.size === 0);
  const add = (field: string, of: string, was: string, is: string) => {
    if (was !== is) list.push({ field, of, before: was, after: is });
  };
  if (plan.waiting.size > 0) add('pictures', '', String(before.pictures.length), `+${plan.waiting.size}`);
  if (plan.shopCategories) {
    const text = (ids: readonly string[]) => ids.map((id) => nameInFile(categories, id)).join(' | ');
    add('shop_categories', '', text(plan.shopCategories.before), text(plan.shopCategories.after));
  }
  for (const sku of after.skus) {
    const stock = product.skus.find(({ id }) => id === sku.id)?.stock ?? 0;
    add('stock', variantName(after, sku), String(stock), String(plan.stocks.get(sku.id) ?? stock));
  }
  if (plan.status && plan.status !== fileStatusOf(product.status))
    add('status', '', fileStatusOf(product.status), plan.status);
  return list.slice(0, most);
}

/** The state of a product as files name it. */
export const fileStatusOf = (status: LockedProduct['status']): FileStatus => {
  if (status === 'on_sale') return 'active';
  return status === 'off_sale' || status === 'taken_down' ? 'archived' : 'draft';
};
