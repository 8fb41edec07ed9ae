import type { Texts } from '@tradewind/contract/base/locales';
import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as page from '@tradewind/contract/goods/shop-desk/page';
import { createDraft } from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { buildProduct, buildShop } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { testDatabase } from '../../../../test/database.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
const shop = await buildShop(db, { name: 'Paper House' });
// Its category comes with the product.
await buildProduct(db, { shop });
const owner = await buildMerchant(db, { shop, now: clock.now() });
const manager = await buildMerchant(db, { shop, role: 'manager', now: clock.now() });

const as = ({ token }: { token: string }) => ({ token });
const texts = (en: string): Texts => ({ en, 'zh-CN': '', ja: '', ko: '', th: '' });
const show = () => data(page.showOwnShopPage, {}, as(owner));

describe('the preview of the page', () => {
  it('shows what is typed and not saved to members alone, and stores nothing of it', async () => {
    const { content } = await show();
    const typed = { page: { ...content, slogans: texts('Folded twice'), name: '' } };
    expect(await data(page.previewShopPageForm, typed, as(manager))).toMatchObject({ slogan: 'Folded twice' });
    expect(await show()).toMatchObject({ has_draft: 0, content });
    const clerk = await buildMerchant(db, { shop, role: 'service' });
    expect((await refusal(page.previewShopPageForm, typed, as(clerk))).refusal).toBe('shop_right_missing');
  });
});

describe('the preview of a product', () => {
  it('shows a draft to members of its shop alone', async () => {
    const empty = texts('');
    const draft = await data(
      createDraft,
      {
        category: 'family',
        titles: texts('Secret vase'),
        summaries: empty,
        descriptions: empty,
        skus: [{ choice: [], price: '12.50' }],
      },
      as(owner),
    );
    expect(await data(page.previewProduct, { id: draft.id }, as(manager))).toMatchObject({
      goods: { title: 'Secret vase', sales_price: '12.50' },
    });
    const stranger = await buildMerchant(db);
    expect((await refusal(page.previewProduct, { id: draft.id }, as(stranger))).refusal).toBe('product_not_found');
    expect((await refusal(productPage, { product_id: draft.id })).refusal).toBe('product_not_found');
    expect((await refusal(page.previewProduct, { id: draft.id }, {})).refusal).toBe('not_signed_in');
  });
});
