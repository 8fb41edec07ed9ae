import { pickText, type Locale } from '@tradewind/contract/base/locales';
import { maxTastes, type Taste } from '@tradewind/contract/goods/tastes';
import { sql } from 'kysely';
import type { Read } from '../../base/db/database.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import {
  codesOf,
  fromProducts,
  listed,
  pathOf,
  type Categories,
  type Category,
  type CategoryTree,
} from '../../goods/catalog/index.ts';
import { seedsOf } from './recommend.ts';

/** Categories that come into question: some have nothing on sale that could be shown. */
const maxCandidates = 12;

/**
 * The categories of a shopper's purchases, favourites and views, what weighs most first, each with the picture of its hottest
 * product. Those for adults, those that are hidden, and those with nothing that lists advertise are left out.
 */
export async function tastesOf(
  { read, categories }: { read: Read; categories: Categories },
  userId: string,
  locale: Locale,
): Promise<Taste[]> {
  const rows = await rowsOf<{ code: string; weight: number }>(
    read,
    sql`
    with ${seedsOf(userId)}
    select p.category_code as code, sum(s.weight)::float8 as weight
    from seeds s join products p on p.id = s.product_id where not p.adult group by p.category_code`,
  );
  if (rows.length === 0) return [];
  const candidates = shownTastes(await categories.tree(), rows);
  const pictures = await picturesOf(read, candidates);
  return candidates
    .flatMap(({ code, names }) => {
      const image = pictures.get(code);
      return image === undefined ? [] : [{ category_id: code, name: pickText(names, locale), image }];
    })
    .slice(0, maxTastes);
}

/** The categories by weight, equal ones by their code; what is hidden counts for the shown one that it is below. */
function shownTastes(tree: CategoryTree, rows: readonly { code: string; weight: number }[]): Category[] {
  const weights = new Map<Category, number>();
  for (const { code, weight } of rows) {
    const shown = pathOf(tree.find(code)).findLast(({ hidden, adult }) => !hidden && !adult);
    if (shown) weights.set(shown, (weights.get(shown) ?? 0) + weight);
  }
  return [...weights]
    .toSorted(([one, weight], [other, otherWeight]) => otherWeight - weight || (one.code < other.code ? -1 : 1))
    .slice(0, maxCandidates)
    .map(([category]) => category);
}

/** The picture of the hottest product of each category, by its code. */
async function picturesOf(read: Read, categories: readonly Category[]): Promise<ReadonlyMap<string, string>> {
  const parts = categories.flatMap((category) => codesOf(category).map((part) => ({ of: category.code, part })));
  const rows = await rowsOf<{ of: string; image: string }>(
    read,
    sql`
    select distinct on (t.of) t.of, best.image
    from ${unnested(parts, { of: 'text', part: 'text' })} as t (of, part)
      cross join lateral (
        select p.id, p.image, p.heat, p.sales ${fromProducts}
        where p.category_code = t.part and ${listed({ category: null, advertised: true })} and p.in_stock
        order by p.heat desc, p.sales desc, p.id limit 1
      ) best
    order by t.of, best.heat desc, best.sales desc, best.id`,
  );
  return new Map(rows.map(({ of, image }) => [of, image]));
}
