import { sql } from 'kysely';
import { later } from '../../base/clock/clock.ts';
import { batchesOf } from '../../base/db/in-batches.ts';
import { unnested } from '../../base/db/lists.ts';
import { rowsOf } from '../../base/db/rows-of.ts';
import type { Deps } from '../../base/deps.ts';
import { lockShops, storeShopReplyMinutes } from '../../goods/shops/index.ts';
import { answersKeptFor, medianMinutes } from './figures-queries.ts';

/** Fewer answers say more about chance than about a shop. */
const fewestAnswers = 5;

/**
 * A job: stores on each shop how soon it usually answers, for its card. Only changes are written, in batches that lock a few
 * shops for a moment.
 */
export async function storeReplyTimes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const changes = await rowsOf<{ id: string; minutes: number | null }>(
    db.read,
    sql`
    select s.id, found.minutes
    from shops s left join (
      select shop_id, ${medianMinutes} as minutes
      from service_answers where shop_id is not null and answered_at > ${later(clock.now(), -answersKeptFor)}
      group by shop_id having count(*) >= ${fewestAnswers}::int
    ) found on found.shop_id = s.id
    where s.reply_minutes is distinct from found.minutes
    order by s.id`,
  );
  for (const batch of batchesOf(changes))
    await db.transact(async (tx) => {
      const ids = batch.map(({ id }) => id);
      await lockShops(tx, ids);
      await storeShopReplyMinutes(
        tx,
        sql`select id, minutes from ${unnested(batch, { id: 'uuid', minutes: 'int' })} as c (id, minutes)`,
      );
    });
}
