import { hotProducts } from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/desk/flash-sales';
import { flashProducts, flashSale } from '@tradewind/contract/goods/flash-sales';
import { searchProducts } from '@tradewind/contract/goods/search';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { cancelOrder, payOrder, placeOrder, previewOrder } from '@tradewind/contract/trade/orders';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { expectCleanBooks } from './books.ts';
import { stockOf, type BuiltProduct } from './build-catalog.ts';
import { buildShopper, testCode } from './build-shopper.ts';
import { testDatabase } from './database.ts';
import { flashActs, uncached } from './flash-acts.ts';
import { hour, minute } from '../src/base/clock/clock.ts';
import { closeUnpaidOrders } from '../src/trade/orders/index.ts';
import { switchFlashPrices } from '../src/goods/catalog/index.ts';

const db = await testDatabase();
const test = await testApp(db);
const { call, clock, data, deps, refusal } = test;
const { by, endAll, lamp, offersOf, order, running, shown, wait } = await flashActs(db, test);
beforeEach(endAll);

describe('a flash sale that runs', () => {
  it('has its price wherever a price is shown', async () => {
    const { product } = await running();
    const { token } = await buildShopper(db, { now: clock.now() });
    expect(await shown(product)).toMatchObject({
      price: '6.00',
      before: '10.00',
      stock: 5,
      flash: { name: 'Sale', sold_percent: 0, skus: [{ left: 5, per_shopper: 2 }] },
    });
    const cards = [
      ...(await data(searchProducts, { limit: 100 }, uncached)).list,
      ...(await data(hotProducts, { limit: 100 }, uncached)).list,
      ...(await data(flashSale, {}, uncached)).now!.list,
    ].filter(({ product_id: id }) => id === product.id);
    expect(cards.length).toBeGreaterThan(1);
    for (const { goods, in_flash_sale: marked } of cards)
      expect([goods.sales_price, goods.market_price, marked]).toEqual(['6.00', '10.00', true]);
    await data(addToCart, { product_id: product.id, num: 2 }, { token });
    const { carts } = await data(cart, {}, { token });
    expect(carts[0]).toMatchObject({ stock: 5, total_price: '12.00', goods: { sales_price: '6.00' } });
    const preview = await data(previewOrder, { cart_id: carts[0]!.cart_id }, { token });
    expect(preview).toMatchObject({ goods: '12.00', product: [{ sales_price: '6.00' }] });
  });

  it('advertises no product of low rating on Home, and shows it among all of the sale', async () => {
    const { product } = await running();
    const sees = async () => [
      (await data(flashSale, {}, uncached)).now?.list.length ?? 0,
      (await data(flashProducts, {}, uncached)).list.length,
    ];
    expect(await sees()).toEqual([1, 1]);
    const scores = { review_count: 10, score_sum: 69 };
    await db.kysely.updateTable('products').set(scores).where('id', '=', product.id).execute();
    expect(await sees()).toEqual([0, 1]);
  });

  it('tells what part of its pieces is sold', async () => {
    const { product, saleId } = await running();
    await order(product, await buildShopper(db, { now: clock.now() }), 2);
    expect((await shown(product)).flash).toMatchObject({ sold_percent: 40, skus: [{ left: 3 }] });
    expect((await data(flashSale, {}, uncached)).now!.list.find(({ id }) => id === product.id)).toMatchObject({
      sold_percent: 40,
    });
    expect(await data(desk.flashSaleById, { id: saleId }, by())).toMatchObject({ sold: 2, revenue: '12.00', quota: 5 });
  });

  it('is paid by the shop: what it costs is all that goes into the books', async () => {
    const { product } = await running();
    const shopper = await buildShopper(db, { balance: 10_000n, now: clock.now() });
    const { order_ids: ids } = await order(product, shopper);
    await data(payOrder, { order_id: ids[0]!, password_pay: testCode }, shopper);
    await expectCleanBooks(db);
    const row = db.read.selectFrom('orders').select(['goods', 'discount', 'shop_discount']).where('id', '=', ids[0]!);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ goods: 600n, discount: 0n, shop_discount: 0n });
  });

  it('sells no more than its limit to one shopper, earlier orders included', async () => {
    const { product } = await running();
    const shopper = await buildShopper(db, { now: clock.now() });
    const three = { product_id: product.id, number: 3, address_id: shopper.addressId };
    expect(await refusal(placeOrder, three, shopper)).toMatchObject({ refusal: 'flash_limit' });
    expect(await refusal(previewOrder, three, shopper)).toMatchObject({ refusal: 'flash_limit' });
    await order(product, shopper, 2);
    expect(await refusal(placeOrder, { ...three, number: 1 }, shopper)).toMatchObject({ refusal: 'flash_limit' });
    await order(product, await buildShopper(db, { now: clock.now() }), 2);
  });

  it('leaves a lower price of the shop as it is, and never strikes through a raised one', async () => {
    const { product } = await running();
    const set = (price: bigint) =>
      db.kysely.updateTable('skus').set({ price }).where('product_id', '=', product.id).execute();
    await set(9_900n);
    expect(await shown(product)).toMatchObject({ price: '6.00', before: '10.00' });
    await set(500n);
    expect(await shown(product)).toMatchObject({ price: '5.00', before: '', flash: null });
  });

  it('gives less time to pay', async () => {
    const { product } = await running();
    const minutesOf = async (ordered: BuiltProduct) => {
      const { pay_before: until } = await order(ordered, await buildShopper(db, { now: clock.now() }));
      return Math.round((Date.parse(until) - clock.now().getTime()) / minute);
    };
    expect([await minutesOf(product), await minutesOf(await lamp())]).toEqual([10, 30]);
  });
});

