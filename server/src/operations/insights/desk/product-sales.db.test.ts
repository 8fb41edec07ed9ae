import { fromWire } from '@tradewind/contract/base/money';
import { shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import { shopAnalyticsProducts } from '@tradewind/contract/operations/shop-desk/insights';
import { acceptOffer, requestRefund } from '@tradewind/contract/trade/aftersales';
import * as orders from '@tradewind/contract/trade/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import { cancelByShop } from '@tradewind/contract/trade/shop-desk/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { expectCleanBooks } from '../../../../test/books.ts';
import { buildProduct, buildShop } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { unsent } from '../../../../test/refund-acts.ts';
import { day } from '../../../base/clock/clock.ts';
import { rowsOf } from '../../../base/db/rows-of.ts';
import { foldProductSales, salesOfOrders } from './product-sales.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data } = test;
const dayText = () => clock.now().toISOString().slice(0, 10);
const cents = (amount: string | null) => fromWire(amount!)!.minor;
const sum = (amounts: readonly (string | null)[]) => amounts.reduce((total, amount) => total + cents(amount), 0n);

/** A shop with three products that sells to one shopper. */
async function openStall() {
  const shop = await buildShop(db);
  const token = { token: (await buildMerchant(db, { shop, now: clock.now() })).token };
  const shopper = await buildShopper(db, { balance: 10_000_000n, now: clock.now() });
  const mine = { token: shopper.token };
  const products = [
    await buildProduct(db, { shop, price: 1_999n, stock: 1_000 }),
    await buildProduct(db, { shop, price: 333n, stock: 1_000 }),
    await buildProduct(db, { shop, price: 70_001n, stock: 1_000 }),
  ];
  async function buy(product: number, number: number) {
    const placed = { product_id: products[product]!.id, number, address_id: shopper.addressId };
    const id = (await data(orders.placeOrder, placed, mine)).order_ids[0]!;
    const { paid } = await data(orders.payOrder, { order_id: id, password_pay: testCode }, mine);
    return { id, paid };
  }
  const ask = async ({ id, paid }: { id: string; paid: string }) =>
    (await data(requestRefund, { order_id: id, amount: paid, ...unsent }, mine)).refund_id;
  const acts = {
    refund: async (order: { id: string; paid: string }) =>
      data(shopRefunds.approveRefund, { id: await ask(order), password_pay: testCode }, token),
    part: async (order: { id: string; paid: string }) => {
      const id = await ask(order);
      await data(shopRefunds.offerPart, { id, amount: '1.37', password_pay: testCode }, token);
      await data(acceptOffer, { refund_id: id }, mine);
    },
    cancel: ({ id }: { id: string }) => data(cancelByShop, { id, note: 'Broken', password_pay: testCode }, token),
  };
  return { shop, token, buy, acts };
}
type Stall = Awaited<ReturnType<typeof openStall>>;

/** The figures by product, compared with those of all order lines and with the list of earnings. */
async function expectExact({ shop, token }: Stall, from: string) {
  const { list, delivery } = await data(shopAnalyticsProducts, { from, to: dayText(), limit: 100 }, token);
  const all = sql`select order_id from order_earnings where shop_id = ${shop.id}`;
  const counted = await rowsOf<{ id: string; orders: number; pieces: number; sales: bigint }>(
    db.read,
    sql`select product_id as id, count(*)::int as orders, sum(pieces)::int as pieces, sum(sales)::bigint as sales
      from (${salesOfOrders(all)}) s where day >= ${from}::date group by product_id`,
  );
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
  expect(
    list
      .map(({ id, orders: count, pieces, sales }) => ({ id, orders: count, pieces, sales: cents(sales) }))
      .toSorted(byId),
  ).toEqual(counted.toSorted(byId));
  const earned = (await data(shopEarnings, { limit: 100, from }, token)).list;
  expect(sum([...list.map(({ sales }) => sales), delivery])).toBe(
    sum(earned.map(({ gross }) => gross)) - sum(earned.map(({ refunded }) => refunded)),
  );
}

const waiting = async (shopId: string) =>
  db.read.selectFrom('changed_product_sales').select('order_id').where('shop_id', '=', shopId).execute();

it('sales by product are exact after each payment, refund and cancellation, folded or not', async () => {
  const stall = await openStall();
  const from = dayText();
  const bought: { id: string; paid: string }[] = [];
  const steps = [
    'buy',
    'fold',
    'buy',
    'part',
    'buy',
    'fold',
    'cancel',
    'buy',
    'refund',
    'fold',
    'buy',
    'part',
    'buy',
    'refund',
  ] as const;
  for (const [index, step] of steps.entries()) {
    if (step === 'buy') bought.push(await stall.buy(index % 3, 1 + (index % 4)));
    else if (step === 'fold') await foldProductSales({ db });
    else await stall.acts[step](bought.shift()!);
    await expectExact(stall, from);
    if (index % 3 === 2) clock.advance(day);
  }
  await foldProductSales({ db });
  expect(await waiting(stall.shop.id)).toEqual([]);
  await expectExact(stall, from);
  await expectExact(stall, dayText());
  await expectCleanBooks(db);
});

it('a refund lowers the sales of the day of the payment, also long after that day was folded', async () => {
  const stall = await openStall();
  const from = dayText();
  const order = await stall.buy(0, 2);
  await foldProductSales({ db });
  clock.advance(2 * day);
  await stall.acts.refund(order);
  const period = { from, to: from };
  expect((await data(shopAnalyticsProducts, period, stall.token)).list).toEqual([]);
  await foldProductSales({ db });
  expect((await data(shopAnalyticsProducts, period, stall.token)).list).toEqual([]);
});

it('folding twice, or several folds at once, counts each order once', async () => {
  const stall = await openStall();
  const from = dayText();
  for (let count = 0; count < 6; count += 1) await stall.buy(count % 3, 1);
  await Promise.all([foldProductSales({ db }), foldProductSales({ db }), foldProductSales({ db })]);
  await db.transact((tx) =>
    sql`insert into changed_product_sales (order_id, shop_id)
      select order_id, shop_id from order_earnings, generate_series(1, 3) where shop_id = ${stall.shop.id}`.execute(tx),
  );
  await foldProductSales({ db });
  await expectExact(stall, from);
});

it('a payment that is undone changes no sales', async () => {
  const stall = await openStall();
  const { id } = await stall.buy(0, 1);
  await foldProductSales({ db });
  const undone = db.transact(async (tx) => {
    await sql`update order_earnings set refunded = due where order_id = ${id}`.execute(tx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await waiting(stall.shop.id)).toEqual([]);
});
