import { changeApplication, showApplication } from '@tradewind/contract/goods/applications';
import { categoryList, categoryProducts, product as productPage } from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/desk/categories';
import { restrictions } from '@tradewind/contract/goods/desk/restrictions';
import { searchProducts } from '@tradewind/contract/goods/search';
import * as products from '@tradewind/contract/goods/shop-desk/products';
import { describe, expect, it } from 'vitest';
import { anotherApp, testApp } from '../../../../test/app.ts';
import { buildDraft } from '../../../../test/build-application.ts';
import { expectCleanBooks } from '../../../../test/books.ts';
import { buildProduct, buildShop, buildShopperRow, ensureCategories } from '../../../../test/build-catalog.ts';
import { buildCategory, categoryAtDesk } from '../../../../test/build-category.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildOperator } from '../../../../test/build-operator.ts';
import { buildOrder, payBuiltOrder } from '../../../../test/build-order.ts';
import { testDatabase } from '../../../../test/database.ts';
import { productForm } from '../../../../test/product-form.ts';
import { newId } from '../../../base/ids/ids.ts';
import { addRestriction } from '../restrictions/add-restriction.ts';

const db = await testDatabase();
await db.transact(ensureCategories);
const test = await testApp(db);
const { data, refusal, clock } = test;
const operator = await buildOperator(db, ['catalogue', 'finance', 'admin']);
const by = { desk: operator.token };
const reason = 'A test';
const anybody = { token: 'nobody' };

let made = 0;
/** A new subcategory of the food. */
const subcategory = async (parent = 'food') =>
  (await buildCategory(test, operator.token, `sub-${(made += 1)}`, { parent })).id;
const merge = (id: string, into: string) => data(desk.mergeCategory, { id, into, reason }, by);
const categoryOf = async (id: string) =>
  (await db.read.selectFrom('products').select('category_code').where('id', '=', id).executeTakeFirstOrThrow())
    .category_code;
const commission = (category: string, rate: number) =>
  db.transact((tx) =>
    tx
      .insertInto('commission_rules')
      .values({
        id: newId(),
        shop_id: null,
        category_code: category,
        rate_bp: rate,
        effective_from: clock.now(),
        made_at: clock.now(),
      })
      .execute(),
  );
const duty = (category: string, rate: number) =>
  db.transact((tx) =>
    tx
      .insertInto('duty_rules')
      .values({
        id: newId(),
        country: 'TH',
        category_code: category,
        kind: 'duty',
        rate_bp: rate,
        collected: true,
        valid_from: clock.now(),
        made_at: clock.now(),
      })
      .execute(),
  );

