import type { Endpoint } from '@tradewind/contract/base/endpoint';
import { operatorRoles } from '@tradewind/contract/base/operator-roles';
import { deskDeposits } from '@tradewind/contract/money/desk/deposits';
import { deskRecharges } from '@tradewind/contract/money/desk/recharges';
import { deskWithdrawals } from '@tradewind/contract/money/desk/withdrawals';
import { shopCalendar, shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import { deskAcceptances } from '@tradewind/contract/people/desk/accepted-terms';
import { deskUsers } from '@tradewind/contract/people/desk/users';
import { deskMails } from '@tradewind/contract/platform/desk/mails';
import { disputes } from '@tradewind/contract/trade/desk/disputes';
import { deskOrders } from '@tradewind/contract/trade/desk/orders';
import { deskQuestions } from '@tradewind/contract/trade/desk/questions';
import { deskReviews } from '@tradewind/contract/trade/desk/reviews';
import { refunds } from '@tradewind/contract/trade/shop-desk/aftersales';
import { shopOrders } from '@tradewind/contract/trade/shop-desk/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { day } from '../src/base/clock/clock.ts';
import { newId } from '../src/base/ids/ids.ts';
import { openSession } from '../src/people/users/index.ts';
import { testApp } from './app.ts';
import { buildOperator } from './build-operator.ts';
import { busiestOwner } from './busiest-owner.ts';
import { demoDatabase } from './demo-database.ts';

const db = await demoDatabase();
const { data } = await testApp(db);

/** Many rows of one time, so that pages begin and end among them. */
await db.transact(async (tx) => {
  await sql`insert into recharges (id, user_id, method, state, asked, network, chain_reference, asked_at)
    select id, id, 'chain', 'waiting', 1000 + number % 2, 'test', number, now()
    from (select id, row_number() over () as number from users limit 8) u`.execute(tx);
  await sql`insert into deposits
      (id, network, tx_hash, place, block_number, block_hash, from_hex, to_hex, token_hex, units, amount, state, seen_at)
    select u.id, n.code, '0x' || repeat('a', 64), u.number, 1, '0x01', '0x02', '0x03', '0x04', 5, 500 + u.number % 2, 'seen', now()
    from (select id, row_number() over () as number from users limit 8) u, (select code from networks limit 1) n`.execute(
    tx,
  );
  await sql`insert into accepted_terms (user_id, version, act, accepted_at)
    select id, version, 'notice', now() from (select id from users limit 4) u, generate_series(8, 9) as version`.execute(
    tx,
  );
  await sql`update orders set placed_at = date_trunc('month', placed_at), confirm_at = date_trunc('month', confirm_at),
    after_sale_until = date_trunc('month', after_sale_until)`.execute(tx);
  await sql`update order_earnings set paid_at = date_trunc('month', paid_at)`.execute(tx);
  await sql`insert into mails (id, recipient, locale, template, letter, state, written_at)
    select gen_random_uuid(), 'ann@example.com', 'en', 'notice.order_paid', '{"subject":"Paid"}', 'kept', now()
    from generate_series(1, 5)`.execute(tx);
  await sql`update mails set written_at = date_trunc('month', written_at)`.execute(tx);
  await sql`update recharges set asked_at = date_trunc('month', asked_at)`.execute(tx);
  await sql`update accepted_terms set accepted_at = date_trunc('month', accepted_at)`.execute(tx);
  await sql`update reviews set reviewed_at = date_trunc('month', reviewed_at)`.execute(tx);
  await sql`update product_questions set asked_at = date_trunc('month', asked_at)`.execute(tx);
  await sql`update users set created_at = date_trunc('month', created_at)`.execute(tx);
});
const owner = await busiestOwner(db);
/** Disputes of this shop: some are open, with deadlines of two times, and some are over. */
await db.transact(async (tx) => {
  await sql`insert into refund_requests (id, sn, order_id, user_id, shop_id, state, with_return, received, unshipped, reason,
      explanation, most, asked, asked_at, due_at, dispute_at, dispute_by, evidence_until, over_at)
    select id, 'RF' || number, id, user_id, shop_id, case when number % 3 = 0 then 'dismissed' else 'in_dispute' end, false,
      false, false, 'other', 'Never came', 100, 100, now() - number % 2 * interval '1 day',
      case when number % 3 > 0 then now() + number % 3 * interval '1 day' end, now() - number % 2 * interval '1 hour',
      'shopper', now(), case when number % 3 = 0 then now() end
    from (select *, row_number() over () as number from orders where shop_id = ${owner.shop_id} limit 9) o`.execute(tx);
  await sql`insert into refund_lines (request_id, line_id, after_pieces, quantity, goods, discount, freight, commission)
    select order_id, id, 0, 1, 100, 0, 0, 0 from order_lines where order_id in (select id from refund_requests)`.execute(
    tx,
  );
});
const signedIn = {
  desk: (await buildOperator(db, operatorRoles)).token,
  token: await db.transact((tx) =>
    openSession(tx, { userId: owner.user_id, now: new Date(), life: day, atDesk: true }),
  ),
  shop: owner.shop_id,
};

interface Page {
  list: { id: string }[];
  total: number;
  next: string | null;
}
const pageOf = (list: Endpoint, input: object) => data(list, input, signedIn) as Promise<Page>;

/** The ids of the first `most` rows, read in short pages that each go on from the one before. */
async function walk(list: Endpoint, sort: string, limit: number, most: number): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ids.length < most;) {
    const { list: rows, next } = await pageOf(list, { sort, limit, cursor });
    ids.push(...rows.map(({ id }) => id));
    if (!next) break;
    cursor = next;
  }
  return ids.slice(0, most);
}

