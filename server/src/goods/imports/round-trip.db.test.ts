import * as desk from '@tradewind/contract/goods/shop-desk/imports';
import { exportProducts } from '@tradewind/contract/goods/shop-desk/exports';
import {
  assignShopCategory,
  publishShopPage,
  saveShopPage,
  showOwnShopPage,
} from '@tradewind/contract/goods/shop-desk/page';
import { createDraft } from '@tradewind/contract/goods/shop-desk/products';
import { locales } from '@tradewind/contract/base/locales';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { ensureCategories } from '../../../test/build-catalog.ts';
import { uploadProducts } from '../../../test/build-import.ts';
import { buildMerchant } from '../../../test/build-merchant.ts';
import { testDatabase } from '../../../test/database.ts';
import { newId } from '../../base/ids/ids.ts';
import { buildPicture, productForm, type Form } from '../../../test/product-form.ts';

const db = await testDatabase();
const { app, data } = await testApp(db);
await db.transact(ensureCategories);

async function exported(token: string, filters: Record<string, string> = {}): Promise<string> {
  const query = { format: 'csv', ...filters };
  const response = await app.inject({ method: 'GET', url: exportProducts.path, query, headers: { token } });
  expect(response.headers['content-type']).toContain('text/csv');
  return response.body;
}

/** Texts that a CSV, a spreadsheet or a careless reader breaks. */
const word = fc.oneof(
  fc.constantFrom(
    '=1+1',
    "'=1",
    "''+2",
    '@home',
    '-5',
    '+66',
    'a,b',
    'a;b',
    'say "so"',
    'two\nlines',
    "it's",
    'マグ',
    'a | b',
  ),
  fc
    .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
    .filter((text) => text.trim() !== '' && !/\p{C}/u.test(text)),
);
const texts = fc.record(
  Object.fromEntries(locales.map((locale) => [locale, fc.oneof(fc.constant(''), word)])) as Record<
    (typeof locales)[number],
    fc.Arbitrary<string>
  >,
);
const named = fc.tuple(texts, word).map(([some, en]) => ({ ...some, en }));
const value = word.filter((text) => !text.includes('|'));
const cents = fc.integer({ min: 1, max: 1_000_000 });
const amount = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;

const form = fc
  .record({
    titles: named,
    summaries: texts,
    descriptions: fc.oneof(texts, fc.constant({ en: '<p>Fine &amp; <strong>soft</strong></p>' })),
    names: fc.uniqueArray(value, { maxLength: 2 }),
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 3, selector: (text) => text.trim() }),
    prices: fc.array(cents, { minLength: 9, maxLength: 9 }),
    reduced: fc.boolean(),
    stock: fc.nat(500),
    weight: fc.nat(5_000),
    own: fc.nat(3_000),
    adult: fc.boolean(),
    alt: texts,
    pictures: fc.nat(4),
  })
  .map((given): { form: Form; pictures: number; alt: typeof given.alt } => {
    const options = given.names.map((name) => ({
      names: { en: name },
      values: given.values.map((text, at) => ({ code: `v${at}`, texts: { en: text }, swatch: '#ff0000' })),
    }));
    const choices = options.reduce<string[][]>(
      (all, { values }) => all.flatMap((choice) => values.map(({ code }) => [...choice, code])),
      [[]],
    );
    return {
      pictures: given.pictures,
      alt: given.alt,
      form: productForm({
        titles: given.titles,
        summaries: given.summaries,
        descriptions: given.descriptions,
        options,
        adult: given.adult,
        weight_grams: given.weight,
        skus: choices.map((choice, at) => ({
          choice,
          price: amount(given.prices[at]!),
          list_price: given.reduced ? amount(given.prices[at]! + 100) : null,
          stock: given.stock + at,
          weight_grams: at % 2 === 0 ? 0 : given.own,
          code: at % 3 === 0 ? '' : `C-${at}`,
        })),
        facts: [{ names: { en: 'Material' }, values: { en: 'Clay' } }],
        no_delivery_to: given.adult ? ['US', 'CA'] : [],
        hs_code: given.reduced ? '691110' : '',
        origin: given.adult ? 'JP' : '',
        no_revocation: given.adult ? 'perishable' : '',
        safety: {
          maker_name: given.titles.en,
          maker_address: given.reduced ? 'Kai 3, Bonn' : '',
          maker_country: given.adult ? 'DE' : '',
          warnings: given.alt,
        },
      }),
    };
  });

