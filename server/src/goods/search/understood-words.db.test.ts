import { searchProducts } from '@tradewind/contract/goods/search';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const shop = await testApp(db);
const answer = (title: string) => shop.data(searchProducts, { title, limit: 10 });

it('is found by a word for whom it is', async () => {
  const shorts = await buildProduct(db, { title: { en: 'Swim shorts', 'zh-CN': '速干沙滩裤' } });
  expect(await answer('沙滩裤 男')).toMatchObject({ near: false, list: [{ product_id: shorts.id }] });
});

it('is found by a loanword of Thai as it is heard', async () => {
  const board = await buildProduct(db, { title: { en: 'Skateboard', th: 'สเกตบอร์ดไม้' } });
  for (const words of ['สเก็ตบอด', 'สเกตบอท', 'สเก็ตบอร์ดเด็ก'])
    expect((await answer(words)).list[0]?.product_id, words).toBe(board.id);
});

it('is found by a loanword of Thai that falls to pieces', async () => {
  const bank = await buildProduct(db, { title: { en: 'Power bank', th: 'พาวเวอร์แบงก์พกพา' } });
  expect((await answer('เพาเวอร์แบงค์')).list[0]?.product_id).toBe(bank.id);
});

it('is found by the known end of a Korean compound', async () => {
  const boat = await buildProduct(db, { title: { en: 'Toy boat', ko: '나무 장난감 배' } });
  expect((await answer('욕조장난감배')).list).toMatchObject([{ product_id: boat.id }]);
});

it('is found by what shops sell rather than by the circumstance', async () => {
  const microphone = await buildProduct(db, { title: { en: 'Lapel microphone' } });
  await buildProduct(db, { title: { en: 'Baby blanket' } });
  await buildProduct(db, { title: { en: 'Night balm' } });
  expect((await answer('microphone that my baby cannot break at night')).list).toMatchObject([
    { product_id: microphone.id },
  ]);
});

it('is found by two common words that it has together, behind many best sellers with one of them', async () => {
  for (let number = 0; number < 151; number += 1) {
    await buildProduct(db, { title: { en: `Red lantern ${number}` }, sales: 9 });
    await buildProduct(db, { title: { en: `Paper kite ${number}` }, sales: 9 });
  }
  const kite = await buildProduct(db, { title: { en: 'Red kite' }, sales: 1 });
  expect((await answer('red kite quennelle')).list).toMatchObject([{ product_id: kite.id }]);
});

it('is found by its name written apart, although others have both parts', async () => {
  await buildProduct(db, { title: { en: 'Dice game in a tin' }, description: { en: 'With a writing pad.' } });
  await buildProduct(db, { title: { en: 'Card game with a score pad' } });
  const controller = await buildProduct(db, { title: { en: 'Wireless gamepad' } });
  expect((await answer('game pad')).list.map(({ product_id: id }) => id)).toContain(controller.id);
});

it('is found by a name that shoppers have for it and no title', async () => {
  const bank = await buildProduct(db, {
    title: { en: 'Pocket power bank', ja: '薄型モバイルバッテリー' },
    category: 'phone',
  });
  expect(await answer('モバブ')).toMatchObject({ near: false, meant: null, list: [{ product_id: bank.id }] });
});
