import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { previewOrder } from '@tradewind/contract/trade/orders';
import { saveFreightZone } from '@tradewind/contract/trade/shop-desk/freight';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);

const local = await buildShop(db, { freight: null });
const cup = await buildProduct(db, { shop: local, price: 1_000n });
const wide = await buildShop(db);
const bowl = await buildProduct(db, { shop: wide, price: 500n });
const knife = await buildProduct(db, { shop: wide, price: 700n });

const option = {
  kind: 'standard',
  measure: 'pieces',
  days_from: 3,
  days_to: 7,
  first_size: 1,
  first_price: '5.00',
  next_size: 1,
  next_price: '1.50',
  free_over: '',
} as const;

async function filled(country: string) {
  const shopper = await buildShopper(db, { now: clock.now() });
  await db.transact((tx) => tx.updateTable('addresses').set({ country }).where('id', '=', shopper.addressId).execute());
  for (const { id } of [cup, bowl, knife]) await data(addToCart, { product_id: id, num: 1 }, shopper);
  return shopper;
}

const problems = async (shopper: { token: string }, input = {}) => {
  const shown = await data(cart, input, shopper);
  const of = (id: string) => shown.carts.find(({ product_id }) => product_id === id)?.problem;
  return { cup: of(cup.id), bowl: of(bowl.id), knife: of(knife.id), total: shown.total_price, country: shown.country };
};

describe('a cart with a known destination', () => {
  beforeAll(async () => {
    const owner = await buildMerchant(db, { shop: local, now: clock.now() });
    await data(saveFreightZone, { countries: ['TH'], options: [option] }, owner);
    await db.transact((tx) =>
      tx
        .updateTable('products')
        .set({ no_delivery_to: ['DE'] })
        .where('id', '=', knife.id)
        .execute(),
    );
  });

  it('marks what is not delivered there, and leaves it out of the total', async () => {
    expect(await problems(await filled('DE'))).toEqual({
      cup: 'no_delivery',
      bowl: null,
      knife: 'no_delivery',
      total: '5.00',
      country: 'DE',
    });
    expect(await problems(await filled('TH'))).toMatchObject({ cup: null, bowl: null, knife: null, total: '22.00' });
  });

  it('marks nothing as long as the country is open, and takes the one that was chosen in the browser', async () => {
    const shopper = await filled('');
    expect(await problems(shopper)).toMatchObject({ cup: null, knife: null, country: '' });
    expect(await problems(shopper, { country: 'DE' })).toMatchObject({ cup: 'no_delivery', knife: 'no_delivery' });
  });

  it('holds to the default address against another country of the request', async () => {
    expect(await problems(await filled('TH'), { country: 'DE' })).toMatchObject({ cup: null, country: 'TH' });
  });

  it('lets the other lines through the checkout', async () => {
    const shopper = await filled('DE');
    const { carts } = await data(cart, {}, shopper);
    const preview = async (wanted: boolean) => {
      const ids = carts.filter(({ problem }) => (problem === null) === wanted).map(({ cart_id }) => cart_id);
      return (await data(previewOrder, { cart_ids: ids.join() }, shopper)).shops.map(({ refused }) => refused !== null);
    };
    expect(await preview(true)).toEqual([false]);
    expect(await preview(false)).toEqual([true, true]);
  });
});
