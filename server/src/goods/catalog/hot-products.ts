import { sql } from 'kysely';
import type { Keep } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import { productPage, scopeOf, type CardPage, type Paging } from './card-queries.ts';
import type { CategoryTree } from './category-tree.ts';

const byHeat = sql`p.heat desc, p.sales desc, p.id`;

/**
 * A page of hot products of all categories or of one, by the heat that the insights module stored, then by sales; those that
 * are rated low are left out. The order matches an index, so the cost of the first page does not grow with the catalogue.
 *
 * @throws Refusal `category_not_found`
 */
export const hotPage = (
  read: Read,
  tree: CategoryTree,
  wanted: Paging & { category_id?: string | undefined; withoutAdult: boolean },
  keep: Keep,
): Promise<CardPage> =>
  productPage(
    read,
    { category: scopeOf(tree, wanted.category_id), withoutAdult: wanted.withoutAdult, advertised: true },
    byHeat,
    wanted,
    keep,
  );
