import * as contract from '@tradewind/contract/goods/catalog';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { setSetting } from '../../platform/settings/index.ts';

const db = await testDatabase();
const shop = await testApp(db);

describe('one product', async () => {
  const tee = await buildProduct(db, {
    shop: await buildShop(db, { name: 'Harbour & Hem', freight: { first: 450n, next: 100n, freeOver: 5000n } }),
    title: { en: 'Tee', 'zh-CN': '衬衫' },
    description: { en: 'Soft <b>cotton</b> & more\n\n<script>alert(1)</script>\n"quoted"' },
    facts: [{ names: { en: 'Material', th: 'วัสดุ' }, values: { en: 'Cotton' } }],
    options: [
      {
        names: { en: 'Colour', 'zh-CN': '颜色' },
        values: [
          { code: 'red', texts: { en: 'Red', 'zh-CN': '红色' }, swatch: '#c00', image: null },
          { code: 'blue', texts: { en: 'Blue' }, swatch: null, image: '/media/blue.webp' },
        ],
      },
      {
        names: { en: 'Size' },
        values: [
          { code: 'm', texts: { en: 'M' }, swatch: null, image: null },
          { code: 'l', texts: { en: 'L' }, swatch: null, image: null },
        ],
      },
    ],
    skus: { 'red|l': { price: 1200n, listPrice: 2000n, stock: 0 }, 'blue|l': null },
    price: 1500n,
    stock: 4,
    images: ['/media/1.webp', '/media/2.webp'],
  });

  it('shows all fields in the caller’s language, without nulls in fields of existing clients', async () => {
    const detail = await shop.data(contract.product, { product_id: tee.id, mer_id: tee.shopId }, { locale: 'zh-CN' });
    expect(detail).toMatchObject({
      id: tee.id,
      product_id: tee.id,
      mer_id: tee.shopId,
      is_like: 0,
      on_sale: true,
      click: 0,
      sales: 0,
      score: null,
      review_count: 0,
      reply_list: [],
      other: expect.any(Array),
      category_id: 'family',
      category_name: '家居生活',
      freight: { first: '4.50', next: '1.00', free_over: '50.00' },
      merchant: { mer_name: 'Harbour & Hem', follow_count: 0, total_price: '0', is_follow: 0 },
    });
    expect(detail.goods).toMatchObject({
      title: '衬衫',
      sales_price: '12.00',
      market_price: '20.00',
      stock: 8,
      images: '/media/1.webp,/media/2.webp',
      use_spec: 1,
      summary: '',
      specList: [
        { name: '颜色', child: ['红色', 'Blue'] },
        { name: 'Size', child: ['M', 'L'] },
      ],
      facts: [{ name: 'Material', value: 'Cotton' }],
    });
    expect(
      detail.goods.skus.map(({ spec, sales_price, market_price, stock }) => [spec, sales_price, market_price, stock]),
    ).toEqual([
      ['红色|M', '15.00', '', 4],
      ['红色|L', '12.00', '20.00', 0],
      ['Blue|M', '15.00', '', 4],
    ]);
    expect(detail.goods.options[0]!.values).toEqual([
      { code: 'red', text: '红色', swatch: '#c00', image: null },
      { code: 'blue', text: 'Blue', swatch: null, image: '/media/blue.webp' },
    ]);
  });

  it('falls back to English, then Chinese, then any other text', async () => {
    const title = async (titles: object, locale: 'th' | 'en') => {
      const { id } = await buildProduct(db, { title: titles });
      return (await shop.data(contract.product, { product_id: id }, { locale })).goods.title;
    };
    expect(await title({ en: 'Tee', 'zh-CN': '衬衫', th: 'เสื้อ' }, 'th')).toBe('เสื้อ');
    expect(await title({ en: 'Tee', 'zh-CN': '衬衫' }, 'th')).toBe('Tee');
    expect(await title({ 'zh-CN': '衬衫', ko: '셔츠' }, 'th')).toBe('衬衫');
    expect(await title({ ko: '셔츠' }, 'en')).toBe('셔츠');
  });

  it('says how many days a refund can be requested, as the platform has set it', async () => {
    const shopper = await buildShopper(db);
    const days = async () => (await shop.data(contract.product, { product_id: tee.id }, shopper)).refund_days;
    expect(await days()).toBe(15);
    await db.transact((tx) => setSetting(tx, 'orders.afterSaleDays', 20, { by: null, at: shop.clock.now() }));
    expect(await days()).toBe(20);
  });

  it('escapes HTML in descriptions', async () => {
    const { goods } = await shop.data(contract.product, { product_id: tee.id });
    expect(goods.content).toBe(
      '<p>Soft &lt;b&gt;cotton&lt;/b&gt; &amp; more</p><p>&lt;script&gt;alert(1)&lt;/script&gt;<br />&quot;quoted&quot;</p>',
    );
  });

  it('has an empty option list and one SKU without options', async () => {
    const { id } = await buildProduct(db, { shop: await buildShop(db, { freight: null }) });
    const detail = await shop.data(contract.product, { product_id: id });
    expect(detail.goods).toMatchObject({ use_spec: 0, specList: [], options: [], content: '' });
    expect(detail.goods.skus).toMatchObject([{ choice: [], spec: '' }]);
    expect(detail.freight).toEqual({ first: '0.00', next: '0.00', free_over: null });
  });

  it.each([
    ['an unknown id', () => ({ product_id: newId() })],
    ['an invalid id', () => ({ product_id: "1' or '1'='1" })],
    ['a product of another shop', () => ({ product_id: tee.id, mer_id: newId() })],
    ['a product with an invalid shop id', () => ({ product_id: tee.id, mer_id: '1' })],
  ])('refuses %s as not found', async (_, input) => {
    expect((await shop.refusal(contract.product, input())).refusal).toBe('product_not_found');
  });

  it('shows changes to visitors after the cache expires', async () => {
    const { id } = await buildProduct(db, { title: 'Before' });
    expect((await shop.data(contract.product, { product_id: id })).goods.title).toBe('Before');
    await db.transact((tx) =>
      tx
        .updateTable('products')
        .set({ titles: { en: 'After' } })
        .where('id', '=', id)
        .execute(),
    );
    await expect
      .poll(async () => (await shop.data(contract.product, { product_id: id })).goods.title, {
        timeout: 1500,
        interval: 30,
      })
      .toBe('After');
  });
});
