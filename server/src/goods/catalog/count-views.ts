import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { Deps } from '../../base/deps.ts';
import type { ViewCounter } from './view-counter.ts';

/** Days that are recounted; older visitor rows are deleted and only their number is stored. */
const recountedDays = 2;

/** A job: counts the distinct visitors of each product per day and updates the total that its card shows. */
export async function countViews(deps: Pick<Deps, 'db' | 'clock'> & { views: ViewCounter }): Promise<void> {
  await deps.views.flush();
  const oldest = later(deps.clock.now(), -recountedDays * day);
  await deps.db.transact(async (tx) => {
    await sql`
      insert into product_view_days (product_id, day, visitors)
      select product_id, day, count(*)::int from product_visitors group by product_id, day
      on conflict (product_id, day) do update set visitors = excluded.visitors where product_view_days.visitors <> excluded.visitors`.execute(
      tx,
    );
    await sql`
      update products p set views = counted.visitors
      from (
        select product_id, sum(visitors)::int as visitors from product_view_days
        where product_id in (select product_id from product_visitors) group by product_id order by product_id
      ) counted
      where p.id = counted.product_id and p.views <> counted.visitors`.execute(tx);
    await sql`delete from product_visitors where day < ${oldest}::date`.execute(tx);
  });
}
