import { setImmediate as nextTurn } from 'node:timers/promises';
import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { Refusal } from '@tradewind/contract/base/refusals';
import { batchesOf } from '../../base/db/in-batches.ts';
import { asProduct, checkProduct, readProducts, requireStorable, type LockedProduct } from '../catalog/index.ts';
import { differencesOf } from './differences.ts';
import { cellsOf, groupRows, type ProductRows } from './group-rows.ts';
import type { ImportsDeps } from './imports-deps.ts';
import { productsByHandle, type NewItem } from './imports-store.ts';
import { namedPictures, pictureResolver } from './picture-sources.ts';
import { planProduct, type PlanSettings, type ProductPlan } from './plan-product.ts';
import type { ReadFile } from './read-rows.ts';
import type { ResolvePicture } from './read-pictures.ts';
import { readShopCategories, type ShopCategories } from './shop-categories.ts';

/** Products that are read and compared at once. */
const batch = 200;

export interface Comparison {
  shopId: string;
  language: Locale;
  category: string | null;
  archive: Readonly<Record<string, string>>;
  now: Date;
}

/** Compares the products of a file with those of a shop, in the order of the file. Nothing is locked or written. */
export async function compareFile(
  { db: { read }, categories }: Pick<ImportsDeps, 'db' | 'categories'>,
  file: ReadFile,
  given: Comparison,
): Promise<NewItem[]> {
  const cells = cellsOf(file.columns);
  const settings: PlanSettings = {
    cells,
    tree: await categories.tree(),
    language: given.language,
    category: given.category,
  };
  const items: NewItem[] = [];
  const seen = new Set<string>();
  for (const groups of batchesOf(groupRows(file.columns, file.rows), batch)) {
    const ids = await productsByHandle(
      read,
      given.shopId,
      groups.map(({ handle }) => handle),
    );
    const products = new Map((await readProducts(read, given.shopId, [...ids.values()])).map((one) => [one.id, one]));
    const shopCategories = await readShopCategories(read, given.shopId, [...ids.values()]);
    const resolverOf = await pictureResolver(read, {
      ...given,
      named: namedPictures(groups, cells),
      products: [...products.values()],
    });
    for (const group of groups) {
      const product = products.get(ids.get(group.handle) ?? '') ?? null;
      const planned = { ...settings, shopCategories };
      items.push(
        compared(items.length, group, product, { settings: planned, resolve: resolverOf(product), given, seen }),
      );
    }
    await nextTurn();
  }
  return items;
}

function compared(
  position: number,
  group: ProductRows,
  product: LockedProduct | null,
  {
    settings,
    resolve,
    given,
    seen,
  }: {
    settings: PlanSettings & { shopCategories: ShopCategories };
    resolve: ResolvePicture;
    given: Comparison;
    seen: Set<string>;
  },
): NewItem {
  const plan = planProduct(group, settings, product, resolve);
  const { line } = group.rows[0]!;
  // Two handles of one product would overwrite each other.
  if (product && seen.has(product.id))
    plan.issues.push({ line, column: '', code: 'product_refused', value: group.handle });
  if (product) seen.add(product.id);
  if (plan.issues.length === 0) plan.issues.push(...brokenRules(line, plan, product, given));
  const changes = product && plan.issues.length === 0 ? differencesOf(product, plan, settings.shopCategories) : [];
  const kindOfSound = changes.length > 0 ? 'changed' : 'unchanged';
  return {
    position,
    line,
    handle: group.handle,
    title: pickText(plan.content.titles, given.language).slice(0, 200),
    rows: group.rows.map((row) => ({ line: row.line, cells: row.cells.map(storable) })),
    kind: plan.issues.length > 0 ? 'refused' : product ? kindOfSound : 'new',
    changes,
    issues: plan.issues,
  };
}

/** Cells that are refused anyway are stored without what the database refuses, and shortened. */
const storable = (cell: string): string => cell.slice(0, 100_000).replaceAll(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '�');

/** What a product breaks of the rules for all products, as an issue of its first row. */
export function brokenRules(
  line: number,
  { content, stocks }: ProductPlan,
  product: LockedProduct | null,
  { shopId, now }: Pick<Comparison, 'shopId' | 'now'>,
): ProductPlan['issues'] {
  try {
    if (product) requireStorable(product, content, now);
    else
      checkProduct({
        ...asProduct(content, (id) => stocks.get(id) ?? 0),
        shopId,
        createdAt: now,
        status: 'draft',
      });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ line, column: '', code: 'product_refused', value: error.fields?.join(', ') ?? '' }];
  }
}
