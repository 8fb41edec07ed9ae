import type { Deps } from '../../base/deps.ts';
import { indexStoredProducts, indexVersion } from './index-product.ts';

const batchSize = 200;

/** A job: rebuilds, in batches, the search words of products that have none or those of an earlier version. */
export async function rebuildSearchIndex(deps: Pick<Deps, 'db'>): Promise<void> {
  let left = batchSize;
  while (left === batchSize) {
    left = await deps.db.transact(async (tx) => {
      const outdated = await tx
        .selectFrom('products as p')
        .leftJoin('search_words as w', 'w.product_id', 'p.id')
        .select('p.id')
        .where('p.published_at', 'is not', null)
        .where((eb) => eb.or([eb('w.making', 'is', null), eb('w.making', '<>', indexVersion)]))
        .limit(batchSize)
        .execute();
      await indexStoredProducts(
        tx,
        outdated.map(({ id }) => id),
      );
      return outdated.length;
    });
  }
}