it('an import of what was exported changes nothing, whatever the products are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(form, { minLength: 1, maxLength: 4 }), async (products) => {
      const owner = await buildMerchant(db);
      for (const product of products) {
        const pictures = [];
        for (let at = 0; at < product.pictures; at += 1)
          pictures.push({ image: await buildPicture(db, owner.id), alts: product.alt });
        await data(createDraft, { ...product.form, pictures }, { token: owner.token });
      }
      const file = await exported(owner.token);
      const { id, counts } = await uploadProducts(app, owner.token, { file, language: 'ja' });
      const { list } = await data(desk.importItems, { import_id: id }, { token: owner.token });
      expect(list.flatMap(({ issues, changes }) => [...issues, ...changes])).toEqual([]);
      expect(counts).toEqual({ new: 0, changed: 0, unchanged: products.length, refused: 0 });
    }),
    { numRuns: 25 },
  );
}, 120_000);

it('categories of the shop’s own come back as they were, also when their names are alike', async () => {
  const owner = await buildMerchant(db);
  const as = { token: owner.token };
  const names = (en: string) => ({ en, 'zh-CN': '', ja: '', ko: '', th: '' });
  const categories = ['Cups', 'Cups', 'Tea | Coffee', '=New'].map((en) => ({ id: newId(), names: names(en) }));
  const { revision, content } = await data(showOwnShopPage, {}, as);
  const saved = await data(saveShopPage, { revision, page: { ...content, categories } }, as);
  await data(publishShopPage, { revision: saved.revision }, as);
  const { id } = await data(createDraft, productForm({ titles: { en: 'Mug' } }), as);
  for (const category of categories)
    await data(assignShopCategory, { category_id: category.id, product_ids: [id], assigned: 1 }, as);
  const { counts } = await uploadProducts(app, owner.token, { file: await exported(owner.token) });
  expect(counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0 });
});

it('what one shop exports makes the same products in another one', async () => {
  const [one, other] = [await buildMerchant(db), await buildMerchant(db)];
  await data(createDraft, productForm({ titles: { en: 'Mug', th: 'แก้ว' } }), { token: one.token });
  const file = await exported(one.token);
  const { counts } = await uploadProducts(app, other.token, { file });
  expect(counts).toMatchObject({ new: 1, refused: 0 });
});

it('has the products that the filters of the list fit', async () => {
  const { token } = await buildMerchant(db);
  await data(createDraft, productForm({ titles: { en: 'Mug', th: 'แก้ว' }, category: 'family' }), { token });
  await data(createDraft, productForm({ titles: { en: 'Lamp' }, category: 'electrical' }), { token });
  for (const [filters, titles] of [
    [{}, ['Mug', 'Lamp']],
    [{ q: 'lam' }, ['Lamp']],
    [{ category: 'family' }, ['Mug']],
    [{ state: 'draft' }, ['Mug', 'Lamp']],
    [{ state: 'on_sale' }, []],
  ] as const) {
    const file = await exported(token, filters);
    expect(
      ['Mug', 'Lamp'].filter((title) => file.includes(title)),
      JSON.stringify(filters),
    ).toEqual(titles);
  }
});

it('is for members with the right to products', async () => {
  const { shopId } = await buildMerchant(db);
  const clerk = await buildMerchant(db, { shop: { id: shopId }, role: 'service' });
  const response = await app.inject({
    method: 'GET',
    url: `${exportProducts.path}?format=csv`,
    headers: { token: clerk.token },
  });
  expect(response.json()).toMatchObject({ refusal: 'shop_right_missing' });
});
