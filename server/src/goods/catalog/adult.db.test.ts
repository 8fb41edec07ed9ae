import * as contract from '@tradewind/contract/goods/catalog';
import * as favourites from '@tradewind/contract/goods/favourites';
import * as search from '@tradewind/contract/goods/search';
import { shop as shopEndpoint } from '@tradewind/contract/goods/shops';
import { viewedProducts, viewProduct } from '@tradewind/contract/goods/views';
import { ageStatement, stateAge } from '@tradewind/contract/people/age';
import * as cart from '@tradewind/contract/trade/cart';
import { productDelivery } from '@tradewind/contract/trade/freight';
import { placeOrder, previewOrder } from '@tradewind/contract/trade/orders';
import { productReviews } from '@tradewind/contract/trade/reviews';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { adultCookie } from '../../../test/state-age.ts';

const db = await testDatabase();
const app = await testApp(db);
const { data, refusal, clock } = app;
const shop = await buildShop(db, { name: 'Late Hours' });
const plain = await buildProduct(db, { shop, category: 'health', title: 'Candle' });
const oil = await buildProduct(db, { shop, category: 'adult', title: 'Silk oil', sales: 90 });
const card = await buildProduct(db, { shop, category: 'health', adult: true, title: 'Silk cards', sales: 80 });
const adults = [oil.id, card.id];

type Options = Parameters<typeof data>[2];

/** The products of every list that a caller can ask for. */
async function everythingListed(options?: Options): Promise<string[]> {
  const lists = await Promise.all(
    ['0', 'adult', 'health'].flatMap((category_id) => [
      data(contract.categoryProducts, { category_id, limit: 100 }, options),
      data(contract.categoryProducts, { category_id, sort: 'price_up' }, options),
      data(contract.hotProducts, { category_id }, options),
      data(contract.hotProducts, { category_id, title: 'silk' }, options),
      data(contract.recommendedProducts, { category_id }, options),
      data(search.searchProducts, { category_id, title: 'silk' }, options),
      data(search.searchProducts, { category_id, title: 'silk', sort: 'sales' }, options),
      data(shopEndpoint, { mer_id: shop.id, category_id }, options).then(({ product_list }) => product_list),
    ]),
  );
  const { other } = await data(contract.product, { product_id: plain.id }, options);
  const { products } = await data(search.suggestSearches, { title: 'silk' }, options);
  return [...lists.flatMap(({ list }) => list), ...other, ...products].map(({ product_id }) => product_id);
}

describe('without a statement of age', () => {
  const callers = async () => [undefined, { token: (await buildShopper(db, { now: clock.now() })).token }];

  it('no list, search, suggestion or product beside another one shows a product for adults', async () => {
    for (const options of await callers()) {
      const listed = await everythingListed(options);
      expect(listed).toContain(plain.id);
      expect(listed.filter((id) => adults.includes(id))).toEqual([]);
    }
  });

  it('counts of found products leave them out', async () => {
    expect(await data(search.searchFacets, { category_id: 'adult', title: 'silk' })).toMatchObject({ total: 0 });
  });

  it('its page, its delivery and its reviews are refused by direct id', async () => {
    for (const options of await callers())
      for (const id of adults) {
        expect((await refusal(contract.product, { product_id: id }, options)).refusal).toBe('adults_only');
        expect((await refusal(productDelivery, { product_id: id, country: 'TH' }, options)).refusal).toBe(
          'adults_only',
        );
        expect((await refusal(productReviews, { product_id: id }, options)).refusal).toBe('adults_only');
      }
  });

  it('it enters neither favourites nor cart, and is not ordered', async () => {
    const { token, addressId } = await buildShopper(db, { now: clock.now() });
    const mine = { token };
    const direct = { product_id: oil.id, mer_id: shop.id, number: 1 };
    const refused = async (...sent: Parameters<typeof refusal>) => (await refusal(...sent)).refusal;
    expect(await refused(contract.toggleFavourite, { product_id: oil.id }, mine)).toBe('adults_only');
    expect(await refused(cart.addToCart, { product_id: oil.id, num: 1 }, mine)).toBe('adults_only');
    expect(await refused(previewOrder, direct, mine)).toBe('adults_only');
    expect(await refused(placeOrder, { ...direct, address_id: addressId }, mine)).toBe('adults_only');
  });

  it('what was kept before is hidden until the age is stated', async () => {
    const { token, id: userId } = await buildShopper(db, { now: clock.now() });
    const mine = { token };
    const state = (at: Date | null) =>
      db.transact((tx) => tx.updateTable('users').set({ adult_since: at }).where('id', '=', userId).execute());
    await state(clock.now());
    await data(contract.toggleFavourite, { product_id: oil.id }, mine);
    await data(cart.addToCart, { product_id: oil.id, num: 1 }, mine);
    await data(viewProduct, { product_id: oil.id }, mine);
    const kept = async () => [
      (await data(favourites.favouriteProducts, {}, mine)).total,
      (await data(cart.cart, {}, mine)).carts.length,
      (await data(viewedProducts, {}, mine)).total,
    ];
    expect(await kept()).toEqual([1, 1, 1]);
    await state(null);
    expect(await kept()).toEqual([0, 0, 0]);
  });
});

