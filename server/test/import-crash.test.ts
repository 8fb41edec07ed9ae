import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import type pg from 'pg';
import { expect, test } from 'vitest';
import type { Database } from '../src/base/db/database.ts';
import { expectCleanBooks } from './books.ts';
import { ensureCategories } from './build-catalog.ts';
import { csvOf } from './build-import.ts';
import { buildMerchant } from './build-merchant.ts';
import { patience, realServers } from './crash/real-servers.ts';
import { callOverHttp } from './product.ts';
import { withClient } from './with-client.ts';

const patient = { timeout: 200_000, interval: 100 };

const { createDatabase, start } = realServers();

const gate = 4_712;
/** More than two batches, so that the server is killed after some are written and in the middle of another one. */
const count = 130;
const file = csvOf(
  ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price', 'Variant Inventory Qty'],
  ...Array.from({ length: count }, (_, at) => [
    [`p-${at}`, `Product ${at}`, 'Size', 'S', `P${at}-S`, '12.50', '3'],
    [`p-${at}`, '', '', 'L', `P${at}-L`, '15.00', String(at)],
  ]).flat(),
);

test(
  'an import whose server is killed in the middle of a batch ends as if nothing had happened',
  patience,
  async () => {
    const { url, db } = await createDatabase('imports');
    try {
      await db.transact(ensureCategories);
      const [killed, undisturbed] = [await buildMerchant(db), await buildMerchant(db)];
      const first = start(url);
      await withClient(url, async (client) => {
        await client.query(`
        create function stand_still() returns trigger language plpgsql as $$ begin
          if (select count(*) from products where shop_id = new.shop_id) > 50 then
            perform pg_advisory_xact_lock_shared(${gate});
          end if;
          return null;
        end $$;
        create trigger stand_still after insert on products for each row execute function stand_still();
        select pg_advisory_lock(${gate})`);
        const id = await startImport(await first.origin, killed.token);
        await expect.poll(() => countBlocked(client), patient).toBeGreaterThan(0);
        expect(await countProducts(db, killed.shopId)).toBe(50);
        first.process.kill('SIGKILL');
        await first.ended;
        await client.query(`select pg_advisory_unlock(${gate})`);
        await expect.poll(() => countBlocked(client), patient).toBe(0);
        await client.query('drop trigger stand_still on products');
        // What stands still for a minute is taken up again.
        await client.query(`update product_imports set worked_at = worked_at - interval '2 minutes'`);

        const origin = await start(url).origin;
        await expect.poll(() => stateOf(origin, killed.token, id), patient).toBe('done');
        const other = await startImport(origin, undisturbed.token);
        await expect.poll(() => stateOf(origin, undisturbed.token, other), patient).toBe('done');
      });
      const after = await whatStands(db, killed.shopId);
      expect(after).toEqual(await whatStands(db, undisturbed.shopId));
      expect(after).toHaveLength(2 * count);
      await expectCleanBooks(db);
    } finally {
      await db.close();
    }
  },
);

/** Uploads the file and starts its import. @returns its id. */
async function startImport(origin: string, token: string): Promise<string> {
  const body = new FormData();
  body.append('language', 'en');
  body.append('category', 'family');
  body.append('file', new Blob([file]), 'products.csv');
  const sent = await fetch(`${origin}${desk.uploadImport.path}`, { method: 'POST', headers: { token }, body });
  const { data } = (await sent.json()) as { data: { id: string } };
  expect(await callOverHttp(origin, desk.startImport, { id: data.id }, token)).toMatchObject({ code: 1 });
  return data.id;
}

const stateOf = async (origin: string, token: string, id: string) =>
  (await callOverHttp(origin, desk.showImport, { id }, token)).data?.state;

/** Every SKU with its product and what its stock movements add up to. */
async function whatStands(db: Database, shopId: string): Promise<unknown[]> {
  return db.read
    .selectFrom('skus as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select((eb) => [
      'p.titles',
      'p.revision',
      'p.status',
      's.code',
      's.price',
      's.stock',
      eb
        .selectFrom('stock_movements as m')
        .select((sum) => sum.fn.sum('m.quantity').as('moved'))
        .whereRef('m.sku_id', '=', 's.id')
        .as('moved'),
    ])
    .where('p.shop_id', '=', shopId)
    .orderBy('s.code')
    .execute();
}

const countProducts = async (db: Database, shopId: string) =>
  (await db.read.selectFrom('products').select('id').where('shop_id', '=', shopId).execute()).length;

/** Transactions that the trigger holds. */
const countBlocked = async (client: pg.Client) =>
  (
    await client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
    )
  ).rowCount;
