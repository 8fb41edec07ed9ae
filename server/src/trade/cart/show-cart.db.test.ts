import { locales } from '@tradewind/contract/base/locales';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';
import type { StoredOption } from '../../base/db/tables.ts';

const db = await testDatabase();
const { call, data, clock } = await testApp(db);

const size: StoredOption = {
  names: { en: 'Size' },
  values: [
    { code: 's', texts: { en: 'Small', ja: '小' }, swatch: null, image: null },
    { code: 'm', texts: { en: '', 'zh-CN': '中号', th: 'กลาง' }, swatch: null, image: null },
    { code: 'l', texts: { en: '', ko: '대', th: 'ใหญ่' }, swatch: null, image: null },
    { code: 'xl', texts: {}, swatch: null, image: null },
  ],
};
const cut: StoredOption = {
  names: { en: 'Cut' },
  values: [{ code: 'a', texts: { en: 'A' }, swatch: null, image: null }],
};

/** A product of these options, as a migration or an import may have left them. */
async function withOptions(...options: StoredOption[]) {
  const product = await buildProduct(db, { options: { Size: ['S', 'M', 'L', 'XL'], Cut: ['A'] } });
  await db.kysely
    .updateTable('products')
    .set({ options: JSON.stringify(options) })
    .where('id', '=', product.id)
    .execute();
  return product;
}

/** The cart of a new shopper with one line, in each language. */
async function shownIn(product: { id: string }, sku: { id: string }) {
  const shopper = await buildShopper(db, { now: clock.now() });
  await data(addToCart, { product_id: product.id, sku_id: sku.id, num: 2 }, shopper);
  const shown = locales.map(async (locale) => {
    const [line] = (await data(cart, {}, { token: shopper.token, locale })).carts;
    return [locale, line!] as const;
  });
  return Object.fromEntries(await Promise.all(shown));
}

describe('a cart line', () => {
  it('has the fields of the contract in their order', async () => {
    const shop = await buildShop(db, { name: 'Teas' });
    const skus = { a: { price: 1_050n, stock: 7 } };
    const product = await buildProduct(db, { shop, title: 'Tea 100 g', options: [cut], skus });
    const shopper = await buildShopper(db, { now: clock.now() });
    const { cart_id } = await data(addToCart, { product_id: product.id, sku_id: product.skus[0]!.id, num: 2 }, shopper);
    const image = `/media/${product.id}.webp`;
    const line = {
      cart_id,
      mer_id: shop.id,
      mer_name: 'Teas',
      mer_avatar: `/media/${shop.id}.webp`,
      product_id: product.id,
      sku_id: product.skus[0]!.id,
      spec: 'A',
      cart_num: 2,
      stock: 7,
      total_price: '21.00',
      problem: null,
      price_was: null,
      goods: { image, title: 'Tea 100\u00a0g', sales_price: '10.50', spec: 'A' },
    };
    const answer = { country: '', carts: [line], total_price: '21.00', count: 2, saved: [] };
    expect(JSON.stringify((await call(cart, {}, shopper)).body.data)).toBe(JSON.stringify(answer));
  });

  it('has the options in the language of the request, else in English, else in Chinese, else in any', async () => {
    const product = await withOptions(size, cut);
    const specs = async (at: number) =>
      Object.fromEntries(
        Object.entries(await shownIn(product, product.skus[at]!)).map(([locale, { spec }]) => [locale, spec]),
      );
    expect(await specs(0)).toEqual({ en: 'Small|A', 'zh-CN': 'Small|A', ja: '小|A', ko: 'Small|A', th: 'Small|A' });
    expect(await specs(1)).toEqual({ en: '中号|A', 'zh-CN': '中号|A', ja: '中号|A', ko: '中号|A', th: 'กลาง|A' });
    expect(await specs(2)).toEqual({ en: '대|A', 'zh-CN': '대|A', ja: '대|A', ko: '대|A', th: 'ใหญ่|A' });
    expect(await specs(3)).toEqual({ en: '|A', 'zh-CN': '|A', ja: '|A', ko: '|A', th: '|A' });
  });

  it('has the code of an option’s value that its product no longer names', async () => {
    const product = await withOptions({ ...size, values: size.values.slice(1) }, cut);
    expect((await shownIn(product, product.skus[0]!)).en!.spec).toBe('s|A');
  });

  it('has the title in the language of the request or the first that there is', async () => {
    const product = await buildProduct(db, { title: { en: '', ko: '차', th: 'ชา' } });
    const titles = Object.values(await shownIn(product, product.skus[0]!)).map(({ goods }) => goods.title);
    expect(titles).toEqual(['차', '차', '차', '차', 'ชา']);
  });
});

it('says where an empty cart would be sent to', async () => {
  const shopper = await buildShopper(db, { now: clock.now() });
  expect(await data(cart, { country: 'DE' }, shopper)).toEqual({
    country: 'DE',
    carts: [],
    total_price: '0.00',
    count: 0,
    saved: [],
  });
});
