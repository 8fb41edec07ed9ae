import { product as showProduct } from '@tradewind/contract/goods/catalog';
import type { RefusalCode } from '@tradewind/contract/base/refusals';
import { searchProducts } from '@tradewind/contract/goods/search';
import { shop as showShop } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from './app.ts';
import { buildShop, ensureCategories } from './build-catalog.ts';
import { testDatabase } from './database.ts';
import { newId } from '../src/base/ids/ids.ts';
import { createProduct, createProducts, type NewProduct } from '../src/goods/catalog/index.ts';
import { indexStoredProducts } from '../src/goods/search/index.ts';

const db = await testDatabase();
const { data, clock } = await testApp(db);
await db.transact(ensureCategories);
const { id: shopId } = await buildShop(db);

const colour = {
  names: { en: 'Colour' },
  values: ['red', 'blue'].map((code) => ({ code, texts: { en: code }, swatch: null, image: null })),
};
const kettle: NewProduct = {
  shopId,
  category: 'family',
  titles: { en: 'Copper kettle', ja: '銅のやかん' },
  summaries: { en: 'Boils in four minutes.' },
  descriptions: { en: 'Spun by hand.' },
  facts: [{ names: { en: 'Material' }, values: { en: 'Copper' } }],
  options: [colour],
  skus: [
    { choice: ['red'], price: 4_900n, stock: 0 },
    { choice: ['blue'], price: 4_500n, listPrice: 6_000n, stock: 3 },
  ],
  image: '/media/kettle.webp',
  images: ['/media/kettle.webp', '/media/kettle-2.webp'],
  weightGrams: 900,
  createdAt: clock.now(),
};
const create = (change: Partial<NewProduct> = {}) =>
  db.transact((tx) => createProduct(tx, { ...kettle, ...change }, indexStoredProducts));
const countProducts = async () => (await db.read.selectFrom('products').select('id').execute()).length;

describe('a created product', async () => {
  const id = await create();

  it('is found by search in each of its languages', async () => {
    for (const title of ['copper kettle', 'やかん'])
      expect((await data(searchProducts, { title })).list).toMatchObject([{ product_id: id }]);
  });

  it('is listed on its shop’s page with the price of its cheapest SKU', async () => {
    const { product_list: page } = await data(showShop, { mer_id: shopId });
    expect(page.list).toMatchObject([{ product_id: id, goods: { sales_price: '45.00', market_price: '60.00' } }]);
  });

  it('shows its SKUs, facts and pictures', async () => {
    const { goods } = await data(showProduct, { product_id: id });
    expect(goods).toMatchObject({
      title: 'Copper kettle',
      images: '/media/kettle.webp,/media/kettle-2.webp',
      facts: [{ name: 'Material', value: 'Copper' }],
      skus: [
        { spec: 'red', sales_price: '49.00', stock: 0 },
        { spec: 'blue', sales_price: '45.00', stock: 3 },
      ],
    });
  });
});

describe('creating a product', () => {
  it('inherits the age limit of its category', async () => {
    const id = await create({ category: 'adult' });
    const row = await db.read.selectFrom('products').select('adult').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.adult).toBe(true);
  });

  const wrong: [string, Partial<NewProduct>, RefusalCode?][] = [
    ['without a title', { titles: { en: '' } }],
    ['without a picture', { images: [] }, 'product_incomplete'],
    ['with a path that clients could not tell from two', { images: ['/media/a,b.webp'] }],
    ['without a SKU', { skus: [] }],
    ['that costs nothing', { skus: [{ choice: ['red'], price: 0n, stock: 1 }] }, 'product_price_invalid'],
    [
      'with a list price below its price',
      { skus: [{ choice: ['red'], price: 900n, listPrice: 800n, stock: 1 }] },
      'product_list_price_low',
    ],
    ['with a choice that no option has', { skus: [{ choice: ['green'], price: 900n, stock: 1 }] }],
    ['with one choice twice', { skus: [kettle.skus[0]!, kettle.skus[0]!] }],
    ['with less than no stock', { skus: [{ choice: ['red'], price: 900n, stock: -1 }] }],
    [
      'with a value that a choice could not be written with',
      { options: [{ ...colour, values: [{ ...colour.values[0]!, code: 'a|b' }] }] },
    ],
    ['with a slug that is no slug', { slug: 'Copper Kettle' }],
  ];
  it.each(wrong)('refuses one %s', async (_, change, code = 'product_invalid') => {
    await expect(create(change)).rejects.toMatchObject({ code });
  });

  it('refuses a slug that another product has', async () => {
    await create({ slug: 'copper-kettle' });
    await expect(create({ slug: 'copper-kettle' })).rejects.toMatchObject({ code: 'product_slug_taken' });
  });

  it('refuses a shop that does not exist', async () => {
    await expect(create({ shopId: newId() })).rejects.toMatchObject({ code: 'shop_not_found' });
  });

  it('refuses a category that does not exist', async () => {
    await expect(create({ category: 'ships' as never })).rejects.toMatchObject({ code: 'category_not_found' });
  });

  it('creates either all products or none', async () => {
    const before = await countProducts();
    const many = [kettle, { ...kettle, titles: {} }];
    await expect(db.transact((tx) => createProducts(tx, many, indexStoredProducts))).rejects.toThrow();
    expect(await countProducts()).toBe(before);
  });
});
