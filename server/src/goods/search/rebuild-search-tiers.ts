import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';
import { suggestNames } from './store-suggestions.ts';

const batchSize = 200;

/**
 * A job: rebuilds the search tiers by sales. Products with equal sales are mixed by a hash, so that the products that a shop
 * added together are spread. Only products whose tier changes are written, in batches. Suggests what the best sellers are called.
 */
export async function rebuildSearchTiers({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { rows: changes } = await sql<{ id: string; tier: number }>`
    select due.id, due.tier from (
      select id, search_tier(row_number() over (order by sales desc, hashtextextended(id::text, 0))) as tier from products where status = 'on_sale'
    ) due join search_words w on w.product_id = due.id where w.tier <> due.tier order by due.id`.execute(db.kysely);
  for (let from = 0; from < changes.length; from += batchSize) {
    const batch = changes.slice(from, from + batchSize);
    await db.transact((tx) =>
      sql`
        update search_words w set tier = due.tier
        from unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ tier }) => tier)}::smallint[]) as due (id, tier)
        where w.product_id = due.id`.execute(tx),
    );
  }
  await suggestNames(db);
}
