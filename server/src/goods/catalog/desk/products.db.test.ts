import { product as productPage } from '@tradewind/contract/goods/catalog';
import { searchProducts } from '@tradewind/contract/goods/search';
import * as desk from '@tradewind/contract/goods/shop-desk/products';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct, ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { testDatabase } from '../../../../test/database.ts';
import { buildPicture, formOption, productForm, type Form } from '../../../../test/product-form.ts';

const db = await testDatabase();
const { call, data, refusal, clock, deps } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const as = { token: owner.token };
const create = (form: Partial<Form> = {}) => data(desk.createDraft, productForm(form), as);
const picture = () => buildPicture(db, owner.id);
const onSale = async (form: Partial<Form> = {}) => {
  const { id } = await create({ pictures: [{ image: await picture(), alts: {} }], ...form });
  return data(desk.publishProduct, { id }, as);
};

describe('a draft', () => {
  it('is stored as its shop wrote it', async () => {
    const image = await picture();
    const made = await create({
      titles: { en: 'Linen towel', ja: 'リネンのタオル' },
      options: [formOption('Colour', 'White', 'Grey')],
      skus: [
        { choice: ['white'], price: '12.50', list_price: '15', stock: 3, code: 'LT-W', barcode: '4006381333931' },
        { choice: ['grey'], price: '13', stock: 0 },
      ],
      pictures: [{ image, alts: { en: 'A folded towel' } }],
      hs_code: '6302.60',
      origin: 'pt',
      customs_name: 'Cotton towel',
      no_delivery_to: ['US'],
    });
    const { content } = await data(desk.showOwnProduct, { id: made.id }, as);
    expect(content).toMatchObject({
      titles: { en: 'Linen towel', ja: 'リネンのタオル', ko: '' },
      skus: [
        { choice: ['white'], price: '12.50', list_price: '15.00', stock: 3, code: 'LT-W' },
        { choice: ['grey'], price: '13.00', list_price: null, stock: 0 },
      ],
      pictures: [{ image, alts: { en: 'A folded towel' } }],
      hs_code: '630260',
      origin: 'PT',
      no_delivery_to: ['US'],
    });
  });

  it('is seen by nobody but its shop', async () => {
    const { id } = await create({ titles: { en: 'Secret zeppelin' } });
    expect(await refusal(productPage, { product_id: id })).toMatchObject({ refusal: 'product_not_found' });
    expect((await data(searchProducts, { title: 'zeppelin' })).list).toEqual([]);
    const stranger = await buildMerchant(db);
    expect(await refusal(desk.showOwnProduct, { id }, { token: stranger.token })).toMatchObject({
      refusal: 'product_not_found',
    });
  });

  it('keeps of its description only what the page shows', async () => {
    const { content } = await create({
      descriptions: { en: '<h1 onclick="x()">Soft</h1><script>steal()</script><a href="//evil">Very</a><b>!</b>' },
    });
    expect(content.descriptions.en).toBe('<h3>Soft</h3>Very<strong>!</strong>');
  });

  it('cannot be published without a picture', async () => {
    const { id } = await create();
    expect(await refusal(desk.publishProduct, { id }, as)).toMatchObject({
      refusal: 'product_incomplete',
      fields: ['pictures'],
    });
  });

  const wrong: [string, Partial<Form>, string, string][] = [
    ['no title', { titles: { en: ' ' } }, 'product_invalid', 'titles'],
    ['no price', { skus: [{ choice: [], price: '' }] }, 'bad_request', 'skus[0].price'],
    ['a price of nothing', { skus: [{ choice: [], price: '0' }] }, 'product_price_invalid', 'skus[0].price'],
    ['a price with half a cent', { skus: [{ choice: [], price: '1.005' }] }, 'product_price_invalid', 'skus[0].price'],
    [
      'a struck price that is no higher',
      { skus: [{ choice: [], price: '10', list_price: '10' }] },
      'product_list_price_low',
      'skus[0].list_price',
    ],
    ['a choice that no option has', { skus: [{ choice: ['red'], price: '10' }] }, 'product_invalid', 'skus[0].choice'],
    [
      'one choice twice',
      { options: [formOption('Size', 'S')], skus: ['10', '11'].map((price) => ({ choice: ['s'], price })) },
      'product_invalid',
      'skus[1].choice',
    ],
    [
      'one code twice',
      {
        options: [formOption('Size', 'S', 'M')],
        skus: ['s', 'm'].map((size) => ({ choice: [size], price: '10', code: 'A1' })),
      },
      'product_code_repeated',
      'skus[1].code',
    ],
    [
      'values that read alike',
      { options: [{ names: { en: 'Size' }, values: ['s', 't'].map((code) => ({ code, texts: { en: 'S' } })) }] },
      'product_invalid',
      'options[0].values[1].texts',
    ],
    ['four options', { options: ['A', 'B', 'C', 'D'].map((name) => formOption(name, 'x')) }, 'bad_request', 'options'],
    [
      'a mistyped barcode',
      { skus: [{ choice: [], price: '1', barcode: '4006381333930' }] },
      'product_barcode_invalid',
      'skus[0].barcode',
    ],
    ['a short HS code', { hs_code: '6302' }, 'product_hs_code_invalid', 'hs_code'],
    ['an origin that is no country', { origin: 'XX' }, 'product_invalid', 'origin'],
    [
      'a picture of somebody else',
      { pictures: [{ image: `/files/${'0'.repeat(32)}.webp`, alts: {} }] },
      'picture_invalid',
      'pictures[0].image',
    ],
    ['a negative stock', { skus: [{ choice: [], price: '1', stock: -1 }] }, 'bad_request', 'skus[0].stock'],
  ];
  it.each(wrong)('is refused with %s', async (_, change, code, field) => {
    expect(await refusal(desk.createDraft, productForm(change), as)).toMatchObject({ refusal: code, fields: [field] });
  });
});

