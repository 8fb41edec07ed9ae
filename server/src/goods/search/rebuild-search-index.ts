import type { Deps } from '../../base/deps.ts';
import { indexStoredProducts, making } from './index-product.ts';

const atOnce = 200;

/** Makes the search words of products anew that were made in an earlier way or never, batch by batch. */
export async function rebuildSearchIndex(deps: Pick<Deps, 'db'>): Promise<void> {
  let left = atOnce;
  while (left === atOnce) {
    left = await deps.db.transact(async (tx) => {
      const old = await tx
        .selectFrom('products as p')
        .leftJoin('search_words as w', 'w.product_id', 'p.id')
        .select('p.id')
        .where((eb) => eb.or([eb('w.making', 'is', null), eb('w.making', '<>', making)]))
        .limit(atOnce)
        .execute();
      await indexStoredProducts(
        tx,
        old.map(({ id }) => id),
      );
      return old.length;
    });
  }
}
