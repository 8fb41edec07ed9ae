import { sql, type RawBuilder } from 'kysely';
import type { Keep } from '../../base/cache/kept-parts.ts';
import { isOneOf } from '../../base/db/conditions.ts';
import type { Read } from '../../base/db/database.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import { advertised, cardColumns, fromProducts, type CardRow, type PlacedProduct } from '../../goods/catalog/index.ts';
import { scoreBeside, type PairScores, type Traits } from './likeness.ts';

/** Shown beside a product. */
const most = 8;
/**
 * Best sellers that come into question, of the category of a product and of each other one of its first level. Literals, so
 * that PostgreSQL reuses one plan for all categories; planning costs more than running.
 */
const ofCategory = sql.lit(24);
const ofNeighbour = sql.lit(4);
/** The most products that were bought together with some. */
const maxPaired = sql.lit(100);

/** SQL condition on `p`: it was bought together with other products. */
export const hasPairs = sql<boolean>`exists (select from product_pairs r where r.product_id = p.id)`;

/** A product that may be shown. */
type Candidate = CardRow & Traits;

interface PairedCandidate extends Candidate {
  paired_with: string;
  pair_score: number;
}

const traitColumns = sql`
  p.category_code, coalesce(c.parent_code, c.code) as top, left(p.hs_code, 4) as heading,
  array(select o -> 'names' ->> 'en' from jsonb_array_elements(p.options) o where o -> 'names' ? 'en') as option_names`;

const ofProducts = sql`${fromProducts} join categories c on c.code = p.category_code`;

/** SQL condition: can be shown beside products that are for adults or not. */
const shown = (adult: boolean): RawBuilder<boolean> =>
  sql<boolean>`p.status = 'on_sale' and h.status = 'open' and p.in_stock and ${advertised} ${adult ? sql`` : sql`and not p.adult`}`;

/** The traits of products, by a condition on `p`; those that are not for adults alone. At most thirty. */
export const traitsOf = (read: Read, condition: RawBuilder<unknown>): Promise<Traits[]> =>
  rowsOf<Traits>(
    read,
    sql`select p.id, p.min_price, ${traitColumns} ${ofProducts} where ${condition} and not p.adult order by p.id limit 30`,
  );

/**
 * Products to show beside a product: see `scoreBeside`. Adult products are shown beside adult ones only. For visitors the best
 * sellers of a category are kept, and pairs are only read where there are some.
 */
export async function otherProducts(read: Read, product: PlacedProduct, keep: Keep): Promise<CardRow[]> {
  const { id, category_code: category, adult, has_pairs: isPaired } = product;
  const [near, paired] = await Promise.all([
    keep(
      `best sellers near category ${category}${adult ? ', for adults' : ''}`,
      () => bestSellersNear(read, [category], adult),
      namesOf,
    ),
    isPaired ? boughtWith(read, [id], adult) : [],
  ]);
  const traits = {
    ...product,
    // All that is near is of one category of the first level; where nothing is, there is nothing to compare with either.
    top: near[0]?.top ?? category,
    heading: product.hs_code.slice(0, 4),
    option_names: product.options.flatMap(({ names }) => names.en ?? []),
  };
  return rank([traits], near, paired).slice(0, most);
}

/** Products to show beside several, such as a cart, the best first; never for adults. */
export async function productsBeside(read: Read, seeds: readonly Traits[]): Promise<CardRow[]> {
  const [near, paired] = await Promise.all([
    bestSellersNear(read, [...new Set(seeds.map((seed) => seed.category_code))], false),
    boughtWith(
      read,
      seeds.map(({ id }) => id),
      false,
    ),
  ]);
  return rank(seeds, near, paired);
}

/**
 * The candidates without the products themselves, by how well they go beside the one that they go with best. What is of no
 * category of the first level that the products have is shown only where these have nothing else.
 */
function rank(seeds: readonly Traits[], near: readonly Candidate[], paired: readonly PairedCandidate[]): Candidate[] {
  const pairs = new Map<string, Map<string, number>>();
  for (const { id, paired_with: seed, pair_score: score } of paired)
    pairs.set(seed, (pairs.get(seed) ?? new Map<string, number>()).set(id, score));
  const none: PairScores = new Map();
  const known = new Set(seeds.map(({ id }) => id));
  const others = new Map([...near, ...paired].filter(({ id }) => !known.has(id)).map((card) => [card.id, card]));
  const tops = new Set(seeds.map(({ top }) => top));
  const same = [...others.values()].filter(({ top }) => tops.has(top));
  return (same.length > 0 ? same : [...others.values()])
    .map((card) => ({
      card,
      score: Math.max(...seeds.map((seed) => scoreBeside(seed, card, pairs.get(seed.id) ?? none))),
    }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ card }) => card);
}

/** What was bought together with some products, the best pairs first. */
const boughtWith = (read: Read, ids: readonly string[], adult: boolean): Promise<PairedCandidate[]> =>
  rowsOf<PairedCandidate>(
    read,
    sql`
    select ${cardColumns}, ${traitColumns}, r.product_id as paired_with, r.score as pair_score
    ${ofProducts} join product_pairs r on r.other_id = p.id
    where ${isOneOf('r.product_id', ids)} and ${shown(adult)}
    order by r.score desc, p.id limit ${maxPaired}`,
  );

/** Best sellers of some categories, and a few of each other category of their first level. */
const bestSellersNear = (read: Read, categories: readonly string[], adult: boolean): Promise<Candidate[]> => {
  const best = (limit: RawBuilder<unknown>) => sql`
    select p.id, p.sales ${fromProducts} where p.category_code = place.code and ${shown(adult)} order by p.sales desc, p.id limit ${limit}`;
  return rowsOf<Candidate>(
    read,
    sql`
    with own as materialized (
      select c.code, coalesce(c.parent_code, c.code) as top from categories c where ${isOneOf('c.code', categories, 'text')}
    ), neighbours as materialized (
      select c.code from categories c
      where coalesce(c.parent_code, c.code) in (select top from own) and c.code not in (select code from own)
    )
    select ${cardColumns}, ${traitColumns}
    from (
      select best.* from own place cross join lateral (${best(ofCategory)}) best
      union all
      select best.* from neighbours place cross join lateral (${best(ofNeighbour)}) best
    ) found join products p on p.id = found.id join shops h on h.id = p.shop_id join categories c on c.code = p.category_code
    order by p.sales desc, p.id`,
  );
};

const namesOf = (cards: readonly CardRow[]): string[] => cards.flatMap(({ id, shop_id: shopId }) => [id, shopId]);
