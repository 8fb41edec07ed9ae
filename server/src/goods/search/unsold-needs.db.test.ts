import { searchProducts } from '@tradewind/contract/goods/search';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const questions = [
  ['en', 'the grass in my garden has grown up to my knees'],
  ['zh-CN', '院子里的草长得太高了没法走路'],
  ['ja', '庭の芝生が伸びすぎて歩けない'],
  ['ko', '마당 잔디가 너무 길게 자라서 걷기 힘들어요'],
  ['th', 'หญ้าหน้าบ้านยาวมากเดินไม่ได้แล้ว'],
] as const;

/** What has a word of each question. */
const chair = {
  en: 'Garden chair for long days on the grass',
  'zh-CN': '院子草地折叠椅',
  ja: '庭の芝生でくつろぐ椅子',
  ko: '마당 잔디 의자',
  th: 'เก้าอี้วางบนหญ้าหน้าบ้าน',
};

describe('goods that a question is about and that no shop has', async () => {
  const db = await testDatabase();
  const shop = await testApp(db);
  await buildProduct(db, { title: chair });

  it.each(questions)('are said not to be sold, where something has a word of it, in %s', async (_, title) => {
    expect(await shop.data(searchProducts, { title, limit: 10 })).toMatchObject({ near: true });
  });
});

describe('goods that a question is about and that a shop has', async () => {
  const db = await testDatabase();
  const shop = await testApp(db);
  await buildProduct(db, { title: chair, sales: 9 });
  const mower = await buildProduct(db, { title: 'Cordless lawn mower' });

  it.each(questions)('come first, although they are named in another language, in %s', async (_, title) => {
    const { list, near } = await shop.data(searchProducts, { title, limit: 10 });
    expect([list[0]?.product_id, near]).toEqual([mower.id, false]);
  });
});

describe('goods of a wider kind than the one that a question is about', async () => {
  const db = await testDatabase();
  const shop = await testApp(db);
  const armchair = await buildProduct(db, { title: 'Oak chair with wide arms' });

  it('come first and are not said not to be sold', async () => {
    const title = 'a wooden chair to rock my baby to sleep in';
    const { list, near } = await shop.data(searchProducts, { title, limit: 10 });
    expect([list[0]?.product_id, near]).toEqual([armchair.id, false]);
  });
});
