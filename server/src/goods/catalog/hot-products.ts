import { refuse } from '@tradewind/contract/base/refusals';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  cardColumns,
  categoryOf,
  countListed,
  fromProducts,
  listed,
  windowOf,
  type CardPage,
  type CardRow,
  type Listing,
  type Paging,
} from './card-queries.ts';
import { categoryExists } from './product-queries.ts';

/**
 * A page of hot products of all categories or of one, by the heat that the insights module stored, then by sales. The order
 * matches an index, so the cost of the first page does not grow with the catalogue.
 *
 * @throws Refusal `category_not_found`
 */
export async function hotPage(
  read: Read,
  wanted: Paging & { category_id?: string | undefined; withoutAdult: boolean },
): Promise<CardPage> {
  const window = windowOf(wanted);
  const listing: Listing = { category: categoryOf(wanted.category_id), withoutAdult: wanted.withoutAdult };
  const [known, counted, rows] = await Promise.all([
    listing.category === null || categoryExists(read, listing.category),
    countListed(read, listing),
    window
      ? rowsOf<CardRow>(
          read,
          sql`
          select ${cardColumns} ${fromProducts} where ${listed(listing)}
          order by p.heat desc, p.sales desc, p.id limit ${window.limit} offset ${window.offset}`,
        )
      : [],
  ]);
  if (!known) refuse('category_not_found');
  return { ...counted, rows };
}
