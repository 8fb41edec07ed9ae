import { assignShopCategory } from '../../src/goods/catalog/index.ts';
import type { StoredShopCategory } from '../../src/base/db/tables.ts';
import { shopId } from '../demo-ids.ts';
import type { Step } from './step.ts';

const slug = 'hoshi-audio';

const announcement = {
  texts: {
    en: 'Every order this month comes with a cotton pouch.',
    'zh-CN': '本月每笔订单都附赠棉布收纳袋。',
    ja: '今月のご注文には、コットンポーチをお付けします。',
    ko: '이번 달 모든 주문에 면 파우치를 함께 드립니다.',
    th: 'ทุกคำสั่งซื้อในเดือนนี้แถมถุงผ้าฝ้าย',
  },
  from: null,
  until: null,
};

/** Each takes the products whose English titles contain its word. */
const categories: (StoredShopCategory & { word: string })[] = [
  {
    id: '0b6f2f2e-6c1e-4a59-9c8a-7f6f5d1f0a01',
    names: { en: 'Headphones', 'zh-CN': '耳机', ja: 'ヘッドホン', ko: '헤드폰', th: 'หูฟัง' },
    word: 'headphones',
  },
  {
    id: '0b6f2f2e-6c1e-4a59-9c8a-7f6f5d1f0a02',
    names: { en: 'Radios', 'zh-CN': '收音机', ja: 'ラジオ', ko: '라디오', th: 'วิทยุ' },
    word: 'radio',
  },
  {
    id: '0b6f2f2e-6c1e-4a59-9c8a-7f6f5d1f0a03',
    names: { en: 'Microphones', 'zh-CN': '麦克风', ja: 'マイク', ko: '마이크', th: 'ไมโครโฟน' },
    word: 'microphone',
  },
];

/** Gives one shop an announcement, featured products and categories of its own. */
export const seedShopPages: Step = async ({ db, clock }) =>
  db.transact(async (tx) => {
    const id = shopId(slug);
    const known = await tx.selectFrom('shop_pages').select('shop_id').where('shop_id', '=', id).executeTakeFirst();
    if (known) return 0;
    const products = await tx
      .selectFrom('products')
      .select(['id', 'titles'])
      .where('shop_id', '=', id)
      .where('status', '=', 'on_sale')
      .orderBy('sales', 'desc')
      .orderBy('id')
      .execute();
    await tx
      .insertInto('shop_pages')
      .values({
        shop_id: id,
        announcement: JSON.stringify(announcement),
        featured: products.slice(0, 5).map((product) => product.id),
        categories: JSON.stringify(categories.map(({ word: _word, ...category }) => category)),
        changed_at: clock.now(),
      })
      .execute();
    for (const { id: categoryId, word } of categories) {
      const productIds = products
        .filter(({ titles }) => titles.en?.toLowerCase().includes(word))
        .map((product) => product.id);
      if (productIds.length > 0) await assignShopCategory(tx, { shopId: id, categoryId, productIds, assigned: true });
    }
    return 1;
  });
