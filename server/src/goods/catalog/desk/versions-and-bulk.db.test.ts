import * as desk from '@tradewind/contract/goods/shop-desk/products';
import * as versions from '@tradewind/contract/goods/shop-desk/product-versions';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { testDatabase } from '../../../../test/database.ts';
import { buildPicture, productForm, type Form } from '../../../../test/product-form.ts';
import { newId } from '../../../base/ids/ids.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const as = { token: owner.token };
const image = await buildPicture(db, owner.id);
const draft = (form: Partial<Form> = {}) => data(desk.createDraft, productForm(form), as);
const ready = (form: Partial<Form> = {}) => draft({ pictures: [{ image, alts: {} }], ...form });
const show = (id: string) => data(desk.showOwnProduct, { id }, as);

describe('the versions of a product', () => {
  it('say who saved what', async () => {
    const { id, revision } = await draft();
    const helper = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'manager' });
    const product = productForm({ titles: { en: 'Hemp towel' }, hs_code: '630260' });
    await data(desk.saveProduct, { id, revision, product }, { token: helper.token });
    const { list, total } = await data(versions.productVersions, { product_id: id }, as);
    expect(list.map((version) => [version.revision, version.changed])).toEqual([
      [2, ['titles', 'hs_code']],
      [1, []],
    ]);
    expect([total, list[0]!.by === '']).toEqual([2, false]);
  });

  it('are not added by saving what is there', async () => {
    const { id, revision } = await draft();
    expect((await data(desk.saveProduct, { id, revision, product: productForm() }, as)).revision).toBe(revision);
  });

  it('show what the product was', async () => {
    const { id, revision } = await draft();
    await data(desk.saveProduct, { id, revision, product: productForm({ titles: { en: 'Other' } }) }, as);
    const { content } = await data(versions.showProductVersion, { product_id: id, revision }, as);
    expect(content.titles.en).toBe('Linen towel');
  });

  it('can be restored, as one more version', async () => {
    const { id, revision } = await draft();
    const changed = productForm({ titles: { en: 'Other' }, skus: [{ choice: [], price: '99' }] });
    await data(desk.saveProduct, { id, revision, product: changed }, as);
    const restored = await data(versions.restoreProduct, { id, version: revision, revision: revision + 1 }, as);
    expect(restored).toMatchObject({ title: 'Linen towel', price: '12.50', revision: revision + 2, stock: 8 });
  });

  it('are refused where there is none', async () => {
    const { id, revision } = await draft();
    expect(await refusal(versions.restoreProduct, { id, version: 7, revision }, as)).toMatchObject({
      refusal: 'product_version_not_found',
    });
  });
});

describe('a duplicate', () => {
  it('is a draft with the same words and its own SKUs, without stock and codes', async () => {
    const made = await ready({ skus: [{ choice: [], price: '7', stock: 4, code: 'A1' }] });
    const copy = await data(desk.duplicateProduct, { id: made.id }, as);
    expect(copy).toMatchObject({
      state: 'draft',
      title: made.title,
      content: { skus: [{ stock: 0, code: '', price: '7.00' }] },
    });
    expect(copy.content.skus[0]!.id).not.toBe(made.content.skus[0]!.id);
  });

  it('is made once by a repeated request', async () => {
    const { id } = await draft();
    const key = newId();
    const [one, other] = await Promise.all([1, 2].map(() => data(desk.duplicateProduct, { id }, { ...as, key })));
    expect(one!.id).toBe(other!.id);
  });
});

describe('a change of many products', () => {
  const change = (
    ids: string[],
    given: Parameters<typeof data<typeof desk.changeProducts>>[1]['change'],
    key?: string,
  ) => data(desk.changeProducts, { ids, change: given }, { ...as, ...(key && { key }) });

  it('publishes those that are complete and says why the others are not', async () => {
    const [whole, bare] = [await ready(), await draft()];
    const { changed, results } = await change([whole.id, bare.id, newId()], { act: 'publish' });
    expect([changed, results.map((result) => result.refusal)]).toEqual([
      1,
      [null, 'product_incomplete', 'product_not_found'],
    ]);
    expect((await show(whole.id)).state).toBe('on_sale');
  });

  it('raises prices by per cent, rounded half up, and ends a reduction that is none any more', async () => {
    const { id } = await draft({ skus: [{ choice: [], price: '9.95', list_price: '10.50' }] });
    await change([id], { act: 'price', percent: 10 });
    expect((await show(id)).content.skus).toMatchObject([{ price: '10.95', list_price: null }]);
  });

  it('refuses a price that would be nothing, and changes the others', async () => {
    const [dear, cheap] = [await draft(), await draft({ skus: [{ choice: [], price: '2' }] })];
    const { results } = await change([dear.id, cheap.id], { act: 'price', amount: '-5.00' });
    expect(results.map((result) => result.refusal)).toEqual([null, 'product_price_invalid']);
    expect([(await show(dear.id)).price, (await show(cheap.id)).price]).toEqual(['7.50', '2.00']);
  });

  it('raises prices once when it is repeated', async () => {
    const { id } = await draft();
    const key = newId();
    await change([id], { act: 'price', percent: 100 }, key);
    await change([id], { act: 'price', percent: 100 }, key);
    expect((await show(id)).price).toBe('25.00');
  });

  it('sets the stock and the category', async () => {
    const { id } = await draft();
    await change([id], { act: 'stock', set: 3, reason: 'counted' });
    await change([id], { act: 'category', category: 'toys' });
    expect(await show(id)).toMatchObject({ stock: 3, low_stock: 1, category_id: 'toys' });
  });

  it('changes nothing of another shop', async () => {
    const { id } = await draft();
    const stranger = await buildMerchant(db);
    const input = { ids: [id], change: { act: 'price', percent: 5 } } as const;
    const { results } = await data(desk.changeProducts, { ...input, ids: [id] }, stranger);
    expect(results).toMatchObject([{ refusal: 'product_not_found', title: '' }]);
    expect((await show(id)).price).toBe('12.50');
  });
});
