import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as operators from '@tradewind/contract/goods/desk/products';
import * as desk from '@tradewind/contract/goods/shop-desk/products';
import { shopNotifications } from '@tradewind/contract/operations/shop-desk/notifications';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { testDatabase } from '../../../../test/database.ts';
import { buildPicture, productForm, type Form } from '../../../../test/product-form.ts';
import { setSetting } from '../../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock, deliver } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const operator = await buildOperator(db, ['catalogue']);
const [as, at] = [{ token: owner.token }, { desk: operator.token }];
const image = await buildPicture(db, owner.id);
const pictures = [{ image, alts: {} }];
await db.transact((tx) => setSetting(tx, 'products.review', 'before_sale', { by: null, at: clock.now() }));

const submitted = async (form: Partial<Form> = {}) => {
  const { id } = await data(desk.createDraft, productForm({ pictures, ...form }), as);
  return data(desk.publishProduct, { id }, as);
};
const approved = async () => {
  const { id, revision } = await submitted();
  await data(operators.approveProduct, { id, revision }, at);
  return data(desk.showOwnProduct, { id }, as);
};
const save = (product: desk.OwnProduct, form: Partial<Form>) =>
  data(
    desk.saveProduct,
    { id: product.id, revision: product.revision, product: productForm({ pictures, ...form }) },
    as,
  );

describe('with a review before the sale', () => {
  it('a product is on sale when an operator approves it', async () => {
    const { id, state, revision } = await submitted();
    expect(state).toBe('in_review');
    expect(await refusal(productPage, { product_id: id })).toMatchObject({ refusal: 'product_not_found' });
    const waiting = await data(operators.deskProducts, { state: 'in_review' }, at);
    expect(waiting.list.map((product) => product.id)).toContain(id);
    await data(operators.approveProduct, { id, revision }, at);
    expect((await data(productPage, { product_id: id })).on_sale).toBe(true);
  });

  it('a refused one is a draft again, with the reason', async () => {
    const { id, revision } = await submitted();
    await data(operators.refuseProduct, { id, revision, reason: 'The picture shows another towel' }, at);
    expect(await data(desk.showOwnProduct, { id }, as)).toMatchObject({
      state: 'draft',
      reason: 'The picture shows another towel',
    });
  });

  it('is decided about what was reviewed, not what was saved meanwhile', async () => {
    const product = await submitted();
    await save(product, { titles: { en: 'Something else' } });
    const decision = { id: product.id, revision: product.revision };
    expect(await refusal(operators.approveProduct, decision, at)).toMatchObject({ refusal: 'product_changed' });
  });

  it('a new text is reviewed again, a new price is not', async () => {
    const product = await approved();
    const dearer = await save(product, { skus: [{ choice: [], price: '20', stock: 1 }] });
    expect(dearer.state).toBe('on_sale');
    const skus = [{ choice: [], price: '20' }];
    expect((await save(dearer, { skus, titles: { en: 'Miracle cure' } })).state).toBe('in_review');
    expect(await refusal(productPage, { product_id: product.id })).toMatchObject({ refusal: 'product_not_found' });
  });

  it('a new text of a product off sale is not shown on its page', async () => {
    const product = await approved();
    const down = await data(desk.takeDownProduct, { id: product.id }, as);
    expect((await save(down, { titles: { en: 'Miracle cure' } })).state).toBe('draft');
    expect(await refusal(productPage, { product_id: product.id })).toMatchObject({ refusal: 'product_not_found' });
  });

  it('a scheduled one waits for its time after the approval', async () => {
    const { id } = await data(desk.createDraft, productForm({ pictures }), as);
    const later = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const { revision, state } = await data(desk.scheduleProduct, { id, at: later }, as);
    expect(state).toBe('in_review');
    expect(await data(operators.approveProduct, { id, revision }, at)).toMatchObject({ state: 'scheduled' });
  });

  it('is taken back by its shop', async () => {
    const { id } = await submitted();
    expect(await data(desk.withdrawProduct, { id }, as)).toMatchObject({ state: 'draft' });
  });

  it('is decided once by two operators at once', async () => {
    const { id, revision } = await submitted();
    const decide = () => data(operators.approveProduct, { id, revision }, at).then(() => 'approved');
    const answers = await Promise.allSettled([decide(), decide()]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a product that an operator took down', () => {
  it('has no page, and its shop can edit and not publish it', async () => {
    const { id } = await approved();
    await data(operators.removeProduct, { id, reason: 'A recall' }, at);
    expect(await refusal(productPage, { product_id: id })).toMatchObject({ refusal: 'product_not_found' });
    const product = await data(desk.showOwnProduct, { id }, as);
    expect(product).toMatchObject({ state: 'taken_down', reason: 'A recall', allowed: ['edit'] });
    expect((await save(product, { titles: { en: 'Safe towel' } })).state).toBe('taken_down');
    expect(await refusal(desk.publishProduct, { id }, as)).toMatchObject({ refusal: 'product_state' });
  });

  it('is a draft when an operator allows it again', async () => {
    const { id } = await approved();
    await data(operators.removeProduct, { id, reason: 'A recall' }, at);
    expect(await data(operators.allowProduct, { id }, at)).toMatchObject({ state: 'draft', reason: '' });
  });

  it('is news to the members who look after products, with the reason', async () => {
    const { id } = await approved();
    await data(operators.removeProduct, { id, reason: 'A recall' }, at);
    await deliver();
    const { list } = await data(shopNotifications, { limit: 100 }, as);
    const news = list.filter(({ link }) => link === `/shop_products/${id}/show`);
    expect(news.find(({ kind }) => kind === 'shop_product_taken_down')?.text).toContain('A recall');
  });

  it('is in the audit log with the reason', async () => {
    const { id } = await approved();
    await data(operators.removeProduct, { id, reason: 'A recall' }, at);
    const log = db.read.selectFrom('audit_log').select(['act', 'details']).where('subject', '=', `product:${id}`);
    expect(await log.orderBy('id').execute()).toMatchObject([
      { act: 'product.approved' },
      { act: 'product.taken_down', details: { reason: 'A recall' } },
    ]);
  });
});
