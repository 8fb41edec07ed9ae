import { sql } from 'kysely';
import { day, later } from '../../base/clock/clock.ts';
import type { NotificationsDeps } from './notifications-deps.ts';
import { notifyReaders } from './notify-readers.ts';

const week = 7 * day;
/** Weeks that each run covers, in case the server was down or the clock was moved. */
const weeksBack = 2;
/** A Monday. */
const firstWeek = Date.UTC(1970, 0, 5);
const batchSize = 500;

/**
 * A job: notifies followers of new products of the previous week, once per shop, without products from before they followed
 * the shop.
 */
export async function digestNewProducts(deps: NotificationsDeps): Promise<void> {
  const now = deps.clock.now().getTime();
  const monday = new Date(now - ((now - firstWeek) % week));
  for (let back = weeksBack; back >= 1; back -= 1) {
    const from = later(monday, -back * week);
    await digestWeek(deps, from, later(from, week));
  }
}

async function digestWeek(deps: NotificationsDeps, from: Date, until: Date): Promise<void> {
  const date = from.toISOString().slice(0, 10);
  let after = { user: zeroId, shop: zeroId };
  for (;;) {
    const { rows } = await sql<{ user_id: string; shop_id: string; name: string; count: string }>`
      select f.user_id, f.shop_id, h.name, count(*)::text as count
      from shop_follows f
      join shops h on h.id = f.shop_id and h.status = 'open'
      join products p on p.shop_id = f.shop_id and p.status = 'on_sale' and p.created_at >= ${from} and p.created_at < ${until} and p.created_at > f.followed_at
      where (f.user_id, f.shop_id) > (${after.user}, ${after.shop})
      group by f.user_id, f.shop_id, h.name
      order by f.user_id, f.shop_id
      limit ${batchSize}`.execute(deps.db.kysely);
    await notifyReaders(
      deps,
      rows.map(({ user_id, shop_id, name, count }) => ({
        reader: 'user',
        readerId: user_id,
        kind: 'shop_new_products',
        subject: `shop:${shop_id}:week:${date}`,
        details: { id: shop_id, shop: name, count },
      })),
    );
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = { user: last.user_id, shop: last.shop_id };
  }
}

const zeroId = '00000000-0000-0000-0000-000000000000';
