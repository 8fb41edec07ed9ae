import { product as productPage } from '@tradewind/contract/goods/catalog';
import { reopenShop, suspendShop, traders } from '@tradewind/contract/goods/desk/traders';
import { shop as shopPage } from '@tradewind/contract/goods/shops';
import { setShopTrader, shopProfile } from '@tradewind/contract/goods/shop-desk/profile';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { payOrderGroup, placeOrder } from '@tradewind/contract/trade/orders';
import { shipOrder } from '@tradewind/contract/trade/shop-desk/orders';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildOperator } from '../../../test/build-operator.ts';
import { buildShopper, testCode } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data, refusal, clock, deliver } = await testApp(db);
const admin = { desk: (await buildOperator(db, ['admin'], { now: clock.now() })).token };
const trader = { legal_name: 'Loom Ltd.', address: '1 Mill Lane', country: 'GB', email: 'hello@loom.example' };

/** A shop with trader details, a product and a shopper with a balance. */
async function openShop() {
  const owner = await buildMerchant(db, { now: clock.now() });
  await data(setShopTrader, trader, owner);
  const product = await buildProduct(db, { shop: { id: owner.shopId, name: 'Loom' }, price: 1_000n, stock: 10 });
  const shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
  const input = { product_id: product.id, number: 1, address_id: shopper.addressId };
  const suspend = () => data(suspendShop, { id: owner.shopId, reason: 'Papers have expired' }, admin);
  return { owner, product, shopper, input, suspend, place: () => data(placeOrder, input, shopper) };
}

it('lists a suspended shop no more, and refuses new orders', async () => {
  const { owner, product, shopper, input, suspend } = await openShop();
  await suspend();
  expect((await refusal(shopPage, { mer_id: owner.shopId }, shopper)).refusal).toBe('shop_not_found');
  expect((await data(productPage, { product_id: product.id }, shopper)).on_sale).toBe(false);
  expect((await refusal(placeOrder, input, shopper)).refusal).toBe('product_gone');
});

it('lets the orders of a suspended shop go on', async () => {
  const { owner, shopper, suspend, place } = await openShop();
  const { out_trade_no, order_ids } = await place();
  await suspend();
  await data(payOrderGroup, { out_trade_no, password_pay: testCode }, shopper);
  const sent = await data(shipOrder, { id: order_ids[0]!, carrier: 'other', number: 'LOOM12345' }, owner);
  expect(sent.parcels).toMatchObject([{ number: 'LOOM12345' }]);
  await expectCleanBooks(db);
});

it('takes orders again after it is reopened', async () => {
  const { owner, suspend, place } = await openShop();
  await suspend();
  await data(reopenShop, { id: owner.shopId, reason: 'New papers' }, admin);
  expect((await place()).order_ids).toHaveLength(1);
});

it('tells the members why, and keeps both acts in the audit log', async () => {
  const { owner, suspend } = await openShop();
  await suspend();
  expect(await data(shopProfile, {}, owner)).toMatchObject({ suspended_reason: 'Papers have expired' });
  await deliver();
  const told = await data(shopNotifications, {}, owner);
  expect(told.list[0]).toMatchObject({ text: expect.stringContaining('Papers have expired') });
  clock.advance(1_000);
  await data(reopenShop, { id: owner.shopId, reason: 'New papers' }, admin);
  const { list } = await data(auditLog, { subject: `shop:${owner.shopId}` }, admin);
  expect(list.map(({ act }) => act)).toEqual(['shop.reopened', 'shop.suspended']);
});

it('can be suspended once, and reopened once', async () => {
  const { owner, suspend } = await openShop();
  const subject = { id: owner.shopId, reason: 'x' };
  expect((await refusal(reopenShop, subject, admin)).refusal).toBe('shop_not_suspended');
  await suspend();
  expect((await refusal(suspendShop, subject, admin)).refusal).toBe('already_decided');
});

it('holds for a shop that has not said who runs it', async () => {
  const owner = await buildMerchant(db, { now: clock.now() });
  await data(suspendShop, { id: owner.shopId, reason: 'No papers' }, admin);
  expect(await data(shopProfile, {}, owner)).toMatchObject({ suspended_reason: 'No papers', trader: null });
});

it('needs a reason and the role', async () => {
  const { owner } = await openShop();
  const support = { desk: (await buildOperator(db, ['support'], { now: clock.now() })).token };
  expect((await refusal(suspendShop, { id: owner.shopId, reason: ' ' }, admin)).refusal).toBe('bad_request');
  expect((await refusal(suspendShop, { id: owner.shopId, reason: 'x' }, support)).refusal).toBe('desk_forbidden');
  const { list } = await data(traders, { limit: 100 }, support);
  expect(list.find(({ id }) => id === owner.shopId)).toMatchObject({ suspended_reason: '' });
});