describe('a merged category', () => {
  it('leads to the other one for ever: its id, its products, its searches', async () => {
    const [old, middle, last] = [await subcategory(), await subcategory(), await subcategory()];
    const cake = await buildProduct(db, { category: old, title: 'Walnut cake' });
    expect(await merge(old, middle)).toMatchObject({ id: middle, products: 1, former: [old] });
    expect(await merge(middle, last)).toMatchObject({ id: last, products: 1, former: [old, middle].toSorted() });
    for (const category_id of [old, middle, last, 'food']) {
      expect((await data(categoryProducts, { category_id }, anybody)).list).toMatchObject([{ product_id: cake.id }]);
      expect((await data(searchProducts, { category_id, title: 'walnut' }, anybody)).total).toBe(1);
    }
    expect(await data(productPage, { product_id: cake.id }, anybody)).toMatchObject({ category_id: last });
    const food = (await data(categoryList, {}, anybody)).find(({ category_id: id }) => id === 'food')!;
    expect(food.children.find(({ category_id: id }) => id === last)?.former_ids.toSorted()).toEqual(
      [old, middle].toSorted(),
    );
    expect(food.children.some(({ category_id: id }) => id === old || id === middle)).toBe(false);
    expect(await categoryAtDesk(test, operator.token, old)).toMatchObject({ id: last });
    // Neither its code nor what it leads to can go.
    expect((await refusal(desk.deleteCategory, { id: last }, by)).refusal).toBe('category_not_empty');
    const again = { id: old, names: { en: 'a', 'zh-CN': 'a', ja: 'a', ko: 'a', th: 'a' }, parent: 'food' };
    expect((await refusal(desk.createCategory, again, by)).refusal).toBe('category_code_taken');
    for (const endpoint of [desk.mergeCategory, desk.moveCategory, desk.saveCategory])
      expect(
        (await refusal(endpoint, { ...again, into: last, parent: 'health', revision: 1, reason }, by)).refusal,
      ).toBe('category_not_found');
  });

  it('brings its subcategories along', async () => {
    const child = await subcategory('phone');
    expect(await data(desk.planMerge, { id: 'phone', into: 'computer' }, by)).toMatchObject({ children: 1 });
    await merge('phone', 'computer');
    expect(await categoryAtDesk(test, operator.token, child)).toMatchObject({ parent: 'computer' });
    expect(await categoryAtDesk(test, operator.token, 'phone')).toMatchObject({ id: 'computer', children: 1 });
  });

  it('is not itself, nothing below it, not of another age and not a third level', async () => {
    const [one, other] = [await subcategory('outdoors'), await subcategory('health')];
    const refused = async (id: string, into: string) =>
      (await refusal(desk.mergeCategory, { id, into, reason }, by)).refusal;
    expect(await refused(one, one)).toBe('category_merge_invalid');
    expect(await refused('outdoors', one)).toBe('category_merge_invalid');
    expect(await refused('outdoors', other)).toBe('category_merge_invalid');
    expect(await refused('adult', 'health')).toBe('category_adult_differs');
    expect(await refused('nowhere', 'health')).toBe('category_not_found');
    expect(await refused('health', 'nowhere')).toBe('category_not_found');
  });

  it('is resolved in forms, bulk acts and filters of shops', async () => {
    const [old, other] = [await subcategory(), await subcategory()];
    const owner = await buildMerchant(db);
    const as = { token: owner.token };
    const draft = await data(products.createDraft, productForm({ category: old }), as);
    await merge(old, other);
    const { revision } = await data(products.showOwnProduct, { id: draft.id }, as);
    const saved = await data(
      products.saveProduct,
      { id: draft.id, revision, product: productForm({ category: old }) },
      as,
    );
    expect(saved.content.category).toBe(other);
    await data(products.changeProducts, { ids: [draft.id], change: { act: 'category', category: 'food' } }, as);
    expect(await categoryOf(draft.id)).toBe('food');
    await data(products.changeProducts, { ids: [draft.id], change: { act: 'category', category: old } }, as);
    expect(await categoryOf(draft.id)).toBe(other);
    for (const category of [old, other, 'food'])
      expect((await data(products.ownProducts, { category }, as)).total).toBe(1);
    expect((await data(products.ownProducts, { category: 'toys' }, as)).total).toBe(0);
    const unknown = productForm({ category: 'nowhere' });
    expect((await refusal(products.createDraft, unknown, as)).refusal).toBe('category_not_found');
    const change = { act: 'category' as const, category: 'nowhere' };
    expect((await refusal(products.changeProducts, { ids: [draft.id], change }, as)).refusal).toBe(
      'category_not_found',
    );
  });

  it('is known to another process at once', async () => {
    const another = await anotherApp(db);
    const [old, other] = [await subcategory(), await subcategory()];
    const ids = async () => (await another.data(categoryList, {}, anybody)).flatMap(({ children }) => children);
    expect((await ids()).some(({ category_id: id }) => id === old)).toBe(true);
    await merge(old, other);
    await expect.poll(async () => (await ids()).some(({ category_id: id }) => id === old)).toBe(false);
    expect((await another.data(categoryProducts, { category_id: old }, anybody)).total).toBe(0);
  });
});

