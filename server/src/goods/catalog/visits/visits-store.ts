import { sql } from 'kysely';
import { createHmac, randomBytes } from 'node:crypto';
import { isOneOf } from '../../../base/db/conditions.ts';
import type { Tx } from '../../../base/db/database.ts';
import { unnested } from '../../../base/db/lists.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import type { Visit } from './visit-counter.ts';

/** The columns of the counters that a step adds to. */
type Counter = 'visitors' | 'product_visitors' | 'carts' | 'checkouts';

/** One visitor to be counted for a shop or one of its products, unless the mark is known. */
interface Count {
  day: string;
  shopId: string;
  /** null: for the shop as a whole */
  productId: string | null;
  counter: Counter;
  mark: Buffer;
}

const markBytes = 16;
const saltBytes = 32;

/** Counts visits; a visitor who was counted for the same that day is not counted again. Unknown shops and products are left out. */
export async function storeVisits(tx: Tx, visits: readonly Visit[]): Promise<void> {
  const [salts, shopOf] = await Promise.all([saltsOf(tx, visits), shopsOf(tx, visits)]);
  const counts = new Map<string, Count>();
  for (const { day, step, visitor } of visits) {
    const id = step.step === 'shop' ? step.shopId : step.productId;
    const shopId = shopOf.get(id);
    const salt = salts.get(day);
    if (shopId === undefined || !salt) continue;
    const add = (productId: string | null, counter: Counter) => {
      const mark = createHmac('sha256', salt)
        .update(`${counter} ${productId ?? shopId} ${visitor}`)
        .digest()
        .subarray(0, markBytes);
      counts.set(`${day} ${mark.toString('hex')}`, { day, shopId, productId, counter, mark });
    };
    add(null, 'visitors');
    if (step.step === 'product') add(null, 'product_visitors');
    if (step.step === 'cart') add(null, 'carts');
    if (step.step === 'checkout') add(null, 'checkouts');
    if (step.step === 'product') add(id, 'visitors');
    if (step.step === 'cart') add(id, 'carts');
    if (step.step === 'checkout') add(id, 'checkouts');
  }
  if (counts.size > 0) await addCounts(tx, [...counts.values()]);
}

/** The salt of each day; made by the first process that needs it. */
async function saltsOf(tx: Tx, visits: readonly Visit[]): Promise<ReadonlyMap<string, Buffer>> {
  const days = [...new Set(visits.map(({ day }) => day))].toSorted();
  const fresh = days.map((day) => ({ day, salt: randomBytes(saltBytes) }));
  await sql`
    insert into visit_salts (day, salt)
    select day, salt from ${unnested(fresh, { day: 'date', salt: 'bytea' })} as given (day, salt)
    order by day on conflict do nothing`.execute(tx);
  const rows = await rowsOf<{ day: string; salt: Buffer }>(
    tx,
    sql`select day::text, salt from visit_salts where ${isOneOf('day', days, 'date')}`,
  );
  return new Map(rows.map(({ day, salt }) => [day, salt]));
}

/** The shop of each shop and product that was visited, by the id of either. */
async function shopsOf(tx: Tx, visits: readonly Visit[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(visits.map(({ step }) => (step.step === 'shop' ? step.shopId : step.productId)))];
  const rows = await rowsOf<{ id: string; shop_id: string }>(
    tx,
    sql`
    select id, id as shop_id from shops where ${isOneOf('id', ids)}
    union all select id, shop_id from products where ${isOneOf('id', ids)}`,
  );
  return new Map(rows.map(({ id, shop_id: shopId }) => [id, shopId]));
}

/** One statement: stores the marks, and adds those that are new. Every process takes the rows in the same order. */
async function addCounts(tx: Tx, counts: readonly Count[]): Promise<void> {
  await sql`
    with given as materialized (
      select * from ${unnested(counts, { day: 'date', mark: 'bytea', shopId: 'uuid', productId: 'uuid', counter: 'text' })}
        as g (day, mark, shop_id, product_id, counter)
    ), fresh as (
      insert into visit_marks (day, mark) select day, mark from given order by day, mark
      on conflict do nothing returning day, mark
    ), added as materialized (
      select g.shop_id, g.day, g.product_id,
        (count(*) filter (where counter = 'visitors'))::int as visitors,
        (count(*) filter (where counter = 'product_visitors'))::int as product_visitors,
        (count(*) filter (where counter = 'carts'))::int as carts,
        (count(*) filter (where counter = 'checkouts'))::int as checkouts
      from given g join fresh using (day, mark) group by g.shop_id, g.day, g.product_id
    ), of_products as (
      insert into product_visit_days as d (shop_id, day, product_id, visitors, carts, checkouts)
      select shop_id, day, product_id, visitors, carts, checkouts from added
      where product_id is not null order by shop_id, day, product_id
      on conflict (shop_id, day, product_id) do update set visitors = d.visitors + excluded.visitors,
        carts = d.carts + excluded.carts, checkouts = d.checkouts + excluded.checkouts
    )
    insert into shop_visit_days as d (shop_id, day, visitors, product_visitors, carts, checkouts)
    select shop_id, day, visitors, product_visitors, carts, checkouts from added
    where product_id is null order by shop_id, day
    on conflict (shop_id, day) do update set visitors = d.visitors + excluded.visitors,
      product_visitors = d.product_visitors + excluded.product_visitors, carts = d.carts + excluded.carts,
      checkouts = d.checkouts + excluded.checkouts`.execute(tx);
}
