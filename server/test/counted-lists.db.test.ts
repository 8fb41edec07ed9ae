import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { mostCounted } from '@tradewind/contract/base/fields';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { deskDeposits } from '@tradewind/contract/money/desk/deposits';
import { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import { shopCalendar, shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import { deskMails } from '@tradewind/contract/platform/desk/mails';
import { shopScorecard } from '@tradewind/contract/operations/shop-desk/insights';
import { shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildProduct } from './build-catalog.ts';
import { buildMerchant } from './build-merchant.ts';
import { buildOperator } from './build-operator.ts';
import { buildPaidOrder } from './build-paid-order.ts';
import { copyId, copyRows } from './copy-rows.ts';
import { testDatabase } from './database.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);
const merchant = await buildMerchant(db, { now: clock.now() });
const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' } });
const order = await buildPaidOrder(db, { lines: [{ product }], at: clock.now() });
const signedIn = {
  desk: (await buildOperator(db, operatorRoles)).token,
  token: merchant.token,
  shop: merchant.shopId,
};

/** More rows than lists count, those of orders without the indexes that would take most of the time. */
const most = sql.lit(mostCounted);
await db.transact(async (tx) => {
  await sql`do $$ declare named text; begin
    for named in select i.indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relname in ('orders', 'order_earnings') and not i.indisunique
    loop execute 'drop index ' || named; end loop; end $$`.execute(tx);
  await sql`insert into mails (id, recipient, locale, template, letter, state, written_at)
    select gen_random_uuid(), 'ann@example.com', 'en', 'notice.order_paid', '{"subject":"Paid"}', 'kept', now()
    from generate_series(0, ${most})`.execute(tx);
  await sql`insert into recharges (id, user_id, method, state, asked, network, chain_reference, asked_at)
    select gen_random_uuid(), ${merchant.id}, 'chain', 'waiting', 1000, 'test', number, now()
    from generate_series(0, ${most}) number`.execute(tx);
  await sql`insert into deposits
      (id, network, tx_hash, place, block_number, block_hash, from_hex, to_hex, token_hex, units, amount, state, seen_at)
    select gen_random_uuid(), (select code from networks where kind = 'evm' limit 1), '0x' || repeat('a', 64), number, 1, '0x01',
      address, address, address, 5, 500, 'gone', now()
    from (select '0x' || repeat('1', 40) as address) a, generate_series(0, ${most}) number`.execute(tx);
  await copyRows(tx, 'orders', {
    where: `r.id = '${order.id}'`,
    times: mostCounted,
    own: { id: copyId, sn: "'TW' || n", placed_at: "r.placed_at + n * interval '1 second'" },
  });
  await copyRows(tx, 'order_earnings', {
    where: `r.order_id = '${order.id}'`,
    times: mostCounted,
    own: { order_id: copyId },
  });
});

interface Page {
  total: number;
  counts?: Record<string, number>;
}
const pageOf = async (list: Endpoint, input: object = {}) =>
  (await data(list, { limit: 1, ...input } as never, signedIn)) as Page;

const lists = [deskMails, deskRecharges, deskDeposits, shopOrders, shopEarnings, shopCalendar] as const;

it.each(lists.map((list) => [list.name, list] as const))('%s counts as far as 100,000 rows', async (_, list) => {
  expect((await pageOf(list)).total).toBe(mostCounted);
});

it('a tab counts so far too, and exactly where it has fewer', async () => {
  await db.transact((tx) => tx.updateTable('orders').set({ refund_status: 1 }).where('id', '=', order.id).execute());
  const { counts } = await pageOf(shopOrders);
  expect(counts).toMatchObject({ all: mostCounted, to_ship: mostCounted, after_sale: 1, completed: 0 });
  expect((await pageOf(shopOrders, { tab: 'after_sale' })).total).toBe(1);
});

it('the states of top-ups and the queues of deposits count so far too', async () => {
  expect((await pageOf(deskRecharges)).counts).toMatchObject({ waiting: mostCounted, passed: 0 });
  expect((await pageOf(deskDeposits)).counts).toMatchObject({ gone: mostCounted, waiting: 0 });
});

it('the scorecard of a shop is of the newest of its orders', async () => {
  expect((await data(shopScorecard, {}, signedIn)).refunds).toEqual({ of: mostCounted, refunded: 0 });
});