describe('a published product', () => {
  it('is on its page and in searches at once, and stays in neither when taken down', async () => {
    const { id, state } = await onSale({ titles: { en: 'Walnut xylophone' } });
    expect(state).toBe('on_sale');
    expect((await data(productPage, { product_id: id })).goods.content).toBe('<p>Woven by hand.</p>');
    expect((await data(searchProducts, { title: 'xylophone' })).list).toMatchObject([{ product_id: id }]);
    expect(await data(desk.takeDownProduct, { id }, as)).toMatchObject({ state: 'off_sale' });
    // Visitors may be shown a cached answer for a moment.
    expect((await data(productPage, { product_id: id }, as)).on_sale).toBe(false);
    expect((await data(searchProducts, { title: 'xylophone', limit: 9 })).list).toEqual([]);
  });

  it('is found by the words of a new title', async () => {
    const { id, revision } = await onSale();
    const product = productForm({
      titles: { en: 'Bamboo didgeridoo' },
      pictures: [{ image: await picture(), alts: {} }],
    });
    await data(desk.saveProduct, { id, revision, product }, as);
    expect((await data(searchProducts, { title: 'didgeridoo' })).list).toMatchObject([{ product_id: id }]);
  });

  it('cannot lose its last picture', async () => {
    const { id, revision } = await onSale();
    expect(await refusal(desk.saveProduct, { id, revision, product: productForm() }, as)).toMatchObject({
      refusal: 'product_incomplete',
      fields: ['pictures'],
    });
  });

  it('cannot be published again', async () => {
    const { id } = await onSale();
    expect(await refusal(desk.publishProduct, { id }, as)).toMatchObject({ refusal: 'product_state' });
  });

  it('shows what its pictures show in the language of the shopper', async () => {
    const { id } = await onSale({ pictures: [{ image: await picture(), alts: { en: 'A towel', ja: 'タオル' } }] });
    expect((await data(productPage, { product_id: id }, { locale: 'ja' })).goods.image_alts).toEqual(['タオル']);
  });
});

