import { previewDeskProduct } from '@tradewind/contract/goods/desk/products';
import { addRestriction } from '@tradewind/contract/goods/desk/restrictions';
import { noSafety } from '@tradewind/contract/goods/product-safety';
import * as page from '@tradewind/contract/goods/shop-desk/page';
import { createDraft, saveProduct } from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { testDatabase } from '../../../../test/database.ts';
import { productForm } from '../../../../test/product-form.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const as = ({ token }: { token: string }) => ({ token });

describe('the preview of a product', () => {
  it('shows an earlier version', async () => {
    const vase = await data(createDraft, productForm({ titles: { en: 'Vase' } }), as(owner));
    const changed = productForm({ titles: { en: 'Jug' }, skus: [{ choice: [], price: '20' }] });
    await data(saveProduct, { id: vase.id, revision: vase.revision, product: changed }, as(owner));
    expect(await data(page.previewProduct, { id: vase.id, revision: vase.revision }, as(owner))).toMatchObject({
      goods: { title: 'Vase', sales_price: '12.50', stock: 8 },
    });
    expect((await refusal(page.previewProduct, { id: vase.id, revision: 9 }, as(owner))).refusal).toBe(
      'product_version_not_found',
    );
  });

  it('shows what is typed and not saved, and stores nothing of it', async () => {
    const vase = await data(createDraft, productForm({ titles: { en: 'Vase' } }), as(owner));
    const skuId = vase.content.skus[0]!.id;
    const typed = productForm({
      titles: { en: 'Jug' },
      descriptions: { en: '<p>Blue<script>alert(1)</script></p>' },
      skus: [{ id: skuId, choice: [], price: '30' }],
    });
    const { goods } = await data(page.previewProductForm, { id: vase.id, product: typed }, as(owner));
    expect(goods).toMatchObject({ title: 'Jug', sales_price: '30.00', stock: 8, content: '<p>Blue</p>' });
    expect((await data(page.previewProduct, { id: vase.id }, as(owner))).goods.title).toBe('Vase');
  });

  it('shows a product that is not complete yet', async () => {
    const typed = { ...productForm({ titles: {} }), category: '' as const, skus: [{ choice: [], price: '' }] };
    const { goods, merchant } = await data(page.previewProductForm, { product: typed }, as(owner));
    expect([goods.title, goods.sales_price]).toEqual(['', '0.00']);
    expect(merchant!.mer_id).toBe(owner.shopId);
  });

  it('shows where what is typed is not sent to, by the shop and by a rule of the platform', async () => {
    const operator = await buildOperator(db, ['catalogue']);
    const rule = { subject: 'category' as const, category: 'toys', countries: ['DE'], reason: 'Not allowed' };
    await data(addRestriction, rule, { desk: operator.token });
    const notSentTo = async (category: 'toys' | 'family') => {
      const typed = productForm({ category, no_delivery_to: ['BR'] });
      const { shipping } = await data(page.previewProductForm, { product: typed }, as(owner));
      return shipping.map(({ not_to: countries }) => countries);
    };
    expect([await notSentTo('toys'), await notSentTo('family')]).toEqual([[['BR', 'DE']], [['BR']]]);
  });

  it('shows what is typed as the country of the manufacturer, finished or not', async () => {
    const typed = productForm({ safety: { ...noSafety(), maker_name: 'Kiln', maker_country: 'J' } });
    const { safety } = await data(page.previewProductForm, { product: typed }, as(owner));
    expect(safety?.maker?.address).toBe('J');
  });

  it('of what is typed needs a product of the shop, and the right to products', async () => {
    const vase = await data(createDraft, productForm({}), as(owner));
    const asked = { id: vase.id, product: productForm({}) };
    const stranger = await buildMerchant(db);
    expect((await refusal(page.previewProductForm, asked, as(stranger))).refusal).toBe('product_not_found');
    const clerk = await buildMerchant(db, { shop: { id: owner.shopId }, role: 'service' });
    expect((await refusal(page.previewProductForm, asked, as(clerk))).refusal).toBe('shop_right_missing');
  });
});

it('an operator sees a draft as shoppers will, and nobody without a role does', async () => {
  const vase = await data(createDraft, productForm({ titles: { en: 'Vase' } }), as(owner));
  const operator = await buildOperator(db, ['catalogue']);
  expect(await data(previewDeskProduct, { id: vase.id }, { desk: operator.token })).toMatchObject({
    goods: { title: 'Vase' },
    merchant: { mer_id: owner.shopId },
  });
  expect((await refusal(previewDeskProduct, { id: vase.id }, as(owner))).refusal).toBe('not_signed_in');
});
