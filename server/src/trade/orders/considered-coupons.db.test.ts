import * as coupons from '@tradewind/contract/trade/coupons';
import * as contract from '@tradewind/contract/trade/orders';
import * as own from '@tradewind/contract/trade/shop-desk/promos';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildMerchant, type BuiltMerchant } from '../../../test/build-merchant.ts';
import { buildShopper, type BuiltShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { day, later } from '../../base/clock/clock.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);

let owner: BuiltMerchant;
let pot: BuiltProduct;
let shopper: BuiltShopper;
let made = 0;

/** A coupon of the shop that the shopper has claimed. @returns its code. */
async function claimed(form: object): Promise<string> {
  const { id, code } = await data(
    own.createShopPromo,
    {
      code: `EXPLAIN${(made += 1)}`,
      kind: 'amount',
      value: '5.00',
      ends_at: later(clock.now(), 30 * day).toISOString(),
      claimable: 1,
      ...form,
    },
    { token: owner.token },
  );
  await data(coupons.claimCoupon, { id }, shopper);
  return code;
}
const preview = (more: object = {}) =>
  data(
    contract.previewOrder,
    { product_id: pot.id, number: 1, address_id: shopper.addressId, with_coupons: 1, explain: 1, ...more },
    shopper,
  );

beforeEach(async () => {
  const shop = await buildShop(db, { freight: { first: 0n, next: 0n, freeOver: null } });
  owner = await buildMerchant(db, { shop, now: clock.now() });
  pot = await buildProduct(db, { shop, price: 5_000n, stock: 100 });
  shopper = await buildShopper(db, { balance: 100_000n, now: clock.now() });
});

describe('the checkout says of a claimed coupon', () => {
  it('what it takes off, and that another one takes off as much or more', async () => {
    const [small, large] = [await claimed({ value: '3.00' }), await claimed({ value: '7.00' })];
    expect((await preview()).coupons).toMatchObject([
      { code: large, discount: '7.00', applied: 1, usable: 0, reason: null },
      { code: small, discount: '3.00', applied: 0, usable: 1, reason: `${large} takes off as much or more` },
    ]);
  });

  it('that a lesser one is in use in its place', async () => {
    const [small, large] = [await claimed({ value: '3.00' }), await claimed({ value: '7.00' })];
    const { coupons: list, total } = await preview({ with_coupons: 0, promo_codes: [small] });
    expect(total).toBe('47.00');
    expect(list[0]).toMatchObject({
      code: large,
      usable: 1,
      reason: `One code per shop applies, and ${small} is in use`,
    });
  });

  it('that it applies as soon as it is used again', async () => {
    const code = await claimed({});
    expect((await preview({ with_coupons: 0 })).coupons).toMatchObject([{ code, applied: 0, usable: 1, reason: null }]);
  });

  it('which minimum is missing', async () => {
    await claimed({ minimum: '80.00' });
    const [coupon] = (await preview()).coupons;
    expect(coupon).toMatchObject({ applied: 0, usable: 0, reason: expect.stringContaining('$80.00') });
  });

  it('nothing where it is used up by the shopper, or nobody asks', async () => {
    const code = await claimed({});
    const { order_ids } = await data(
      contract.placeOrder,
      { product_id: pot.id, number: 1, address_id: shopper.addressId, promo_codes: [code] },
      shopper,
    );
    expect(order_ids).toHaveLength(1);
    expect((await preview()).coupons).toEqual([]);
    expect((await preview({ explain: 0 })).coupons).toEqual([]);
  });
});
