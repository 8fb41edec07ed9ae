import { searchProducts } from '@tradewind/contract/goods/search';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const shop = await testApp(db);

const answer = (title: string) => shop.data(searchProducts, { title, limit: 10 });
const found = async (title: string) => (await answer(title)).list.map(({ product_id: id }) => id);

describe('a product that is called so', () => {
  it('stands before best sellers that have the word as a synonym', async () => {
    const trainers = await buildProduct(db, { title: { en: 'Canvas trainers' }, category: 'mens', sales: 90 });
    const sneakers = await buildProduct(db, { title: { en: 'Paper sneakers' }, category: 'mens', sales: 1 });
    expect(await found('sneakers')).toEqual([sneakers.id, trainers.id]);
  });

  it('stands before a page full of them, although it sells too little to be among the best', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => buildProduct(db, { title: { en: `Muffler no. ${index}` }, sales: 50 })),
    );
    const scarf = await buildProduct(db, { title: { en: 'Lambswool shawl' } });
    await db.kysely.updateTable('search_words').set({ tier: 1 }).where('product_id', '=', scarf.id).execute();
    expect((await found('shawl'))[0]).toBe(scarf.id);
  });
});
