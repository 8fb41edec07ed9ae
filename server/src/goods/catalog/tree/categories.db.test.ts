import {
  categoryList,
  categoryProducts,
  hotProducts,
  product as productPage,
  recommendedProducts,
} from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/desk/categories';
import { searchFacets, searchProducts, suggestSearches } from '@tradewind/contract/goods/search';
import { shop as shopPage } from '@tradewind/contract/goods/shops';
import { auditLog } from '@tradewind/contract/platform/desk/operators';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct, buildShop, ensureCategories } from '../../../../test/build-catalog.ts';
import { buildCategory, categoryAtDesk, namesOf, uploadAtDesk } from '../../../../test/build-category.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { testDatabase } from '../../../../test/database.ts';

const db = await testDatabase();
await db.transact(ensureCategories);
const test = await testApp(db);
const { data, refusal } = test;
const catalogue = (await buildOperator(db, ['catalogue'])).token;
const by = { desk: catalogue };
const reason = 'A test';

/** A session that nobody has gets answers that are not cached. */
const anybody = { token: 'nobody' };
const shown = async () => (await data(categoryList, {}, anybody)).slice(1);
const refused = async (endpoint: Parameters<typeof refusal>[0], input: unknown) =>
  (await refusal(endpoint, input, by)).refusal;
const childrenOf = async (code: string) =>
  (await shown()).find(({ category_id: id }) => id === code)?.children.map(({ category_id: id }) => id);

describe('the tree', () => {
  it('begins with the fourteen categories that existing clients know', async () => {
    expect((await shown()).map(({ category_id: id, name_en: key }) => [id, key]).slice(0, 3)).toEqual([
      ['computer', 'computer'],
      ['electrical', 'electrical equipment'],
      ['outdoors', 'outdoors'],
    ]);
    expect(await shown()).toHaveLength(14);
  });

  it('gets subcategories, with the picture of the category above them where they have none', async () => {
    const made = await buildCategory(test, catalogue, 'laptops', { parent: 'computer' });
    expect(made).toMatchObject({ parent: 'computer', position: 1, image: '', adult: 0 });
    const { former, ...picture } = { former: [], image: '/media/categories/computer.webp' };
    const [first] = (await shown()).find(({ category_id: id }) => id === 'computer')!.children;
    expect(first).toEqual({ category_id: 'laptops', name: 'laptops en', former_ids: former, ...picture });
    expect((await data(categoryList, {}, { ...anybody, locale: 'ja' }))[1]!.children[0]!.name).toBe('laptops ja');
  });

  it('has a first level with pictures of operators', async () => {
    const made = await buildCategory(test, catalogue, 'garden');
    expect((await shown()).at(-1)).toMatchObject({ category_id: 'garden', name_en: 'garden en', image: made.image });
    expect((await test.app.inject(made.image)).statusCode).toBe(200);
    expect(await refused(desk.createCategory, { id: 'bare', names: namesOf('bare') })).toBe('picture_invalid');
  });

  it('has no third level and no circle', async () => {
    await buildCategory(test, catalogue, 'tents', { parent: 'outdoors' });
    const third = { id: 'small-tents', names: namesOf('small-tents'), parent: 'tents' };
    expect(await refused(desk.createCategory, third)).toBe('category_move_invalid');
    for (const [id, parent] of [
      ['outdoors', 'outdoors'],
      ['outdoors', 'tents'],
      ['outdoors', 'health'],
      ['health', 'tents'],
      ['tents', 'outdoors'],
    ])
      expect(await refused(desk.moveCategory, { id, parent, reason })).toBe('category_move_invalid');
    const directly = (code: string, parent: string) =>
      db.transact((tx) => tx.updateTable('categories').set({ parent_code: parent }).where('code', '=', code).execute());
    await expect(directly('health', 'tents')).rejects.toThrow('categories_parent');
    await expect(directly('tents', 'tents')).rejects.toThrow('categories_parent');
  });

  it('has names in every language that no neighbour has, and codes that none has or had', async () => {
    const names = namesOf('lamps');
    const create = (parts: object) =>
      refused(desk.createCategory, { id: 'lamps', names, parent: 'electrical', ...parts });
    expect(await create({ names: { ...names, th: '' } })).toBe('category_incomplete');
    expect(await create({ id: 'phone' })).toBe('category_code_taken');
    await buildCategory(test, catalogue, 'lamps', { parent: 'electrical' });
    expect(await create({ id: 'lights', names: { ...namesOf('lights'), ja: 'LAMPS JA' } })).toBe('category_name_taken');
    await buildCategory(test, catalogue, 'family-lamps', { parent: 'family', names });
    for (const id of ['Lamps', 'a/b', 'a b', '-a', '0']) expect(await create({ id })).not.toBeUndefined();
  });

  it('is ordered by operators', async () => {
    for (const id of ['teas', 'coffees', 'sweets']) await buildCategory(test, catalogue, id, { parent: 'food' });
    expect(await data(desk.placeCategory, { id: 'sweets', position: 1 }, by)).toMatchObject({ position: 1 });
    expect(await childrenOf('food')).toEqual(['sweets', 'teas', 'coffees']);
    await data(desk.placeCategory, { id: 'sweets', position: 99 }, by);
    expect(await childrenOf('food')).toEqual(['teas', 'coffees', 'sweets']);
    expect(await refused(desk.placeCategory, { id: 'nowhere', position: 1 })).toBe('category_not_found');
  });

  it('is not overwritten unseen, and is read anew after a change', async () => {
    const { revision } = await categoryAtDesk(test, catalogue, 'watches');
    const names = namesOf('clocks');
    const image = await uploadAtDesk(test, catalogue);
    await data(desk.saveCategory, { id: 'watches', revision, names, image }, by);
    expect((await shown()).find(({ category_id: id }) => id === 'watches')).toMatchObject({
      name: 'clocks en',
      name_en: 'clocks en',
    });
    expect(await refused(desk.saveCategory, { id: 'watches', revision, names, image })).toBe('category_changed');
  });
});

