import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  cardsOf,
  countListed,
  scopeOf,
  windowOf,
  type CardPage,
  type CardRow,
  type Listing,
  type Paging,
} from './card-queries.ts';
import type { CategoryTree } from './category-tree.ts';

const byHeat = sql`p.heat desc, p.sales desc, p.id`;

/**
 * A page of hot products of all categories or of one, by the heat that the insights module stored, then by sales. The order
 * matches an index, so the cost of the first page does not grow with the catalogue.
 *
 * @throws Refusal `category_not_found`
 */
export async function hotPage(
  read: Read,
  tree: CategoryTree,
  wanted: Paging & { category_id?: string | undefined; withoutAdult: boolean },
): Promise<CardPage> {
  const window = windowOf(wanted);
  const listing: Listing = { category: scopeOf(tree, wanted.category_id), withoutAdult: wanted.withoutAdult };
  const [counted, rows] = await Promise.all([
    countListed(read, listing),
    window
      ? rowsOf<CardRow>(read, sql`${cardsOf(listing, byHeat, window)} limit ${window.limit} offset ${window.offset}`)
      : [],
  ]);
  return { ...counted, rows };
}
