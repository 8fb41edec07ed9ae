import * as operators from '@tradewind/contract/goods/desk/products';
import * as desk from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { testDatabase } from '../../../../test/database.ts';
import { buildPicture, productForm, type Form } from '../../../../test/product-form.ts';
import { newId } from '../../../base/ids/ids.ts';
import { setSetting } from '../../../platform/settings/index.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const at = { desk: (await buildOperator(db, ['catalogue'])).token };
const as = { token: owner.token };
const image = await buildPicture(db, owner.id);
const other = await buildPicture(db, owner.id);
await db.transact((tx) => setSetting(tx, 'products.review', 'before_sale', { by: null, at: clock.now() }));

async function submitted(form: Partial<Form> = {}) {
  const { id } = await data(desk.createDraft, productForm({ pictures: [{ image, alts: {} }], ...form }), as);
  return data(desk.publishProduct, { id }, as);
}
const save = ({ id, revision }: { id: string; revision: number }, form: Partial<Form>) =>
  data(desk.saveProduct, { id, revision, product: productForm({ pictures: [{ image, alts: {} }], ...form }) }, as);
const review = (id: string) => data(operators.showDeskProduct, { id }, at);

describe('a review', () => {
  it('has no differences of a product that was never on sale', async () => {
    const { id } = await submitted();
    expect(await review(id)).toMatchObject({ approved_revision: null, differences: [], new_pictures: [] });
  });

  it('shows what changed since the version on sale: texts by language, price and pictures', async () => {
    const first = await submitted();
    await data(operators.approveProduct, { id: first.id, revision: first.revision }, at);
    const titles = { en: 'Another name', ja: '別の名前' };
    const changed = await save(first, { titles, pictures: [{ image: other, alts: {} }] } as Partial<Form>);
    expect(changed.state).toBe('in_review');
    const { approved_revision, differences, new_pictures, gone_pictures } = await review(first.id);
    expect(approved_revision).toBe(first.revision);
    expect(differences).toContainEqual(expect.objectContaining({ field: 'titles', of: 'en', after: 'Another name' }));
    expect(differences).toContainEqual(expect.objectContaining({ field: 'titles', of: 'ja', after: '別の名前' }));
    expect([new_pictures, gone_pictures]).toEqual([[other], [image]]);
  });

  it('compares with the version on sale, not with the last one that was sent back', async () => {
    const first = await submitted();
    await data(operators.approveProduct, { id: first.id, revision: first.revision }, at);
    const second = await save(first, { titles: { en: 'Second' } } as Partial<Form>);
    await data(operators.refuseProduct, { id: first.id, revision: second.revision, reason: 'No' }, at);
    const third = await save(second, { titles: { en: 'Third' } } as Partial<Form>);
    await data(desk.publishProduct, { id: third.id }, as);
    const { approved_revision, differences } = await review(first.id);
    expect(approved_revision).toBe(first.revision);
    expect(differences.find(({ field, of }) => field === 'titles' && of === 'en')).toMatchObject({ after: 'Third' });
  });
});

describe('approving many', () => {
  it('approves each by itself, and names those that changed meanwhile or are unknown', async () => {
    const [one, two] = [await submitted(), await submitted()];
    const products = [
      { id: one.id, revision: one.revision },
      { id: two.id, revision: two.revision + 1 },
      { id: newId(), revision: 1 },
      { id: one.id, revision: one.revision },
    ];
    const { approved, refused } = await data(operators.approveProducts, { products }, at);
    expect([approved, refused.map(({ refusal: why }) => why)]).toEqual([
      1,
      ['product_changed', 'product_not_found', 'product_state'],
    ]);
    expect((await refusal(operators.approveProducts, { products: [] }, at)).refusal).toBe('bad_request');
    expect((await refusal(operators.approveProducts, { products }, as)).refusal).toBe('not_signed_in');
  });
});