describe('a hidden category', () => {
  it('is in no menu, facet, suggestion or path, with its subcategories, but its products stay on sale', async () => {
    const { revision, names, image } = await categoryAtDesk(test, catalogue, 'toys');
    await buildCategory(test, catalogue, 'kites', { parent: 'toys' });
    const kite = await buildProduct(db, { category: 'kites', title: 'Zebra kite' });
    expect(await data(productPage, { product_id: kite.id }, anybody)).toMatchObject({
      category_id: 'kites',
      category_path: [{ category_id: 'toys' }, { category_id: 'kites', name: 'kites en' }],
    });
    await data(desk.saveCategory, { id: 'toys', revision, names, image, hidden: 1 }, by);
    expect((await shown()).some(({ category_id: id }) => id === 'toys')).toBe(false);
    const facets = await data(searchFacets, { title: 'zebra' }, anybody);
    expect(facets).toMatchObject({ total: 1, categories: [] });
    expect((await data(suggestSearches, { title: 'kites' }, anybody)).categories).toEqual([]);
    expect((await data(productPage, { product_id: kite.id }, anybody)).category_path).toEqual([]);
    expect((await data(categoryProducts, { category_id: 'toys' }, anybody)).total).toBe(1);
  });
});

describe('lists of a category', () => {
  it('hold the products of its subcategories, in every order, by words and in a shop', async () => {
    await buildCategory(test, catalogue, 'dresses', { parent: 'womens' });
    await buildCategory(test, catalogue, 'shoes', { parent: 'womens' });
    const shop = await buildShop(db);
    const [coat, dress, boot, shirt] = [
      await buildProduct(db, { shop, category: 'womens', title: 'Plum coat', price: 300n, sales: 5 }),
      await buildProduct(db, { shop, category: 'dresses', title: 'Plum dress', price: 100n, sales: 9 }),
      await buildProduct(db, { shop, category: 'shoes', title: 'Plum boot', price: 200n, sales: 1 }),
      await buildProduct(db, { shop, category: 'mens', title: 'Plum shirt', price: 50n, sales: 99 }),
    ];
    const ids = ({ list }: { list: { product_id: string }[] }) => list.map(({ product_id: id }) => id);
    const of = (category_id: string) => ({ category_id, limit: 100 });
    expect(ids(await data(categoryProducts, of('womens'), anybody))).toEqual([dress.id, coat.id, boot.id]);
    expect(ids(await data(categoryProducts, { ...of('womens'), sort: 'price_up' }, anybody))).toEqual([
      dress.id,
      boot.id,
      coat.id,
    ]);
    expect(ids(await data(categoryProducts, { category_id: 'womens', page: 2, limit: 2 }, anybody))).toEqual([boot.id]);
    expect(ids(await data(categoryProducts, of('dresses'), anybody))).toEqual([dress.id]);
    expect((await data(hotProducts, of('womens'), anybody)).total).toBe(3);
    expect(ids(await data(recommendedProducts, of('shoes'), anybody))).toEqual([boot.id]);
    expect(ids(await data(searchProducts, { ...of('womens'), title: 'plum' }, anybody)).toSorted()).toEqual(
      [coat.id, dress.id, boot.id].toSorted(),
    );
    // Words of both categories lead to a product.
    expect(ids(await data(searchProducts, { title: 'women clothing plum' }, anybody))).toContain(dress.id);
    const page = await data(shopPage, { mer_id: shop.id, category_id: 'womens' }, anybody);
    expect(page.product_list.total).toBe(3);
    expect(page.categories).toEqual(['mens', 'womens']);
    expect((await data(shopPage, { mer_id: shop.id, category_id: 'shoes' }, anybody)).product_list.total).toBe(1);
    expect(ids(await data(recommendedProducts, { limit: 100 }, anybody))).toContain(shirt.id);
  });

  it('are counted with what is below', async () => {
    const counted = await data(searchFacets, { title: 'plum', category_id: 'womens' }, anybody);
    expect(counted.total).toBe(3);
    expect(counted.categories).toEqual([
      { category_id: 'womens', count: 3 },
      { category_id: 'dresses', count: 1 },
      { category_id: 'mens', count: 1 },
      { category_id: 'shoes', count: 1 },
    ]);
    expect(await categoryAtDesk(test, catalogue, 'womens')).toMatchObject({
      products: 1,
      products_below: 3,
      children: 2,
    });
  });

  it('move with a subcategory', async () => {
    expect(await data(desk.moveCategory, { id: 'shoes', parent: 'mens', reason }, by)).toMatchObject({
      parent: 'mens',
      position: 1,
    });
    expect((await data(categoryProducts, { category_id: 'womens' }, anybody)).total).toBe(2);
    expect((await data(categoryProducts, { category_id: 'mens' }, anybody)).total).toBe(2);
    expect((await data(searchProducts, { category_id: 'mens', title: 'plum' }, anybody)).total).toBe(2);
    expect(await refused(desk.moveCategory, { id: 'shoes', parent: 'adult', reason })).toBe('category_adult_differs');
    expect(await refused(desk.moveCategory, { id: 'shoes', reason })).toBe('picture_invalid');
    expect(await refused(desk.moveCategory, { id: 'shoes', parent: 'nowhere', reason })).toBe('category_not_found');
  });
});