describe('rules that name a merged category', () => {
  it('count for the other one', async () => {
    const [old, other] = [await subcategory(), await subcategory()];
    await db.transact((tx) =>
      addRestriction(
        tx,
        { subject: 'category', category: old, countries: ['JP'], reason },
        { by: null, now: clock.now() },
      ),
    );
    const plan = await data(desk.planMerge, { id: old, into: other }, by);
    expect(plan).toEqual({
      products: 0,
      children: 0,
      rules: [{ subject: 'restrictions', moved: 1, ended: 0 }],
    });
    clock.advance(1_000);
    await merge(old, other);

    expect((await data(restrictions, { limit: 100 }, by)).list).toMatchObject([{ category: other, countries: ['JP'] }]);
  });

  it('keep it from being merged where two people decide about them', async () => {
    const [charged, taxed, other] = [await subcategory(), await subcategory(), await subcategory()];
    await commission(charged, 1_000);
    await duty(taxed, 700);
    for (const id of [charged, taxed])
      expect((await refusal(desk.mergeCategory, { id, into: other, reason }, by)).refusal).toBe(
        'category_has_money_rules',
      );
    await merge(other, charged);
  });

  it('count for subcategories of theirs, and a rule of the subcategory goes first', async () => {
    const [sub, plain] = [await subcategory('jewelry'), await subcategory('jewelry')];
    await commission('jewelry', 900);
    await commission(sub, 100);
    const rateOf = async (category: string) => {
      const product = await buildProduct(db, { category, price: 1_000n });
      const order = await buildOrder(db, await buildShopperRow(db), [{ product }], { at: clock.now() });
      await payBuiltOrder(db, order, clock.now());
      const [line] = await db.read
        .selectFrom('line_commissions')
        .select('rate_bp')
        .where('order_id', '=', order.id)
        .execute();
      return line!.rate_bp;
    };
    expect([await rateOf(sub), await rateOf(plain), await rateOf('jewelry')]).toEqual([100, 900, 900]);
    await expectCleanBooks(db);
  });

  it('are wishes of applications too', async () => {
    const old = await subcategory();
    const { applicant, application } = await buildDraft(test, { form: { categories: [old, 'food'] } });
    expect(application.categories).toEqual([old, 'food']);
    await merge(old, 'food');
    expect((await data(showApplication, {}, applicant)).application?.categories).toEqual(['food']);
    const wanted = await data(changeApplication, { categories: [old, 'health'] }, applicant);
    expect(wanted.categories).toEqual(['food', 'health']);
    expect((await refusal(changeApplication, { categories: ['nowhere'] }, applicant)).refusal).toBe(
      'category_not_found',
    );
  });
});

describe('a merge while products are saved', () => {
  it('leaves no product behind, whoever comes first', async () => {
    const shop = await buildShop(db);
    for (let round = 0; round < 6; round += 1) {
      const [old, other] = [await subcategory(), await subcategory()];
      const before = await Promise.all([1, 2, 3].map(() => buildProduct(db, { shop, category: 'toys' })));
      const moveIn = ({ id }: { id: string }) =>
        db.transact((tx) => tx.updateTable('products').set({ category_code: old }).where('id', '=', id).execute());
      await Promise.all([
        ...before.map(moveIn),
        merge(old, other),
        ...[1, 2, 3].map(() => buildProduct(db, { shop, category: old })),
      ]);
      const { count } = await db.read
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .where('category_code', '=', old)
        .executeTakeFirstOrThrow();
      expect(count).toBe(0n);
      expect((await categoryAtDesk(test, operator.token, other)).products).toBe(6);
    }
  });

  it('waits for a product that is being saved, and makes a later one wait', async () => {
    const [old, other] = [await subcategory(), await subcategory()];
    const [early, late] = [await buildProduct(db, { category: 'toys' }), await buildProduct(db, { category: 'toys' })];
    const intoOld = (id: string) => ({ category_code: old, id });
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: saved, resolve: tell } = Promise.withResolvers<void>();
    const saving = db.transact(async (tx) => {
      await tx.updateTable('products').set(intoOld(early.id)).where('id', '=', early.id).execute();
      tell();
      await held;
    });
    await saved;
    const merging = merge(old, other);
    const second = db.transact((tx) =>
      tx.updateTable('products').set(intoOld(late.id)).where('id', '=', late.id).execute(),
    );
    release();
    await Promise.all([saving, merging, second]);
    expect([await categoryOf(early.id), await categoryOf(late.id)]).toEqual([other, other]);
  });

  it('happens once when two operators merge the same category', async () => {
    const [old, one, other] = [await subcategory(), await subcategory(), await subcategory()];
    const answers = await Promise.allSettled([merge(old, one), merge(old, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
