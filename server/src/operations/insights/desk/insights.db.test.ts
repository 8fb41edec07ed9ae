import { fromWire } from '@tradewind/contract/base/money';
import { shopRoles } from '@tradewind/contract/base/shop-roles';
import { shopEarnings } from '@tradewind/contract/money/shop-desk/earnings';
import * as contract from '@tradewind/contract/operations/shop-desk/insights';
import { acceptOffer, requestRefund } from '@tradewind/contract/trade/aftersales';
import * as orders from '@tradewind/contract/trade/orders';
import * as shopRefunds from '@tradewind/contract/trade/shop-desk/aftersales';
import { cancelByShop, shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { createShopPromo } from '@tradewind/contract/trade/shop-desk/promos';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { expectCleanBooks } from '../../../../test/books.ts';
import { buildProduct, buildShop } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildPromo } from '../../../../test/build-promo.ts';
import { buildShopper, testCode } from '../../../../test/build-shopper.ts';
import { fileReader } from '../../../../test/read-file.ts';
import { testDatabase } from '../../../../test/database.ts';
import { unsent } from '../../../../test/refund-acts.ts';
import { day, hour, later } from '../../../base/clock/clock.ts';

const db = await testDatabase();
const test = await testApp(db);
const { clock, data, refusal } = test;
const { readFile } = fileReader(test);
const dayText = (time = clock.now()) => time.toISOString().slice(0, 10);
const cents = (amount: string | null) => fromWire(amount!)!.minor;
const sum = (amounts: (string | null)[]) => amounts.reduce((total, amount) => total + cents(amount), 0n);

/** A shop with two products that sells to shoppers. */
async function openStall() {
  const shop = await buildShop(db);
  const owner = await buildMerchant(db, { shop, now: clock.now() });
  const products = [
    await buildProduct(db, { shop, price: 1_999n, stock: 1_000, title: 'Lamp' }),
    await buildProduct(db, { shop, price: 333n, stock: 1_000, title: 'Shade' }),
  ] as const;
  const token = { token: owner.token };
  async function buy(product: { id: string }, number: number, codes: string[] = []) {
    const shopper = await buildShopper(db, { balance: 1_000_000n, now: clock.now() });
    const mine = { token: shopper.token };
    const { order_ids } = await data(
      orders.placeOrder,
      { product_id: product.id, number, address_id: shopper.addressId, promo_codes: codes },
      mine,
    );
    const { paid } = await data(orders.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, mine);
    return { id: order_ids[0]!, mine, paid };
  }
  return { shop, owner, token, products, buy };
}