describe('a statement of age', () => {
  it('of a visitor is a signed cookie, and the cache answers nobody else with what it opens', async () => {
    const cookie = await adultCookie(app);
    const page = { product_id: oil.id };
    expect(await data(contract.product, page, { cookie })).toMatchObject({ adult: true });
    expect(await data(contract.product, page, { cookie })).toMatchObject({ goods: { title: 'Silk oil' } });
    expect((await refusal(contract.product, page)).refusal).toBe('adults_only');
    expect((await data(contract.categoryProducts, { category_id: 'adult' }, { cookie })).total).toBe(1);
    expect((await data(contract.categoryProducts, { category_id: 'adult' })).total).toBe(0);
  });

  it('opens lists of a requested category only', async () => {
    const cookie = await adultCookie(app);
    expect(new Set(await everythingListed({ cookie }))).toEqual(new Set([plain.id, ...adults]));
    expect((await data(contract.categoryProducts, {}, { cookie })).list.map(({ product_id }) => product_id)).toEqual([
      plain.id,
    ]);
  });

  it.each(['age=1', 'age=1764000000000.', 'age=9999999999999.AAAA', 'age=..', 'age=%00'])(
    'is not made up: %s',
    async (cookie) => {
      expect(await data(ageStatement, {}, { cookie })).toEqual({ adult: 0 });
    },
  );

  it('of a visitor ends, and its time can’t be moved', async () => {
    const cookie = await adultCookie(app);
    const [, signature] = cookie.split('.');
    expect(await data(ageStatement, {}, { cookie: `age=${clock.now().getTime() + 1_000}.${signature}` })).toEqual({
      adult: 0,
    });
    clock.advance(91 * 86_400_000);
    expect(await data(ageStatement, {}, { cookie })).toEqual({ adult: 0 });
  });

  it('of a shopper is kept with the account, not taken from a cookie', async () => {
    const { token } = await buildShopper(db, { now: clock.now() });
    const cookie = await adultCookie(app);
    expect(await data(ageStatement, {}, { token, cookie })).toEqual({ adult: 0 });
    await data(stateAge, { adult: 1 }, { token });
    await data(stateAge, { adult: 1 }, { token });
    expect(await data(ageStatement, {}, { token })).toEqual({ adult: 1 });
    expect(await data(contract.product, { product_id: oil.id }, { token })).toMatchObject({ adult: true });
  });

  it('is refused to an account whose birthday says otherwise', async () => {
    const { token, id: userId } = await buildShopper(db, { now: clock.now() });
    const birthday = new Date(clock.now().getTime() - 17 * 365 * 86_400_000);
    await db.transact((tx) => tx.updateTable('users').set({ birthday }).where('id', '=', userId).execute());
    expect((await refusal(stateAge, { adult: 1 }, { token })).refusal).toBe('adults_only');
    for (const adult of [0, 2, 'yes', null])
      expect((await refusal(stateAge, { adult }, { token })).refusal).toBe('bad_request');
  });
});
