import { searchProducts } from '@tradewind/contract/goods/search';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import { soundOf } from './sounds.ts';

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

describe('a device', () => {
  it.each(['phone', 'smartphone', '手机', 'スマホ', '휴대폰', 'โทรศัพท์'])(
    'stands before best sellers that are for it: %s',
    async (words) => {
      const device = await buildProduct(db, {
        title: { en: 'Field 5G phone', 'zh-CN': '田野5G手机', ja: '5G対応携帯電話', ko: '필드 5G 폰', th: 'โทรศัพท์ 5G' },
        category: 'phone',
      });
      const cover = {
        title: { en: 'Phone cover', 'zh-CN': '手机壳', ja: 'スマホケース', ko: '휴대폰 케이스', th: 'เคสโทรศัพท์' },
        category: 'phone',
        sales: 70,
      };
      const covers = await Promise.all(Array.from({ length: 12 }, () => buildProduct(db, cover)));
      expect((await found(words))[0]).toBe(device.id);
      const built = [device, ...covers].map(({ id }) => id);
      await db.kysely.updateTable('products').set({ status: 'off_sale' }).where('id', 'in', built).execute();
    },
  );
});

describe('goods that nobody sells', () => {
  it.each([
    ['跑步机', { title: { en: 'Road shoes', 'zh-CN': '透气跑步鞋' } }],
    ['car seat cover', { title: { en: 'Linen sofa with loose seat cover' } }],
    ['ヘアドライヤー', { title: { en: 'Slotted screwdriver', ja: 'マイナスドライバー' } }],
    ['เครื่องซักผ้า', { title: { en: 'Mesh pouch', th: 'ถุงซักผ้าตาข่าย' } }],
    ['헤어드라이어', { title: { en: 'Hair clip', ko: '헤어 집게핀' } }],
  ])('are said not to be sold, whatever sounds alike or has a part of the name: %s', async (words, product) => {
    await buildProduct(db, product);
    expect(await answer(words)).toSatisfy(
      ({ near, total, meant }: Awaited<ReturnType<typeof answer>>) => (near || total === 0) && meant === null,
    );
  });

  it('are found where they are sold after all', async () => {
    const machine = await buildProduct(db, { title: { en: 'Folding treadmill', 'zh-CN': '折叠跑步机' } });
    expect(await answer('想买跑步机')).toMatchObject({ near: false, list: [{ product_id: machine.id }] });
  });
});

describe('words of Thai', async () => {
  const [camera, box, drum] = [
    await buildProduct(db, { title: { en: 'Lens and shutter', th: 'กล้องฟิล์ม' }, sales: 1 }),
    await buildProduct(db, { title: { en: 'Lid and hinge', th: 'กล่องข้าว' }, sales: 2 }),
    await buildProduct(db, { title: { en: 'Skin and sticks', th: 'กลองเด็ก' }, sales: 3 }),
  ];

  it.each([
    ['กล้อง', [camera]],
    ['กล่อง', [box]],
    ['กลอง', [drum]],
    ['กล้องฟิล์ม', [camera]],
    ['ข้าว', [box]],
  ])('are others with other tone marks: %s', async (words, products) => {
    expect(await found(words)).toEqual(products.map(({ id }) => id));
  });

  it('are found without their tone marks, where that makes no other word', async () => {
    const oil = await buildProduct(db, { title: { en: 'Cold pressed', th: 'น้ำมันมะกอก' } });
    expect(await found('นำมัน')).toEqual([oil.id]);
  });
});

describe('words in an order of their own', () => {
  it('are of one thing where the catalogue writes them as one', async () => {
    const toothbrush = await buildProduct(db, { title: { en: 'Slim-handle toothbrush, children' } });
    await buildProduct(db, { title: { en: 'Mini skateboard, kids' } });
    expect((await found('tooth brush kids'))[0]).toBe(toothbrush.id);
  });

  it('are found in Thai although a typing error breaks the word into pieces', async () => {
    const watch = await buildProduct(db, { title: { en: 'Dial on a strap', th: 'นาฬิกา สายหนัง' } });
    // Words of other texts, by accident.
    await db.kysely
      .insertInto('search_vocabulary')
      .values(['นา', 'ลิ', 'กา'].map((word) => ({ word, written: word, sound: soundOf(word) })))
      .onConflict((known) => known.doNothing())
      .execute();
    expect(await answer('นาลิกา')).toMatchObject({ meant: 'นาฬิกา', list: [{ product_id: watch.id }] });
  });
});
