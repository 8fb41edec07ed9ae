import * as contract from '@tradewind/contract/goods/shop-desk/profile';
import { shopHandling } from '@tradewind/contract/goods/shops';
import { addToCart } from '@tradewind/contract/trade/cart';
import { payOrderGroup, placeOrder } from '@tradewind/contract/trade/orders';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
// A Monday, in a year without days off.
clock.advance(new Date('2031-03-03T10:00:00Z').getTime() - clock.now().getTime());

const newShop = () => buildMerchant(db, { now: clock.now() });
const shown = async ({ shopId, token }: BuiltMerchant) =>
  (await data(shopHandling, { mer_ids: shopId }, { token })).shops[0];
const holiday = (from: string, until: string) => ({ from, until, texts: { en: 'We are away.' } });

/** Pays one order of each shop in one payment. @returns the days until which they are shipped. */
async function shipDays(shops: readonly BuiltMerchant[]): Promise<string[]> {
  const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const carts: string[] = [];
  for (const { shopId: id } of shops) {
    const product = await buildProduct(db, { shop: { id, name: 'Shop' }, price: 1_000n, stock: 10 });
    carts.push((await data(addToCart, { product_id: product.id, num: 1 }, shopper)).cart_id);
  }
  const placed = await data(placeOrder, { cart_ids: carts.join(), address_id: shopper.addressId }, shopper);
  await data(payOrderGroup, { out_trade_no: placed.out_trade_no, password_pay: testCode }, shopper);
  const rows = await db.read
    .selectFrom('orders')
    .select(['shop_id', 'ship_by'])
    .where('id', 'in', placed.order_ids)
    .execute();
  const days = new Map(rows.map(({ shop_id, ship_by }) => [shop_id, ship_by!.toISOString().slice(0, 10)]));
  return shops.map(({ shopId }) => days.get(shopId)!);
}

it('ships within the days of the platform until the shop sets its own', async () => {
  const shop = await newShop();
  expect(await shown(shop)).toMatchObject({ days: 3, ship_by: '2031-03-06', holiday: null });
  await data(contract.setShopHandling, { days: 1 }, shop);
  expect(await shown(shop)).toMatchObject({ days: 1, ship_by: '2031-03-04' });
});

it('gives each order of a payment the deadline of its shop', async () => {
  const [slow, quick, usual] = [await newShop(), await newShop(), await newShop()];
  await data(contract.setShopHandling, { days: 7 }, slow);
  await data(contract.setShopHandling, { days: 1 }, quick);
  expect(await shipDays([slow, quick, usual])).toEqual(['2031-03-12', '2031-03-04', '2031-03-06']);
});

it('accepts one to seven days', async () => {
  const shop = await newShop();
  for (const days of [0, 8, 1.5])
    expect((await refusal(contract.setShopHandling, { days }, shop)).refusal).toBe('bad_request');
});

it('leaves out the days of a holiday, which shoppers see before they buy', async () => {
  const shop = await newShop();
  await data(contract.setShopHoliday, holiday('2031-03-04', '2031-03-10'), shop);
  expect(await shown(shop)).toEqual({
    mer_id: shop.shopId,
    days: 3,
    ship_by: '2031-03-13',
    holiday: { from: '2031-03-04', until: '2031-03-10', message: 'We are away.' },
  });
  expect(await shipDays([shop])).toEqual(['2031-03-13']);
});

it('keeps the deadlines of paid orders, and shows a holiday two weeks before it', async () => {
  const shop = await newShop();
  await data(contract.setShopHoliday, holiday('2031-04-01', '2031-04-10'), shop);
  expect((await shown(shop))?.holiday).toBeNull();
  expect(await shipDays([shop])).toEqual(['2031-03-06']);
});

it('ends a holiday early, or calls it off', async () => {
  const shop = await newShop();
  await data(contract.setShopHoliday, holiday('2031-03-03', '2031-03-20'), shop);
  await data(contract.endShopHoliday, { from: '2031-03-03' }, shop);
  expect(await shown(shop)).toMatchObject({ ship_by: '2031-03-06', holiday: null });
  expect((await data(contract.shopProfile, {}, shop)).holiday).toBeNull();
});

it.each([
  ['before today', '2031-03-02', '2031-03-05'],
  ['backwards', '2031-03-06', '2031-03-05'],
  ['for more than thirty days', '2031-03-06', '2031-04-05'],
  ['too far ahead', '2031-12-01', '2031-12-05'],
])('refuses a holiday %s', async (_, from, until) => {
  const answer = await refusal(contract.setShopHoliday, holiday(from, until), await newShop());
  expect(answer.refusal).toBe('holiday_invalid');
});

it('refuses a chain of holidays', async () => {
  const shop = await newShop();
  await data(contract.setShopHoliday, holiday('2031-03-03', '2031-03-05'), shop);
  const next = holiday('2031-03-10', '2031-03-20');
  expect(await refusal(contract.setShopHoliday, next, shop)).toMatchObject({
    refusal: 'holiday_too_soon',
    msg: expect.stringContaining('2031-04-05'),
  });
  await data(contract.setShopHoliday, holiday('2031-03-03', '2031-03-12'), shop);
  expect((await shown(shop))?.holiday?.until).toBe('2031-03-12');
});

it('is set by those who may change the profile', async () => {
  const owner = await newShop();
  const clerk = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'service', now: clock.now() });
  expect((await refusal(contract.setShopHandling, { days: 2 }, clerk)).refusal).toBe('shop_right_missing');
});