describe('the figures of a shop', () => {
  it('add up to the earnings of the same orders, by day, product and country, after refunds, codes and cancellations', async () => {
    const { products, token, buy } = await openStall();
    const other = await openStall();
    await other.buy(other.products[0], 3);
    const ofPlatform = await buildPromo(db);
    await data(
      createShopPromo,
      {
        code: `S${products[0].id.slice(-12)}`,
        kind: 'percent',
        value: '7',
        ends_at: later(clock.now(), 30 * day).toISOString(),
        uses_per_user: 1,
      },
      token,
    );
    const ofShop = `S${products[0].id.slice(-12)}`.toUpperCase();
    const from = dayText();
    const bought: Awaited<ReturnType<typeof buy>>[] = [];
    for (const [index, codes] of [[], [ofPlatform], [ofShop], [ofPlatform, ofShop], [], []].entries()) {
      bought.push(await buy(products[index % 2]!, index + 2, codes));
      if (index % 2 === 1) clock.advance(day);
    }
    const ask = async ({ id, mine, paid }: (typeof bought)[number]) =>
      (await data(requestRefund, { order_id: id, amount: paid, ...unsent }, mine)).refund_id;
    await data(shopRefunds.approveRefund, { id: await ask(bought[1]!), password_pay: testCode }, token);
    for (const index of [2, 3]) {
      const id = await ask(bought[index]!);
      await data(shopRefunds.offerPart, { id, amount: '1.37', password_pay: testCode }, token);
      await data(acceptOffer, { refund_id: id }, bought[index]!.mine);
    }
    await data(cancelByShop, { id: bought[4]!.id, note: 'Broken', password_pay: testCode }, token);

    const period = { from, to: dayText() };
    const earned = await data(shopEarnings, { limit: 100 }, token);
    const days = await data(contract.shopAnalytics, period, token);
    const byProduct = await data(contract.shopAnalyticsProducts, period, token);
    const byCountry = await data(contract.shopAnalyticsCountries, period, token);
    for (const { id, gross, refunded, sales } of days.days) {
      const own = earned.list.filter(({ paid_at: at }) => at.startsWith(id));
      expect(cents(gross), id).toBe(sum(own.map((row) => row.gross)));
      expect(cents(refunded), id).toBe(sum(own.map((row) => row.refunded)));
      expect(cents(sales), id).toBe(cents(gross) - cents(refunded));
    }
    const whole = sum(earned.list.map(({ gross }) => gross)) - sum(earned.list.map(({ refunded }) => refunded));
    expect(cents(days.total.sales)).toBe(whole);
    expect(sum([...byProduct.list.map(({ sales }) => sales), byProduct.delivery])).toBe(whole);
    expect(sum(byCountry.list.map(({ sales }) => sales))).toBe(whole);
    expect(days.total.orders).toBe(4);
    expect(byCountry.list.reduce((count, row) => count + row.orders, 0)).toBe(4);
    expect(byProduct.list.map(({ title, pieces }) => [title, pieces])).toEqual([
      ['Lamp', 6],
      ['Shade', 12],
    ]);
    await expectCleanBooks(db);
  });

  it('put an order on the UTC day of its payment, at the end of a month too', async () => {
    const { products, token, buy } = await openStall();
    const next = new Date(Date.UTC(clock.now().getUTCFullYear(), clock.now().getUTCMonth() + 1, 1));
    clock.advance(next.getTime() - clock.now().getTime() - hour);
    const last = dayText();
    await buy(products[0], 1);
    clock.advance(hour);
    await buy(products[0], 1);
    const { days } = await data(contract.shopAnalytics, { from: last, to: dayText() }, token);
    expect(days.map(({ id, orders: count }) => [id, count])).toEqual([
      [last, 1],
      [dayText(next), 1],
    ]);
  });

  it('show no amount to a role without the right to balances', async () => {
    const { shop, products, buy } = await openStall();
    await buy(products[0], 2);
    for (const role of shopRoles) {
      const member = { token: (await buildMerchant(db, { shop, role, now: clock.now() })).token };
      const sees = role === 'owner' || role === 'finance';
      const answers = JSON.stringify([
        await data(contract.shopDashboard, {}, member),
        await data(contract.shopAnalytics, {}, member),
        await data(contract.shopAnalyticsProducts, {}, member),
        await data(contract.shopAnalyticsCountries, {}, member),
        await readFile(contract.shopAnalyticsCsv, { format: 'csv', by: 'day' }, member),
        await readFile(contract.shopAnalyticsCsv, { format: 'csv', by: 'product' }, member),
      ]);
      expect(answers.includes('39.98'), role).toBe(sees);
      expect(/"(sales|gross|refunded|delivery)":"/.test(answers), role).toBe(sees);
    }
  });

  it('are those of one shop', async () => {
    const [one, other] = [await openStall(), await openStall()];
    await one.buy(one.products[0], 1);
    expect((await data(contract.shopAnalytics, {}, other.token)).total).toMatchObject({ orders: 0, sales: '0.00' });
    expect((await data(contract.shopAnalyticsProducts, {}, other.token)).total).toBe(0);
    expect((await data(contract.shopDashboard, {}, other.token)).to_do).toEqual([]);
    expect(await refusal(contract.shopAnalytics, {}, { token: other.owner.token, shop: one.shop.id })).toMatchObject({
      refusal: 'shop_forbidden',
    });
  });

  it('refuse days that are no period of a year at most, naming them', async () => {
    const { token } = await openStall();
    for (const period of [
      { from: '2026-03-02', to: '2026-03-01' },
      { from: '2025-01-01', to: '2026-03-01' },
    ])
      expect(await refusal(contract.shopAnalytics, period, token)).toMatchObject({ refusal: 'period_invalid' });
    for (const period of [{ from: 'yesterday' }, { to: '2026-02-30' }])
      expect(await refusal(contract.shopAnalytics, period, token)).toMatchObject({ refusal: 'bad_request' });
    const year = await data(contract.shopAnalytics, { from: '2028-01-01', to: '2028-12-31' }, token);
    expect(year.days).toHaveLength(366);
  });

  it('are written to a file in which a title is no formula', async () => {
    const { shop, token, buy } = await openStall();
    const product = await buildProduct(db, { shop, price: 500n, title: '=1+1' });
    await buy(product, 1);
    expect(await readFile(contract.shopAnalyticsCsv, { format: 'csv', by: 'product' }, token)).toContain(
      `'=1+1,${product.id},0,0,0,1,1,5.00`,
    );
  });
});

describe('the dashboard', () => {
  it('lists what waits, with its first deadline, and leaves out what is done', async () => {
    const { products, token, buy } = await openStall();
    const [first, second] = [await buy(products[0], 1), await buy(products[1], 1)];
    const toDo = async () => (await data(contract.shopDashboard, {}, token)).to_do;
    expect(await toDo()).toMatchObject([{ kind: 'ship', count: 2, due_at: expect.stringContaining('T') }]);
    await data(shipOrder, { id: first.id, carrier: 'dhl', number: `DHL${first.id.slice(-9)}` }, token);
    await data(requestRefund, { order_id: second.id, amount: second.paid, ...unsent }, second.mine);
    expect((await toDo()).map(({ kind, count }) => [kind, count])).toEqual([['refund', 1]]);
  });

  it('shows late orders first', async () => {
    const { products, token, buy } = await openStall();
    await buy(products[0], 1);
    clock.advance(6 * day);
    expect((await data(contract.shopDashboard, {}, token)).to_do.map(({ kind }) => kind)).toEqual(['late', 'ship']);
  });

  it('compares today with the same weekday of last week and lists best sellers of the chosen days', async () => {
    const { products, token, buy } = await openStall();
    await buy(products[1], 9);
    clock.advance(7 * day);
    await buy(products[0], 2);
    const week = await data(contract.shopDashboard, { days: 7 }, token);
    expect([week.today.orders, week.week_ago.orders]).toEqual([1, 1]);
    expect(week.days).toHaveLength(14);
    expect(week.best_sellers.map(({ title, pieces }) => [title, pieces])).toEqual([['Lamp', 2]]);
    const month = await data(contract.shopDashboard, { days: 30 }, token);
    expect(month.best_sellers).toHaveLength(2);
  });

  it('names the steps before the first sale that a member can do', async () => {
    const shop = await buildShop(db);
    const steps = async (role: 'owner' | 'manager' | 'service') => {
      const { token } = await buildMerchant(db, { shop, role, now: clock.now() });
      return (await data(contract.shopDashboard, {}, { token })).to_start;
    };
    expect(await steps('owner')).toContain('payout_account');
    expect(await steps('manager')).toEqual(['product']);
    expect(await steps('service')).toEqual([]);
    await buildProduct(db, { shop });
    expect(await steps('manager')).toEqual([]);
  });
});

describe('the scorecard', () => {
  it('counts orders shipped on time, late ones, and those that the shop cancelled', async () => {
    const { products, token, buy } = await openStall();
    const [onTime, late, cancelled, byShopper] = [
      await buy(products[0], 1),
      await buy(products[0], 1),
      await buy(products[0], 1),
      await buy(products[0], 1),
    ];
    await data(orders.cancelOrder, { order_id: byShopper.id }, byShopper.mine);
    await data(shipOrder, { id: onTime.id, carrier: 'dhl', number: `DHL${onTime.id.slice(-9)}` }, token);
    await data(cancelByShop, { id: cancelled.id, note: 'Broken', password_pay: testCode }, token);
    clock.advance(6 * day);
    await data(shipOrder, { id: late.id, carrier: 'dhl', number: `DHL${late.id.slice(-9)}` }, token);
    expect((await data(contract.shopScorecard, {}, token)).shipping).toEqual({ of: 3, on_time: 1 });
  });

  it('counts refunds by orders, and answers with their median time', async () => {
    const { products, token, buy } = await openStall();
    const asked = [];
    for (const number of [1, 2, 3]) asked.push(await buy(products[0], number));
    const requests = [];
    for (const { id, mine, paid } of asked)
      requests.push((await data(requestRefund, { order_id: id, amount: paid, ...unsent }, mine)).refund_id);
    clock.advance(day / 4);
    await data(shopRefunds.approveRefund, { id: requests[0]!, password_pay: testCode }, token);
    clock.advance(day / 4);
    await data(shopRefunds.refuseRefund, { id: requests[1]!, reason: 'It is on its way' }, token);
    const card = await data(contract.shopScorecard, {}, token);
    expect(card.refunds).toEqual({ of: 3, refunded: 1 });
    expect(card.answers).toEqual({ of: 2, answered: 2, median_hours: 9 });
    expect(card.rating).toEqual({ of: 0, stars: null });
  });
});