describe('when the pieces of a flash sale are gone', () => {
  const buyAll = async (product: BuiltProduct) => {
    const orders = [];
    for (const pieces of [2, 2, 1]) {
      const buyer = await buildShopper(db, { now: clock.now() });
      orders.push({ buyer, ...(await order(product, buyer, pieces)) });
    }
    return orders;
  };

  it('the usual price holds, and the cart says so', async () => {
    const { product } = await running();
    const { token } = await buildShopper(db, { now: clock.now() });
    await data(addToCart, { product_id: product.id, num: 1 }, { token });
    await buyAll(product);
    expect(await shown(product)).toMatchObject({ price: '10.00', before: '', stock: 15, flash: null });
    const { carts } = await data(cart, {}, { token });
    expect(carts[0]).toMatchObject({ price_was: '6.00', total_price: '10.00' });
  });

  it('a shopper is told before ordering that its pieces wait for less long', async () => {
    const { product } = await running();
    const shopper = await buildShopper(db, { now: clock.now() });
    const minutesOf = async (product_id: string) =>
      (await data(previewOrder, { product_id, number: 1 }, shopper)).flash_pay_minutes;
    expect(await minutesOf(product.id)).toBe(10);
    expect(await minutesOf((await lamp()).id)).toBeNull();
  });

  it('nobody pays more than was shown', async () => {
    const { product } = await running();
    const shopper = await buildShopper(db, { now: clock.now() });
    const seen = await data(previewOrder, { product_id: product.id, number: 1 }, shopper);
    await buyAll(product);
    const asked = { product_id: product.id, number: 1, address_id: shopper.addressId, total: seen.total };
    expect(await refusal(placeOrder, asked, shopper)).toMatchObject({ refusal: 'total_differs' });
  });

  it('an order that is cancelled gives its pieces back', async () => {
    const { product } = await running();
    const [first] = await buyAll(product);
    await data(cancelOrder, { order_id: first!.order_ids[0]! }, first!.buyer);
    expect(await shown(product)).toMatchObject({ price: '6.00', stock: 2 });
    await order(product, first!.buyer, 2);
    await expectCleanBooks(db);
  });

  it('an order that is not paid in time gives its pieces back', async () => {
    const { product, saleId } = await running();
    await buyAll(product);
    await wait(11 * minute);
    await closeUnpaidOrders(deps);
    expect(await shown(product)).toMatchObject({ price: '6.00', stock: 5 });
    expect((await offersOf(saleId))[0]).toMatchObject({ sold: 0, revenue: '0.00' });
    expect(await stockOf(db, product.skus[0]!.id)).toBe(20);
  });
});

