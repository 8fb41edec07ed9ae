import type { Tx } from '../../src/base/db/database.ts';
import { firstPicture, urlOf } from '../pictures/index.ts';
import { products } from '../world/shops.ts';
import { subcategories } from '../world/subcategories.ts';

/** Stores the subcategories of the demo; where operators have changed the tree, theirs stay. @returns how many it added. */
export async function storeSubcategories(tx: Tx): Promise<number> {
  const placed = new Map<string, number>();
  const rows = subcategories.map(({ code, parent, names, products: [first] }) => {
    const position = (placed.get(parent) ?? 0) + 1;
    placed.set(parent, position);
    const shown = products.find(({ slug }) => slug === first)!;
    return {
      code,
      parent_code: parent,
      position,
      names,
      name_en: code,
      image: urlOf(firstPicture(shown), 400),
    };
  });
  const added = await tx
    .insertInto('categories')
    .values(rows)
    .onConflict((oc) => oc.doNothing())
    .returning('code')
    .execute();
  return added.length;
}