it('is deleted only when nothing names it', async () => {
  await buildCategory(test, catalogue, 'empty', { parent: 'food' });
  for (const id of ['dresses', 'food']) expect(await refused(desk.deleteCategory, { id })).toBe('category_not_empty');
  expect(await data(desk.deleteCategory, { id: 'empty' }, by)).toEqual({ id: 'empty' });
  expect(await refused(desk.deleteCategory, { id: 'empty' })).toBe('category_not_found');
  expect((await refusal(categoryProducts, { category_id: 'empty' })).refusal).toBe('category_not_found');
});

it('is changed by operators of the catalogue only, and every act is in the audit log', async () => {
  const support = { desk: (await buildOperator(db, ['support'])).token };
  const finance = { desk: (await buildOperator(db, ['finance'])).token };
  expect((await data(desk.deskCategories, { limit: 100 }, support)).total).toBeGreaterThan(14);
  expect((await refusal(desk.deskCategories, {}, finance)).refusal).toBe('desk_forbidden');
  for (const [endpoint, input] of [
    [desk.createCategory, { id: 'x', names: namesOf('x') }],
    [desk.saveCategory, { id: 'food', revision: 0, names: namesOf('x') }],
    [desk.placeCategory, { id: 'food', position: 1 }],
    [desk.moveCategory, { id: 'teas', parent: 'health', reason }],
    [desk.mergeCategory, { id: 'teas', into: 'health', reason }],
    [desk.deleteCategory, { id: 'teas' }],
  ] as const)
    expect((await refusal(endpoint, input, support)).refusal).toBe('desk_forbidden');
  const admin = { desk: (await buildOperator(db, ['admin'])).token };
  const { list } = await data(auditLog, { limit: 100 }, admin);
  const acts = new Set(list.map(({ act }) => act));
  for (const act of ['created', 'saved', 'placed', 'moved', 'deleted']) expect(acts).toContain(`category.${act}`);
  const moved = list.find(({ act }) => act === 'category.moved');
  expect(moved).toMatchObject({ subject: 'category:shoes', details: { from: 'womens', to: 'mens', reason } });
});
