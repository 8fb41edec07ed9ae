import { searchProducts } from '@tradewind/contract/goods/search';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const shop = await testApp(db);
const bank = await buildProduct(db, { title: { en: 'Slim power bank' }, category: 'phone' });
const answer = (title: string) => shop.data(searchProducts, { title, limit: 10 });

it.each([
  ['en', 'my phone always dies on long flights'],
  ['zh-CN', '出门在外手机没电了怎么办'],
  ['ja', '外出先でスマホの電池がすぐなくなる'],
  ['ko', '밖에서 휴대폰 배터리가 금방 닳아요'],
  ['th', 'มือถือแบตหมดระหว่างเดินทางบ่อยมาก'],
])('is found by a need in %s, without a word of it', async (_, words) => {
  expect((await answer(words)).list).toMatchObject([{ product_id: bank.id }]);
});

it('is sold where all of the need is said of it', async () => {
  expect(await answer('my phone always dies on long flights')).toMatchObject({ near: false });
});

it('is found by a need and by a word of it, before others that answer the need', async () => {
  await buildProduct(db, { title: { en: 'Green gardening gloves' }, sales: 9 });
  const long = await buildProduct(db, { title: { en: 'Long gardening gloves for roses' }, sales: 1 });
  const { list } = await answer('the thorns of my roses scratch my hands when I prune them');
  expect(list[0]?.product_id).toBe(long.id);
});

it('is what has all of the words, although they also tell of a need', async () => {
  const book = await buildProduct(db, { title: { en: 'Book of phone batteries that die on long flights' } });
  expect((await answer('phone batteries that die on long flights')).list[0]?.product_id).toBe(book.id);
});

it('is not said to be sold, where little of the need is said of it', async () => {
  await buildProduct(db, { title: { en: 'Herb garden kit' } });
  expect(await answer('xyzzy plugh for the herbs that quux in frotz')).toMatchObject({ near: true });
});
