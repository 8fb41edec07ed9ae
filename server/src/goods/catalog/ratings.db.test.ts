import { categoryProducts, hotProducts, product, recommendedProducts } from '@tradewind/contract/goods/catalog';
import { followedShopProducts } from '@tradewind/contract/goods/favourites';
import { homeSections } from '@tradewind/contract/goods/home';
import { searchProducts } from '@tradewind/contract/goods/search';
import { followShop, hotShops, searchShops, shop as shopPage } from '@tradewind/contract/goods/shops';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';

const db = await testDatabase();
const { data } = await testApp(db);
const everything = { page: 1, limit: 50 };

describe('reviews of products', async () => {
  const shop = await buildShop(db);
  const month = 31 * 86_400_000;
  /** Of so many reviews, with that sum in half stars. */
  const rated = async (reviews: number, halfStars: number, age = 0): Promise<string> => {
    const createdAt = new Date(Date.now() - age);
    const { id } = await buildProduct(db, { shop, title: 'Bowl', sales: 10, createdAt });
    const scores = { review_count: reviews, score_sum: halfStars };
    await db.kysely.updateTable('products').set(scores).where('id', '=', id).execute();
    return id;
  };
  const low = await rated(10, 69);
  const fair = await rated(10, 70);
  const few = await rated(9, 9);
  const fewAndOld = await rated(9, 90, month);
  const advertised = [fair, few, fewAndOld].toSorted();
  const shopper = await buildShopper(db);
  await data(followShop, { mer_id: shop.id }, shopper);
  const ids = (list: readonly { product_id: string }[]) => list.map(({ product_id: id }) => id).toSorted();

  it('keep a product with a mean under 3.5 out of popular, recommended and new ones', async () => {
    const lists = [
      await data(hotProducts, everything, shopper),
      await data(hotProducts, { ...everything, category_id: 'family' }, shopper),
      await data(recommendedProducts, everything, shopper),
      await data(followedShopProducts, everything, shopper),
      await data(categoryProducts, { ...everything, sort: 'newest', advertised: 1 }, shopper),
    ];
    expect(lists.map(({ list }) => ids(list))).toEqual(lists.map(() => advertised));
  });

  it('count no more products than are advertised', async () => {
    expect((await data(hotProducts, everything, shopper)).total).toBe(3);
    expect((await data(recommendedProducts, everything, shopper)).total).toBe(3);
  });

  it('keep it from being shown beside another', async () => {
    const { other } = await data(product, { product_id: fair }, shopper);
    expect(ids(other)).toEqual([few, fewAndOld].toSorted());
  });

  it('keep its picture off the card of its shop', async () => {
    await db.kysely.updateTable('products').set({ sales: 99 }).where('id', '=', low).execute();
    const { list } = await data(hotShops, everything, shopper);
    expect(list[0]!.pictures.toSorted()).toEqual(advertised.map((id) => `/media/${id}.webp`));
  });

  it('leave it among those that operators picked for Home', async () => {
    const section = { id: newId(), kind: 'picked', position: 1, products: [low] };
    await db.kysely.insertInto('home_sections').values(section).execute();
    const shown = (await data(homeSections, {}, shopper)).find(({ id }) => id === section.id)!;
    expect(ids(shown.list)).toEqual([low]);
  });

  it('leave it in search, in its category and in its shop', async () => {
    const all = [low, ...advertised].toSorted();
    const found = await data(searchProducts, { ...everything, title: 'bowl' }, shopper);
    const ofCategory = await data(categoryProducts, { ...everything, category_id: 'family' }, shopper);
    const ofShop = await data(shopPage, { ...everything, mer_id: shop.id }, shopper);
    expect([ids(found.list), ids(ofCategory.list), ids(ofShop.product_list.list)]).toEqual([all, all, all]);
  });

  it('give a mean on the card from the tenth on, and a product of the last month is new before', async () => {
    const { list } = await data(categoryProducts, { ...everything, category_id: 'family' }, shopper);
    const shown = (id: string) => {
      const { score, is_new: isNew } = list.find(({ product_id: one }) => one === id)!;
      return { score, isNew };
    };
    expect([fair, few, fewAndOld].map(shown)).toEqual([
      { score: 3.5, isNew: false },
      { score: null, isNew: true },
      { score: null, isNew: false },
    ]);
  });

  it('give a mean on the product’s own page from the first on, with their number', async () => {
    expect(await data(product, { product_id: few }, shopper)).toMatchObject({ score: 0.5, review_count: 9 });
  });

  it('give a shop its rate from the tenth on', async () => {
    const rate = async (reviews: number) => {
      const counts = { review_count: reviews, good_reviews: 9 };
      await db.kysely.updateTable('shops').set(counts).where('id', '=', shop.id).execute();
      return (await data(shopPage, { mer_id: shop.id }, shopper)).good_rate;
    };
    expect([await rate(9), await rate(10)]).toEqual(['–', 90]);
  });

  it('keep a shop with a rate under 50 out of the hot shops and their number, and leave it where its name is searched', async () => {
    const ratedShop = async (reviews: number, good: number): Promise<string> => {
      const { id } = await buildShop(db, { name: `Gloom ${reviews} ${good}` });
      const counts = { review_count: reviews, good_reviews: good };
      await db.kysely.updateTable('shops').set(counts).where('id', '=', id).execute();
      return id;
    };
    const lowShop = await ratedShop(10, 4);
    const shown = [await ratedShop(10, 5), await ratedShop(9, 0), shop.id].toSorted();
    const idsOf = (list: readonly { mer_id: string }[]) => list.map(({ mer_id: id }) => id).toSorted();
    for (const endpoint of [hotShops, searchShops]) {
      const { list, total } = await data(endpoint, everything, shopper);
      expect([idsOf(list), total]).toEqual([shown, 3]);
    }
    const { list } = await data(searchShops, { ...everything, title: 'Gloom 10 4' }, shopper);
    expect(idsOf(list)).toContain(lowShop);
  });
});
