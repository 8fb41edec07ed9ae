import { sql } from 'kysely';
import type { Deps } from '../../base/deps.ts';

const atOnce = 200;

/**
 * Rebuilds the tiers of the search: who sells more stands further in front; equals are mixed, so that what one shop
 * added in one go does not stand in one place. Few move from one hour to the next, and those in batches.
 */
export async function rebuildSearchTiers({ db }: Pick<Deps, 'db'>): Promise<void> {
  const { rows: movers } = await sql<{ id: string; tier: number }>`
    select due.id, due.tier from (
      select id, search_tier(row_number() over (order by sales desc, hashtextextended(id::text, 0))) as tier from products where status = 'on_sale'
    ) due join search_words w on w.product_id = due.id where w.tier <> due.tier order by due.id`.execute(db.kysely);
  for (let from = 0; from < movers.length; from += atOnce) {
    const batch = movers.slice(from, from + atOnce);
    await db.transact((tx) =>
      sql`
        update search_words w set tier = due.tier
        from unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ tier }) => tier)}::smallint[]) as due (id, tier)
        where w.product_id = due.id`.execute(tx),
    );
  }
}