const lists: [Endpoint, string[]][] = [
  [deskOrders, ['-placed_at', 'placed_at']],
  [shopOrders, ['-placed_at', 'placed_at', 'ship_by', '-ship_by']],
  [deskRecharges, ['-asked_at', 'asked_at', '-asked', 'asked']],
  [deskDeposits, ['-seen_at', 'seen_at', '-amount', 'amount']],
  [deskWithdrawals, ['-asked_at', 'asked_at', 'review_before', '-review_before', 'price', '-price']],
  [shopEarnings, ['-paid_at', 'paid_at']],
  [shopCalendar, ['releases_at']],
  [deskMails, ['-written_at', 'written_at']],
  [deskAcceptances, ['-at']],
  [deskUsers, ['-created_at', 'created_at', 'username', '-username']],
  [deskReviews, ['-createtime', 'createtime']],
  [deskQuestions, ['-at', 'at']],
  [disputes, ['rule_before', '-rule_before', '-opened_at', 'opened_at']],
  [refunds, ['due_at', '-asked_at', 'asked_at']],
];
const orders = lists.flatMap(([list, sorts]) => sorts.map((sort) => [list.name, sort, list] as const));

it.each(orders)('%s by %s goes on from the last row of the page before', async (_, sort, list) => {
  const { list: rows, total } = await pageOf(list, { sort, limit: 40 });
  expect(await walk(list, sort, total > 6 ? 3 : 1, 40)).toEqual(rows.map(({ id }) => id));
  expect(rows).toHaveLength(Math.min(total, 40));
  expect(rows.length).toBeGreaterThan(1);
});

it('nothing stands behind an order of another shop', async () => {
  const foreign = await db.read
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '<>', owner.shop_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(await pageOf(shopOrders, { limit: 3, cursor: foreign.id })).toMatchObject({ list: [], next: null });
});

it('nothing stands behind a row that is not there', async () => {
  expect(await pageOf(deskOrders, { limit: 3, cursor: newId() })).toMatchObject({ list: [], next: null });
});

it('a page at a cursor is never too deep', async () => {
  const { next } = await pageOf(deskOrders, { limit: 1 });
  expect((await pageOf(deskOrders, { page: 100_000, limit: 1, cursor: next! })).list).toHaveLength(1);
});
