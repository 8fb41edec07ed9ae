import { locales } from '@tradewind/contract/base/locales';
import { Refusal, type RefusalCode } from '@tradewind/contract/base/refusals';
import { describe, expect, it } from 'vitest';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';
import type { StoredOption } from '../../base/db/tables.ts';
import { newId } from '../../base/ids/ids.ts';
import { skusById, findSku, type SkuSelector } from './index.ts';

const db = await testDatabase();

const colour: StoredOption = {
  names: { en: 'Colour', 'zh-CN': '颜色', ja: '色', ko: '색상', th: 'สี' },
  values: [
    {
      code: 'red',
      texts: { en: 'Red', 'zh-CN': '红色', ja: '赤', ko: '빨강', th: 'แดง' },
      swatch: '#c00',
      image: null,
    },
    { code: 'blue', texts: { en: 'Blue', 'zh-CN': '蓝色', ja: '青', ko: '파랑' }, swatch: '#00c', image: null },
  ],
};
const size: StoredOption = {
  names: { en: 'Size', 'zh-CN': '尺码' },
  values: [
    { code: 'm', texts: { en: 'M' }, swatch: null, image: null },
    { code: 'l', texts: { en: 'L' }, swatch: null, image: null },
  ],
};
const tee = await buildProduct(db, {
  title: 'Tee',
  options: [colour, size],
  price: 1900n,
  skus: { 'blue|l': null, 'red|l': { price: 2100n, stock: 3 } },
});
const plain = await buildProduct(db, { title: 'Plain' });
const [redM, redL, blueM] = tee.skus.map(({ id }) => id);

const find = (wanted: Partial<SkuSelector>) => findSku(db.read, { productId: tee.id, ...wanted });
const refusalOf = async (wanted: Partial<SkuSelector>): Promise<RefusalCode | null> =>
  find(wanted).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );

describe('a SKU', () => {
  it.each(['Red|L', '红色|L', '赤|L', '빨강|L', 'แดง|L', ' Red | L '])(
    'is found by its words in any language: %s',
    async (spec) => {
      expect(await find({ spec })).toMatchObject({ skuId: redL, price: 2100n, stock: 3, forSale: true });
    },
  );

  it('is found by the fallback text of a missing language', async () => {
    expect((await find({ spec: 'Blue|M', locale: 'th' })).skuId).toBe(blueM);
  });

  it('is found by its id, which takes precedence over texts', async () => {
    expect((await find({ skuId: redM!, spec: 'Red|L' })).skuId).toBe(redM);
  });

  it.each([
    '',
    'Red',
    'Red|',
    '|L',
    'M',
    'L|Red',
    'Blue|L',
    'Red|M|',
    'Red|红色',
    'Red,M',
    'red|m',
    "Red|L' or 1=1 --",
  ])('refuses an incomplete, reordered or unknown choice: "%s"', async (spec) => {
    expect(await refusalOf({ spec })).toBe('choose_options');
  });

  it('refuses an id of another product or an unknown id', async () => {
    expect(await refusalOf({ skuId: plain.skus[0]!.id })).toBe('choose_options');
    expect(await refusalOf({ skuId: 'x' })).toBe('choose_options');
  });

  it('needs no texts for a product without options, and accepts none', async () => {
    expect((await find({ productId: plain.id })).skuId).toBe(plain.skus[0]!.id);
    expect((await find({ productId: plain.id, spec: '' })).specs).toEqual(
      Object.fromEntries(locales.map((locale) => [locale, ''])),
    );
    expect(await refusalOf({ productId: plain.id, spec: 'Red' })).toBe('choose_options');
  });

  it('refuses a product of another shop', async () => {
    expect((await find({ merId: tee.shopId, spec: 'Red|M' })).shopId).toBe(tee.shopId);
    expect(await refusalOf({ merId: plain.shopId, spec: 'Red|M' })).toBe('product_not_found');
    expect(await refusalOf({ merId: '1', spec: 'Red|M' })).toBe('product_not_found');
  });

  it('refuses an unknown product', async () => {
    expect(await refusalOf({ productId: newId() })).toBe('product_not_found');
  });

  it('refuses a product that is off sale or of a closed shop, but can still show it', async () => {
    const off = await buildProduct(db, { status: 'off_sale' });
    const closed = await buildProduct(db, { shop: await buildShop(db, { status: 'closed' }) });
    for (const product of [off, closed]) {
      expect(await refusalOf({ productId: product.id })).toBe('product_gone');
      const shown = await skusById(db.read, [product.skus[0]!.id]);
      expect(shown.get(product.skus[0]!.id)).toMatchObject({ forSale: false, productId: product.id });
    }
  });

  it('refuses texts that name two SKUs', async () => {
    const twins = await buildProduct(db, {
      options: [
        {
          names: { en: 'Finish' },
          values: [
            { code: 'a', texts: { en: 'Mat', ja: 'つや' }, swatch: null, image: null },
            { code: 'b', texts: { en: 'Gloss', ja: 'Mat' }, swatch: null, image: null },
          ],
        },
      ],
    });
    expect(await refusalOf({ productId: twins.id, spec: 'Mat' })).toBe('choose_options');
    expect((await find({ productId: twins.id, spec: 'Mat', locale: 'ja' })).skuId).toBe(twins.skus[1]!.id);
  });

  it('contains everything that a cart line or an order line needs', async () => {
    const all = await skusById(db.read, [redL!, plain.skus[0]!.id, newId()]);
    expect(all.size).toBe(2);
    expect(all.get(redL!)).toMatchObject({
      productId: tee.id,
      shopId: tee.shopId,
      specs: { en: 'Red|L', 'zh-CN': '红色|L', th: 'แดง|L' },
      titles: { en: 'Tee' },
      price: 2100n,
      weightGrams: 300,
    });
  });
});
