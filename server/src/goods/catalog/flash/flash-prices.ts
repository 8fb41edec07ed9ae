import { sql } from 'kysely';
import type { Deadline } from '../../../base/clock/deadline.ts';
import { isOneOf } from '../../../base/db/conditions.ts';
import type { Tx } from '../../../base/db/database.ts';
import { readTogether } from '../../../base/db/read-together.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { Deps } from '../../../base/deps.ts';

/** The offers that hold at a moment: accepted, in a sale that runs, with pieces left. */
export const heldOffers = (now: Date) => sql`
  select o.id, o.sale_id, o.sku_id, o.price, o.former_price, o.quota, o.taken, o.per_shopper
  from flash_offers o join flash_sales f on f.id = o.sale_id
  where o.state = 'accepted' and o.taken < o.quota
    and f.cancelled_at is null and f.starts_at <= ${now}::timestamptz and f.ends_at > ${now}::timestamptz`;

/**
 * Writes the prices of flash sales that hold at a moment into SKUs, and removes those that hold no more. Everything that
 * shows or charges a price reads it from there. The SKUs are locked by id.
 */
export async function writeFlashPrices(tx: Tx, skuIds: readonly string[], now: Date): Promise<void> {
  if (skuIds.length === 0) return;
  await sql`
    with held as materialized (
      select id from skus where ${isOneOf('id', skuIds)} order by id for no key update
    ), due as (
      select h.id, o.price, o.former_price, o.quota - o.taken as left
      from held h left join (${heldOffers(now)}) o on o.sku_id = h.id
    )
    update skus s set flash_price = d.price, flash_former_price = d.former_price, flash_left = d.left
    from due d
    where s.id = d.id and (s.flash_price, s.flash_former_price, s.flash_left) is distinct from (d.price, d.former_price, d.left)`.execute(
    tx,
  );
}

/**
 * Begins and ends what is due. A timer calls it every minute, and who is about to show or charge a price calls it first, so
 * that no order is placed at a price whose time is over. Nothing is written where nothing is due.
 *
 * @returns of how many SKUs the price changed
 */
export async function switchFlashPrices({ db }: Pick<Deps, 'db'>, now: Date): Promise<number> {
  const { skuIds, at } = await readDue(db.read, now);
  if (skuIds.length > 0) await db.transact((tx) => writeFlashPrices(tx, skuIds, at));
  return skuIds.length;
}

/** SQL condition: there is something for `switchFlashPrices` to do, so that whoever has read a price calls it and reads again. */
export const areFlashPricesDue = (now: Date) => sql<boolean>`exists (${skusDue(now)})`;

/** The SKUs that begin or end to be in a flash sale; for those who ask at once, by the moment of the last one. */
const readDue = readTogether(async (read, moments: readonly Date[]) => {
  const at = new Date(Math.max(...moments.map((moment) => moment.getTime())));
  const rows = await rowsOf<{ id: string }>(read, skusDue(at));
  const due = { skuIds: rows.map(({ id }) => id), at };
  return moments.map(() => due);
});

/** SQL: the ids of the SKUs that begin or end to be in a flash sale. */
const skusDue = (now: Date) => sql`
  with due as (${heldOffers(now)})
  select s.id from skus s where s.flash_price is not null and not exists (select from due d where d.sku_id = s.id)
  union
  select d.sku_id from due d join skus s on s.id = d.sku_id where s.flash_price is null`;

/** When flash sales begin and end, for the clock of a demo. */
export const flashDeadlines: readonly Deadline[] = (['starts_at', 'ends_at'] as const).map((end) => ({
  name: `flash_sales.${end}`,
  async next(read, after) {
    const row = await read
      .selectFrom('flash_sales')
      .select((eb) => eb.fn.min(end).as('at'))
      .where('cancelled_at', 'is', null)
      .where(end, '>', after)
      .executeTakeFirst();
    return row?.at ?? null;
  },
}));
