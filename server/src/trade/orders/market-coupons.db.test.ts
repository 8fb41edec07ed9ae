import * as coupons from '@tradewind/contract/trade/coupons';
import { placeOrder } from '@tradewind/contract/trade/orders';
import * as own from '@tradewind/contract/trade/shop-desk/promos';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);
const shopper = await buildShopper(db, { now: clock.now() });

const openShop = async () => buildMerchant(db, { shop: await buildShop(db), now: clock.now() });
let made = 0;
const create = (by: BuiltMerchant, days: number, form: object = {}) =>
  data(
    own.createShopPromo,
    {
      code: `MARKET${(made += 1)}`,
      kind: 'percent',
      value: '10',
      ends_at: later(clock.now(), days * day).toISOString(),
      claimable: 1,
      ...form,
    },
    { token: by.token },
  );
/** As a shopper, because visitors get cached answers. */
const listed = async () => (await data(coupons.marketCoupons, {}, shopper)).list.map(({ id }) => id);

it('lists the coupons of all shops, the first of each, those that end first in front', async () => {
  const [one, other] = [await openShop(), await openShop()];
  const late = await create(one, 30);
  await create(one, 40);
  const soon = await create(other, 10);
  expect(await listed()).toEqual([soon.id, late.id]);
});

it('lists no coupon that is not to be claimed, used up, or of a closed shop', async () => {
  const before = await listed();
  await create(await openShop(), 5, { claimable: 0 });
  const spent = await create(await openShop(), 5, { uses: 1 });
  await db.kysely.updateTable('promo_codes').set({ uses_left: 0 }).where('id', '=', spent.id).execute();
  const closed = await openShop();
  await create(closed, 5);
  await db.kysely.updateTable('shops').set({ status: 'closed' }).where('id', '=', closed.shopId).execute();
  expect(await listed()).toEqual(before);
});

it('says which of them the shopper has claimed', async () => {
  const { id } = await create(await openShop(), 1);
  await data(coupons.claimCoupon, { id }, shopper);
  const { list } = await data(coupons.marketCoupons, {}, shopper);
  expect(list.filter(({ claimed }) => claimed === 1).map((coupon) => coupon.id)).toEqual([id]);
});

it('lists the next coupon of a shop whose first one the shopper has used', async () => {
  const shop = await buildShop(db);
  const owner = await buildMerchant(db, { shop, now: clock.now() });
  const first = await create(owner, 2);
  const second = await create(owner, 3);
  const product = await buildProduct(db, { shop });
  await data(coupons.claimCoupon, { id: first.id }, shopper);
  await data(
    placeOrder,
    { product_id: product.id, number: 1, address_id: shopper.addressId, promo_codes: [first.code] },
    shopper,
  );
  const ids = await listed();
  expect(ids).toContain(second.id);
  expect(ids).not.toContain(first.id);
});

it('lists the coupons of every shop, however many one of them has', async () => {
  const before = await listed();
  const many = await openShop();
  for (let count = 0; count < 55; count += 1) await create(many, 0.5);
  expect((await listed()).slice(1)).toEqual(before);
});
