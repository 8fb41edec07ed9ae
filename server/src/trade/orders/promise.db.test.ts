import { productDelivery, shopsDelivery } from '@tradewind/contract/trade/freight';
import * as shop from '@tradewind/contract/goods/shop-desk/profile';
import * as contract from '@tradewind/contract/trade/orders';
import * as desk from '@tradewind/contract/trade/shop-desk/orders';
import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);

// A Monday; each test begins on a later one.
let monday = new Date('2031-03-03T12:00:00Z').getTime();
beforeEach(() => {
  clock.advance(monday - clock.now().getTime());
  monday += 56 * day;
});
const dateIn = (days: number) => new Date(clock.now().getTime() + days * day).toISOString().slice(0, 10);

/** A product of a shop that ships within two working days; the carrier takes up to nine. */
async function setUp() {
  const merchant = await buildMerchant(db, { now: clock.now() });
  const theirs = { token: merchant.token };
  await data(shop.setShopHandling, { days: 2 }, theirs);
  const product = await buildProduct(db, { shop: { id: merchant.shopId, name: 'Shop' }, price: 1_000n, stock: 10 });
  const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const mine = { token: shopper.token };
  const buying = { product_id: product.id, number: 1, address_id: shopper.addressId };
  const promised = async () =>
    (await data(productDelivery, { product_id: product.id, country: 'PT' })).options[0]!.arrives_by;
  async function pay() {
    const { order_ids } = await data(contract.placeOrder, buying, mine);
    await data(contract.payOrder, { order_id: order_ids[0]!, password_pay: testCode }, mine);
    return order_ids[0]!;
  }
  const promiseOf = async (id: string) => (await data(contract.order, { order_id: id }, mine)).promise;
  const send = (id: string) => data(desk.shipOrder, { id, carrier: 'dhl', number: `JD${id.slice(-10)}` }, theirs);
  async function deliver(id: string) {
    const { parcels } = await data(contract.order, { order_id: id }, mine);
    await data(desk.recordParcelEvent, { id: parcels[0]!.id, status: 'delivered' }, theirs);
  }
  return { merchant, theirs, mine, buying, promised, pay, promiseOf, send, deliver };
}

it('is the same day on the product, in the cart, in the checkout and of the order', async () => {
  const { merchant, mine, buying, promised, pay, promiseOf } = await setUp();
  // Two working days, then nine: Wednesday, and Tuesday of the week after next.
  const by = dateIn(15);
  expect(await promised()).toBe(by);
  expect((await data(shopsDelivery, { mer_ids: merchant.shopId, country: 'PT' })).shops[0]!.arrives_by).toBe(by);
  expect((await data(contract.previewOrder, buying, mine)).shops[0]!.options[0]!.arrives_by).toBe(by);
  expect(await promiseOf(await pay())).toEqual({ by, arrived_on: null, days_late: 0 });
});

it('is later by the days of a holiday, and an order keeps the day that it was promised', async () => {
  const { theirs, promised, pay, promiseOf } = await setUp();
  const order = await pay();
  await data(shop.setShopHoliday, { from: dateIn(0), until: dateIn(4), texts: { en: 'Away' } }, theirs);
  expect(await promised()).toBe(dateIn(21));
  expect((await promiseOf(order))?.by).toBe(dateIn(15));
});

it('counts the days that an order is late until it arrives', async () => {
  const { theirs, pay, promiseOf, send, deliver } = await setUp();
  const order = await pay();
  await send(order);
  clock.advance(17 * day);
  expect(await promiseOf(order)).toMatchObject({ arrived_on: null, days_late: 2 });
  await deliver(order);
  clock.advance(day);
  expect(await promiseOf(order)).toMatchObject({ arrived_on: dateIn(-1), days_late: 2 });
  expect((await data(desk.shopOrder, { id: order }, theirs)).promise).toMatchObject({ days_late: 2 });
});

it('says how many days an order came early', async () => {
  const { pay, promiseOf, send, deliver } = await setUp();
  const order = await pay();
  await send(order);
  clock.advance(12 * day);
  await deliver(order);
  expect(await promiseOf(order)).toMatchObject({ days_late: -3 });
});

it('says nothing of an order that was cancelled', async () => {
  const { mine, pay, promiseOf } = await setUp();
  const order = await pay();
  await data(contract.cancelOrder, { order_id: order }, mine);
  expect(await promiseOf(order)).toBeNull();
});
