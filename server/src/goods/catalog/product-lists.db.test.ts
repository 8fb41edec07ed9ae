import * as contract from '@tradewind/contract/goods/catalog';
import * as search from '@tradewind/contract/goods/search';
import { locales } from '@tradewind/contract/base/locales';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { adultCookie } from '../../../test/state-age.ts';

const db = await testDatabase();
const shop = await testApp(db);
const ids = (answer: { list: { product_id: string }[] }) => answer.list.map(({ product_id }) => product_id);
const everything = { page: 1, limit: 100 };

describe('lists of products', async () => {
  const kiln = await buildShop(db, { name: 'Kiln & Clay' });
  const best = await buildProduct(db, { shop: kiln, category: 'family', title: 'Best bowl', sales: 90, price: 3000n });
  const second = await buildProduct(db, {
    shop: kiln,
    category: 'family',
    title: 'Second bowl',
    sales: 80,
    price: 1000n,
    listPrice: 1500n,
  });
  const food = await buildProduct(db, { category: 'food', title: 'Black tea', sales: 5, price: 2000n, stock: 0 });
  const fresh = await buildProduct(db, {
    category: 'toys',
    title: 'Kite',
    createdAt: new Date(Date.now() - 60_000),
    options: { Colour: ['Red', 'Blue'] },
  });
  const old = await buildProduct(db, {
    category: 'toys',
    title: 'Yo-yo',
    createdAt: new Date(Date.now() - 40 * 86_400_000),
  });
  const adult = await buildProduct(db, { shop: kiln, category: 'adult', title: 'Grown-up bowl', sales: 1000 });
  const adultInFood = await buildProduct(db, { category: 'food', adult: true, title: 'Whisky', sales: 2000 });
  const off = await buildProduct(db, { shop: kiln, status: 'off_sale', title: 'Gone bowl', sales: 3000 });
  const shut = await buildProduct(db, {
    shop: await buildShop(db, { status: 'closed' }),
    title: 'Shut bowl',
    sales: 3000,
  });

  it('keeps number and unit of a title on one line, and finds it by its plain words', async () => {
    const brush = await buildProduct(db, { shop: kiln, category: 'health', title: 'Badger brush 92 mm handle' });
    const { list } = await shop.data(search.searchProducts, { title: 'brush 92 mm' });
    expect(list).toMatchObject([{ product_id: brush.id, goods: { title: 'Badger brush 92\u00a0mm handle' } }]);
    const page = await shop.data(contract.product, { product_id: brush.id, mer_id: kiln.id });
    expect(page.goods.title).toBe('Badger brush 92\u00a0mm handle');
    await db.kysely.updateTable('products').set({ status: 'off_sale' }).where('id', '=', brush.id).execute();
  });

  it('names fifteen tabs, unique in every language, with the names that existing clients know', async () => {
    for (const locale of locales) {
      const tabs = await shop.data(contract.categoryList, {}, { locale });
      expect(tabs[0]).toMatchObject({ category_id: '0' });
      expect(new Set(tabs.map(({ name }) => name)).size).toBe(15);
      expect(tabs.slice(1, 11).map(({ name_en }) => name_en)).toEqual([
        'computer',
        'electrical equipment',
        'outdoors',
        'family life',
        'health',
        "Men's clothing",
        "Women's clothing",
        'food',
        'mobile phone',
        'Toys',
      ]);
      expect(tabs.filter((tab) => tab.adult).map(({ category_id }) => category_id)).toEqual(['adult']);
    }
  });

  it('leaves out adult products and those not for sale in lists of all categories', async () => {
    const answers = await Promise.all([
      shop.data(contract.categoryProducts, everything),
      shop.data(contract.categoryProducts, { ...everything, category_id: 0 }),
      shop.data(contract.categoryProducts, { ...everything, category_id: '0', sort: 'price_up' }),
      shop.data(contract.hotProducts, everything),
      shop.data(contract.recommendedProducts, everything),
      shop.data(search.searchProducts, everything),
    ]);
    for (const answer of answers) {
      expect(ids(answer).toSorted()).toEqual([best, second, food, fresh, old].map(({ id }) => id).toSorted());
      expect(answer).toMatchObject({ total: 5, count: 5 });
    }
  });

  it('includes adult products of a requested category for those who stated their age', async () => {
    const options = { cookie: await adultCookie(shop) };
    expect(ids(await shop.data(contract.categoryProducts, { category_id: 'adult' }, options))).toEqual([adult.id]);
    expect(ids(await shop.data(contract.recommendedProducts, { category_id: 'food' }, options))).toEqual([
      adultInFood.id,
      food.id,
    ]);
  });

  it('sorts by the requested order', async () => {
    const order = async (sort: contract.ProductSort) =>
      ids(await shop.data(contract.categoryProducts, { category_id: 'family', sort }));
    expect(await order('sales')).toEqual([best.id, second.id]);
    expect(await order('price_up')).toEqual([second.id, best.id]);
    expect(await order('price_down')).toEqual([best.id, second.id]);
    expect(await order('newest')).toEqual([second.id, best.id]);
    expect(ids(await shop.data(contract.hotProducts, everything)).slice(0, 3)).toEqual([best.id, second.id, food.id]);
  });

  it('recommends the best seller of each category before the second best of any', async () => {
    const list = ids(await shop.data(contract.recommendedProducts, everything));
    expect(list.slice(0, 2)).toEqual([best.id, food.id]);
    expect(list.indexOf(second.id)).toBeGreaterThan(2);
    const paged = await Promise.all(
      [1, 2, 3, 4].map((page) => shop.data(contract.recommendedProducts, { page, limit: 2 })),
    );
    expect(paged.flatMap(ids)).toEqual(list);
  });

  it('ends with an empty page', async () => {
    for (const page of [2, 3, 1000, 100_000]) {
      for (const title of ['', 'bowl'])
        expect(await shop.data(search.searchProducts, { page, limit: 100, title })).toMatchObject({ list: [] });
    }
    const last = await shop.data(search.searchProducts, { page: 2, limit: 1, title: 'bowl', sort: 'sales' });
    expect([last.total, ids(last)]).toEqual([2, [second.id]]);
  });

  it('shows cards without nulls in fields of existing clients', async () => {
    const { list } = await shop.data(search.searchProducts, everything);
    for (const card of list) {
      expect(card).toMatchObject({ sales: expect.any(Number), click: 0, score: null });
      expect(card.goods).toEqual({
        image: expect.stringMatching(/^\//),
        title: expect.stringMatching(/./),
        sales_price: expect.stringMatching(/^\d+\.\d\d$/),
        market_price: expect.stringMatching(/^(\d+\.\d\d)?$/),
        real_sales: card.sales,
      });
    }
    const card = (id: string) => list.find(({ product_id }) => product_id === id)!;
    expect(card(second.id)).toMatchObject({
      mer_name: 'Kiln & Clay',
      goods: { sales_price: '10.00', market_price: '15.00' },
      has_options: false,
      sold_out: false,
    });
    expect(card(best.id).goods.market_price).toBe('');
    expect(card(food.id)).toMatchObject({ sold_out: true, is_new: true });
    expect(card(fresh.id)).toMatchObject({ is_new: true, has_options: true });
    expect(card(old.id).is_new).toBe(false);
  });

  it('names the second picture of a product as small as the first, and none for one picture', async () => {
    const [front, back] = [0, 1].map((at) => `/media/${String(at).repeat(32)}-800.webp`);
    const title = 'Two-sided sundial';
    const sided = await buildProduct(db, { shop: kiln, category: 'health', title, images: [front!, back!] });
    const { list } = await shop.data(search.searchProducts, { title: 'sundial' });
    expect(list.map(({ goods }) => goods.second_image)).toEqual([`/media/${'1'.repeat(32)}-400.webp`]);
    const plain = await shop.data(search.searchProducts, { title: 'yo-yo' });
    expect(plain.list.map(({ goods }) => 'second_image' in goods)).toEqual([false]);
    await db.kysely.updateTable('products').set({ status: 'off_sale' }).where('id', '=', sided.id).execute();
  });

  it('refuses an unknown category', async () => {
    for (const endpoint of [
      contract.categoryProducts,
      contract.hotProducts,
      contract.recommendedProducts,
      search.searchProducts,
    ]) {
      expect((await shop.refusal(endpoint, { category_id: "x' or 1=1" })).refusal).toBe('category_not_found');
      expect((await shop.refusal(endpoint, { category_id: 'shoes', title: 'bowl' })).refusal).toBe(
        'category_not_found',
      );
      expect((await shop.refusal(endpoint, { page: 0 })).refusal).toBe('bad_request');
      expect((await shop.refusal(endpoint, { limit: 'many' })).refusal).toBe('bad_request');
    }
  });

  it('shows a product that is off sale or of a closed shop by its link, but does not sell it', async () => {
    expect(await shop.data(contract.product, { product_id: off.id })).toMatchObject({
      on_sale: false,
      merchant: { mer_id: kiln.id },
    });
    expect(await shop.data(contract.product, { product_id: shut.id })).toMatchObject({
      on_sale: false,
      merchant: null,
    });
  });

  it('shows what can be bought of the category beside a product, adult ones only beside adult ones', async () => {
    const options = { cookie: await adultCookie(shop) };
    const beside = async (id: string) =>
      ids({ list: (await shop.data(contract.product, { product_id: id }, options)).other });
    expect(await beside(best.id)).toEqual([second.id]);
    expect(await beside(adult.id)).toEqual([]);
    expect(await beside(adultInFood.id)).toEqual([]);
    const bread = await buildProduct(db, { category: 'food', title: 'Bread' });
    expect(await beside(food.id)).toEqual([bread.id]);
    expect(await beside(adultInFood.id)).toEqual([bread.id]);
  });
});
