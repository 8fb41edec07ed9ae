import * as coupons from '@tradewind/contract/trade/coupons';
import * as contract from '@tradewind/contract/trade/orders';
import * as own from '@tradewind/contract/trade/shop-desk/promos';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { expectCleanBooks } from '../../../test/books.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, testCode, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

let owner: BuiltMerchant;
let pot: BuiltProduct;
let shopper: BuiltShopper;
let made = 0;

const createCoupon = (form: object = {}) =>
  data(
    own.createShopPromo,
    {
      code: `COUPON${(made += 1)}`,
      kind: 'percent',
      value: '10',
      ends_at: later(clock.now(), 30 * day).toISOString(),
      claimable: 1,
      ...form,
    },
    { token: owner.token },
  );
const ofShop = (by = shopper) => data(coupons.shopCoupons, { mer_id: owner.shopId }, by);
const claim = (id: string, by = shopper) => data(coupons.claimCoupon, { id }, by);
const mine = async (by = shopper) => (await data(coupons.ownCoupons, {}, by)).list;
const purchase = (by = shopper) => ({ product_id: pot.id, number: 1, address_id: by.addressId });
const preview = (more: object = {}, by = shopper) =>
  data(contract.previewOrder, { ...purchase(by), with_coupons: 1, ...more }, by);
const place = (promo_codes: string[], by = shopper) => data(contract.placeOrder, { ...purchase(by), promo_codes }, by);

beforeEach(async () => {
  const shop = await buildShop(db, { freight: { first: 0n, next: 0n, freeOver: null } });
  owner = await buildMerchant(db, { shop, now: clock.now() });
  pot = await buildProduct(db, { shop, price: 5_000n, stock: 100 });
  shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
});

describe('a coupon of a shop', () => {
  it('is shown on the page of the shop, claimed once and kept', async () => {
    const { id, code } = await createCoupon();
    expect((await ofShop()).list).toMatchObject([{ id, code, title: '10% off', claimed: 0 }]);
    expect(await claim(id)).toMatchObject({ claimed: 1 });
    await Promise.all([claim(id), claim(id)]);
    expect(await mine()).toMatchObject([{ id, mer_id: owner.shopId }]);
    const { list } = await data(own.shopPromos, {}, { token: owner.token });
    expect(list).toMatchObject([{ id, claimable: 1, claimed: 1 }]);
  });

  it('of other promo codes shows nothing', async () => {
    const { id } = await createCoupon({ claimable: 0 });
    expect((await ofShop()).list).toEqual([]);
    expect((await refusal(coupons.claimCoupon, { id }, shopper)).refusal).toBe('promo_unknown');
    expect((await refusal(coupons.claimCoupon, { id: newId() }, shopper)).refusal).toBe('promo_unknown');
    expect((await refusal(coupons.claimCoupon, {}, shopper)).refusal).toBe('bad_request');
  });

  it('can be claimed from its beginning to its end', async () => {
    const { id } = await createCoupon({
      starts_at: later(clock.now(), day).toISOString(),
      ends_at: later(clock.now(), 2 * day).toISOString(),
    });
    expect((await refusal(coupons.claimCoupon, { id }, shopper)).refusal).toBe('promo_unknown');
    clock.advance(day);
    await claim(id);
    clock.advance(day);
    expect(await mine()).toEqual([]);
    expect((await refusal(coupons.claimCoupon, { id }, shopper)).refusal).toBe('promo_expired');
  });
});

describe('the checkout', () => {
  it('applies the claimed coupon that takes off most, and the order is paid and booked with it', async () => {
    const [small, large, unclaimed] = [
      await createCoupon({ kind: 'amount', value: '2.00' }),
      await createCoupon({ kind: 'amount', value: '7.00' }),
      await createCoupon({ kind: 'amount', value: '30.00' }),
    ];
    const tooDear = await createCoupon({ kind: 'amount', value: '40.00', minimum: '60.00' });
    for (const { id } of [small, large, tooDear]) await claim(id);
    const bill = await preview();
    expect(bill).toMatchObject({
      total: '43.00',
      promos: [{ code: large.code, discount: '7.00' }],
      promos_refused: [],
    });
    expect(bill.promos.map(({ code }) => code)).not.toContain(unclaimed.code);

    const { out_trade_no } = await place([large.code]);
    await data(contract.payOrderGroup, { out_trade_no, password_pay: testCode }, shopper);
    expect((await mine()).map(({ id }) => id).toSorted()).toEqual([small.id, tooDear.id].toSorted());
    expect((await preview()).promos).toMatchObject([{ code: small.code }]);
    await expectCleanBooks(db);
  });

  it('leaves a code that was entered in its place, and coupons alone unless it is asked to apply them', async () => {
    const { id } = await createCoupon({ kind: 'amount', value: '7.00' });
    await claim(id);
    const code = await createCoupon({ kind: 'amount', value: '1.00', claimable: 0 });
    expect((await preview({ promo_codes: [code.code] })).promos).toMatchObject([{ code: code.code }]);
    expect((await preview({ with_coupons: undefined })).promos).toEqual([]);
  });

  it('offers no coupon of another shopper or another shop', async () => {
    const { id } = await createCoupon();
    const other = await buildShopper(db, { balance: 100_000n, now: clock.now() });
    await claim(id, other);
    expect((await preview()).promos).toEqual([]);
    pot = await buildProduct(db, { price: 5_000n });
    expect((await preview({}, other)).promos).toEqual([]);
  });

  it('gives the last use to one of many who order at once', async () => {
    const { id, code } = await createCoupon({ uses: 1 });
    const crowd = await Promise.all(
      Array.from({ length: 6 }, () => buildShopper(db, { balance: 100_000n, now: clock.now() })),
    );
    for (const by of crowd) await claim(id, by);
    const orders = await Promise.allSettled(crowd.map((by) => place([code], by)));
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await refusal(coupons.claimCoupon, { id }, shopper)).refusal).toBe('promo_used_up');
    await expectCleanBooks(db);
  });

  it('gives a coupon back when its order is cancelled', async () => {
    const { id, code } = await createCoupon();
    await claim(id);
    const { order_ids } = await place([code]);
    expect(await mine()).toEqual([]);
    await data(contract.cancelOrder, { order_id: order_ids[0]! }, shopper);
    expect(await mine()).toMatchObject([{ id }]);
    await expectCleanBooks(db);
  });
});