describe('two members who edit at once', () => {
  it('are told who saved first, and the first text stays', async () => {
    const { id, revision } = await create();
    const helper = await buildMerchant(db, { shop: { id: owner.shopId } });
    const save = (title: string, token: string) =>
      call(desk.saveProduct, { id, revision, product: productForm({ titles: { en: title } }) }, { token });
    await save('First', helper.token);
    expect(await refusal(desk.saveProduct, { id, revision, product: productForm() }, as)).toMatchObject({
      refusal: 'product_changed',
      msg: expect.stringContaining('changed this product at'),
    });
    expect((await data(desk.showOwnProduct, { id }, as)).title).toBe('First');
  });

  it('save once when they save in the same moment', async () => {
    const { id, revision } = await create();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        call(desk.saveProduct, { id, revision, product: productForm({ titles: { en: title } }) }, as),
      ),
    );
    expect(answers.filter(({ body }) => body.code === 1)).toHaveLength(1);
  });
});

describe('the list of products', () => {
  let shop: Awaited<ReturnType<typeof buildMerchant>>;
  const list = (input: Partial<Parameters<typeof data<typeof desk.ownProducts>>[1]> = {}) =>
    data(desk.ownProducts, input, { token: shop.token });
  beforeAll(async () => {
    shop = await buildMerchant(db);
    await buildProduct(db, { shop: { id: shop.shopId, name: '' }, title: 'Tin robot', category: 'toys', stock: 2 });
    await buildProduct(db, { shop: { id: shop.shopId, name: '' }, title: { en: 'Silver ring' }, category: 'jewelry' });
    const sku = { choice: [], price: '9', stock: 50, code: 'KITE-77' };
    await data(desk.createDraft, productForm({ titles: { en: 'Kite', ja: '凧' }, skus: [sku] }), { token: shop.token });
  });
  const titles = async (...given: Parameters<typeof list>) => (await list(...given)).list.map(({ title }) => title);

  it('shows the shop’s products only, with how many there are in each state', async () => {
    const { list: rows, total, counts } = await list();
    expect(rows.map(({ title }) => title)).toEqual(['Kite', 'Silver ring', 'Tin robot']);
    expect({ total, counts }).toEqual({ total: 3, counts: { draft: 1, on_sale: 2 } });
  });

  it.each([
    ['part of a title', { q: 'ROBO' }, ['Tin robot']],
    ['a title in another language', { q: '凧' }, ['Kite']],
    ['a code', { q: 'kite-77' }, ['Kite']],
    ['a state', { state: 'draft' }, ['Kite']],
    ['a category', { category: 'jewelry' }, ['Silver ring']],
    ['low stock', { low_stock: 1 }, ['Tin robot']],
    ['a missing language', { missing: 'ja' }, ['Kite', 'Silver ring']],
    ['several of them', { missing: 'ja', state: 'on_sale' }, ['Silver ring']],
  ] as const)('is narrowed down by %s', async (_, input, expected) => {
    expect(await titles(input)).toEqual(expected);
  });

  it('goes on page by page', async () => {
    expect([...(await titles({ limit: 2 })), ...(await titles({ limit: 2, page: 2 }))]).toHaveLength(3);
  });
});

describe('a scheduled product', () => {
  it('goes on sale at its time', async () => {
    const { id } = await create({ pictures: [{ image: await picture(), alts: {} }] });
    const at = new Date(clock.now().getTime() + 3_600_000).toISOString();
    expect(await data(desk.scheduleProduct, { id, at }, as)).toMatchObject({ state: 'scheduled', publish_at: at });
    expect(await refusal(productPage, { product_id: id })).toMatchObject({ refusal: 'product_not_found' });
    clock.advance(3_600_000);
    await deps.jobs.timers.find(({ name }) => name === 'catalog.publish_scheduled')!.run();
    expect((await data(productPage, { product_id: id })).on_sale).toBe(true);
  });

  it('cannot be scheduled for the past', async () => {
    const { id } = await create();
    expect(await refusal(desk.scheduleProduct, { id, at: '2020-01-01' }, as)).toMatchObject({
      refusal: 'product_time_past',
    });
  });

  it('becomes a draft again when it is kept off sale', async () => {
    const { id } = await create({ pictures: [{ image: await picture(), alts: {} }] });
    await data(desk.scheduleProduct, { id, at: new Date(clock.now().getTime() + 3_600_000).toISOString() }, as);
    expect(await data(desk.unscheduleProduct, { id }, as)).toMatchObject({ state: 'draft', publish_at: null });
  });
});