describe('when the time of a flash sale is over', () => {
  it('no order is placed at its price, although no timer has run', async () => {
    const { product } = await running();
    const shopper = await buildShopper(db, { now: clock.now() });
    const { cart_id } = await data(addToCart, { product_id: product.id, num: 1 }, shopper);
    const { total } = await data(previewOrder, { cart_id }, shopper);
    await wait(2 * hour);
    const late = { cart_ids: cart_id, address_id: shopper.addressId, total };
    expect(await refusal(placeOrder, late, shopper)).toMatchObject({ refusal: 'total_differs' });
    const { carts } = await data(cart, {}, shopper);
    expect(carts[0]).toMatchObject({ price_was: '6.00', goods: { sales_price: '10.00' } });
    expect(await shown(product)).toMatchObject({ price: '10.00', flash: null });
  });

  it('the cart says what a line costs now, although no timer has run', async () => {
    const { product } = await running();
    const shopper = await buildShopper(db, { now: clock.now() });
    await data(addToCart, { product_id: product.id, num: 1 }, shopper);
    await wait(2 * hour);
    expect((await data(cart, {}, shopper)).carts[0]).toMatchObject({ price_was: '6.00', total_price: '10.00' });
  });

  it('an order that was placed before is paid as it was placed, and a cancelled one revives nothing', async () => {
    const { product } = await running();
    await wait(2 * hour - 5 * minute);
    const shopper = await buildShopper(db, { balance: 10_000n, now: clock.now() });
    const [paid, open] = [await order(product, shopper), await order(product, shopper, 1, { notes: {} })];
    await wait(6 * minute);
    await switchFlashPrices(deps, clock.now());
    await data(payOrder, { order_id: paid.order_ids[0]!, password_pay: testCode }, shopper);
    await data(cancelOrder, { order_id: open.order_ids[0]! }, shopper);
    expect(await shown(product)).toMatchObject({ price: '10.00', stock: 19 });
    await expectCleanBooks(db);
  });
});

it('sells no piece more than its quota to 64 shoppers at once', async () => {
  const { product, saleId } = await running({ quota: 10, per_shopper: 1 }, 100);
  const shoppers = await Promise.all(Array.from({ length: 64 }, () => buildShopper(db, { now: clock.now() })));
  const seen = (await data(previewOrder, { product_id: product.id, number: 1 }, shoppers[0]!)).total;
  const answers = await Promise.all(
    shoppers.map(({ token, addressId }) =>
      call(placeOrder, { product_id: product.id, number: 1, address_id: addressId, total: seen }, { token }),
    ),
  );
  expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(10);
  expect((await offersOf(saleId))[0]).toMatchObject({ sold: 10, revenue: '60.00' });
  expect(await stockOf(db, product.skus[0]!.id)).toBe(90);
  expect(await shown(product)).toMatchObject({ price: '10.00', stock: 90 });
  await expectCleanBooks(db);
}, 60_000);

it('lets one shopper take no more than the limit with 16 orders at once', async () => {
  const { product, saleId } = await running({ quota: 20, per_shopper: 3 }, 100);
  const { token, addressId } = await buildShopper(db, { now: clock.now() });
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      call(
        placeOrder,
        { product_id: product.id, number: 1, address_id: addressId, notes: {} },
        { token, key: crypto.randomUUID() },
      ),
    ),
  );
  expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(3);
  expect((await offersOf(saleId))[0]!.sold).toBe(3);
});
