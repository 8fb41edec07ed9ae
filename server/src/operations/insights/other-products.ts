import { sql, type RawBuilder } from 'kysely';
import type { Keep } from '../../base/cache/kept-parts.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { cardColumns, fromProducts, sorted, type CardRow, type PlacedProduct } from '../../goods/catalog/index.ts';

/** A literal, so that PostgreSQL reuses one plan for all products; planning costs more than running. */
const most = 8;

/** SQL condition on `p`: it was bought together with other products. */
export const hasPairs = sql<boolean>`exists (select from product_pairs r where r.product_id = p.id)`;

/**
 * Products to show beside a product: bought by the same shoppers, then best sellers of its category, then of its shop. Adult
 * products are shown beside adult ones only.
 */
export async function otherProducts(read: Read, product: PlacedProduct, keep: Keep): Promise<CardRow[]> {
  const { id, category_code: category, shop_id: shopId, adult, has_pairs: isPaired } = product;
  const best = (place: string, condition: RawBuilder<unknown>) =>
    keep(`best sellers of ${place}${adult ? ', for adults' : ''}`, () => bestSellers(read, condition, adult), namesOf);
  const sources = [
    async () => (isPaired ? boughtWith(read, id, adult) : []),
    () => best(`category ${category}`, sql`p.category_code = ${category}`),
    () => best(`shop ${shopId}`, sql`p.shop_id = ${shopId}`),
  ];
  const found = new Map<string, CardRow>();
  for (const source of sources) {
    if (found.size >= most) break;
    for (const card of await source()) if (card.id !== id && !found.has(card.id)) found.set(card.id, card);
  }
  return [...found.values()].slice(0, most);
}

/** Those of most pairs, shown by sales. */
function boughtWith(read: Read, id: string, adult: boolean): Promise<CardRow[]> {
  return rowsOf<CardRow>(
    read,
    sql`
    select ${cardColumns} from (
      select p.id ${fromProducts} join product_pairs r on r.other_id = p.id
      where r.product_id = ${id} and ${shown(adult)} order by r.score desc, p.id limit ${sql.lit(most)}
    ) pairs join products p on p.id = pairs.id join shops h on h.id = p.shop_id
    order by ${sorted.sales}`,
  );
}

/** One more than are shown, since the product may be among them. */
const bestSellers = (read: Read, condition: RawBuilder<unknown>, adult: boolean): Promise<CardRow[]> =>
  rowsOf<CardRow>(
    read,
    sql`
    select ${cardColumns} ${fromProducts} where ${condition} and ${shown(adult)} order by ${sorted.sales} limit ${sql.lit(most + 1)}`,
  );

/** SQL condition: on sale beside a product that is for adults or not. */
const shown = (adult: boolean) =>
  sql`p.status = 'on_sale' and h.status = 'open' ${adult ? sql`` : sql`and not p.adult`}`;

const namesOf = (cards: readonly CardRow[]): string[] => cards.flatMap(({ id, shop_id: shopId }) => [id, shopId]);
