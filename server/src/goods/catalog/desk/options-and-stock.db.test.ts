import { product as productPage } from '@tradewind/contract/goods/catalog';
import * as desk from '@tradewind/contract/goods/shop-desk/products';
import * as stock from '@tradewind/contract/goods/shop-desk/stock';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { placeOrder } from '@tradewind/contract/trade/orders';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories, stockOf } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { newId } from '../../../base/ids/ids.ts';
import { buildPicture, formOption, productForm, type Form } from '../../../../test/product-form.ts';

const db = await testDatabase();
const { data, refusal } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const as = { token: owner.token };
const image = await buildPicture(db, owner.id);

const sizes = (...values: string[]) => [formOption('Size', ...values)];
const row = (choice: string[], more: object = {}) => ({ choice, price: '10.00', stock: 5, ...more });
const onSale = async (form: Partial<Form> = {}) => {
  const { id } = await data(desk.createDraft, productForm({ pictures: [{ image, alts: {} }], ...form }), as);
  return data(desk.publishProduct, { id }, as);
};
const save = async (id: string, form: Partial<Form>) => {
  const { revision } = await data(desk.showOwnProduct, { id }, as);
  const product = productForm({ pictures: [{ image, alts: {} }], ...form });
  return data(desk.saveProduct, { id, revision, product }, as);
};
/** A new shopper orders pieces of a product's first SKU. */
const order = async ({ id, content }: desk.OwnProduct, number: number) => {
  const { token, addressId } = await buildShopper(db);
  const input = { product_id: id, sku_id: content.skus[0]!.id, number, address_id: addressId };
  return data(placeOrder, input, { token });
};
const movements = async (productId: string) =>
  (await data(stock.stockMovements, { product_id: productId, limit: 100 }, as)).list.map(
    ({ reason, quantity, before, after, note }) => ({ reason, quantity, before, after, note }),
  );

describe('the SKUs of a product', () => {
  it('stay the same when an option gets another value', async () => {
    const made = await onSale({ options: sizes('S', 'M'), skus: [row(['s']), row(['m'])] });
    const saved = await save(made.id, { options: sizes('S', 'M', 'L'), skus: [row(['s']), row(['m']), row(['l'])] });
    const ids = ({ content }: desk.OwnProduct) => content.skus.map(({ id }) => id);
    expect(ids(saved).slice(0, 2)).toEqual(ids(made));
  });

  it('can get a second option and stay in the carts of shoppers', async () => {
    const { id, content } = await onSale({ options: sizes('S'), skus: [row(['s'])] });
    const shopper = await buildShopper(db);
    await data(addToCart, { product_id: id, sku_id: content.skus[0]!.id, num: 2 }, shopper);
    await save(id, {
      options: [...sizes('S'), formOption('Colour', 'Red', 'Blue')],
      skus: [row(['s', 'red'], { id: content.skus[0]!.id }), row(['s', 'blue'])],
    });
    const { carts } = await data(cart, {}, shopper);
    expect(JSON.stringify(carts)).toContain('S|Red');
  });

  it('can exchange their choices', async () => {
    const made = await onSale({ options: sizes('S', 'M'), skus: [row(['s']), row(['m'])] });
    const [small, medium] = made.content.skus.map(({ id }) => id);
    const skus = [row(['m'], { id: small }), row(['s'], { id: medium })];
    const saved = await save(made.id, { options: sizes('S', 'M'), skus });
    expect(saved.content.skus.map(({ id, choice }) => [id, choice[0]])).toEqual([
      [small, 'm'],
      [medium, 's'],
    ]);
  });

  it('can no longer be bought when they are left out, and can when they come back', async () => {
    const made = await onSale({ options: sizes('S', 'M'), skus: [row(['s']), row(['m'])] });
    const medium = made.content.skus[1]!.id;
    const shopper = await buildShopper(db);
    const buy = { product_id: made.id, sku_id: medium, num: 1 };
    await save(made.id, { options: sizes('S'), skus: [row(['s'])] });
    expect(await refusal(addToCart, buy, shopper)).toMatchObject({ refusal: 'choose_options' });
    expect((await data(productPage, { product_id: made.id })).goods.skus).toHaveLength(1);
    const back = await save(made.id, { options: sizes('S', 'M'), skus: [row(['s']), row(['m'])] });
    expect(back.content.skus[1]!.id).toBe(medium);
    await data(addToCart, buy, shopper);
  });

  it('belong to their product alone', async () => {
    const [one, other] = [await onSale(), await onSale()];
    const skus = [row([], { id: other.content.skus[0]!.id })];
    const product = productForm({ pictures: [{ image, alts: {} }], skus });
    expect(await refusal(desk.saveProduct, { id: one.id, revision: one.revision, product }, as)).toMatchObject({
      refusal: 'product_invalid',
      fields: ['skus[0].id'],
    });
  });

  it('decide what the product costs at once', async () => {
    const made = await onSale({ options: sizes('S', 'M'), skus: [row(['s'], { price: '8' }), row(['m'])] });
    await save(made.id, { options: sizes('M'), skus: [row(['m'])] });
    expect((await data(productPage, { product_id: made.id })).goods.sales_price).toBe('10.00');
  });
});

describe('a stock', () => {
  it('is explained by its movements', async () => {
    const made = await onSale();
    const [sku] = made.content.skus;
    await order(made, 3);
    await data(stock.changeStock, { sku_id: sku!.id, add: 10, reason: 'received' }, as);
    await data(stock.changeStock, { sku_id: sku!.id, set: 14, reason: 'counted', note: 'Shelf 3' }, as);
    expect(await movements(made.id)).toEqual([
      { reason: 'counted', quantity: -1, before: 15, after: 14, note: 'Shelf 3' },
      { reason: 'received', quantity: 10, before: 5, after: 15, note: '' },
      { reason: 'ordered', quantity: -3, before: 8, after: 5, note: '' },
      { reason: 'created', quantity: 8, before: 0, after: 8, note: '' },
    ]);
  });

  it('keeps what was sold while somebody typed', async () => {
    const made = await onSale();
    await order(made, 3);
    const skus = [{ choice: [], price: '10', stock: 18, stock_was: 8 }];
    expect((await save(made.id, { skus })).content.skus[0]!.stock).toBe(15);
  });

  it('cannot fall below zero', async () => {
    const { content } = await onSale();
    const change = { sku_id: content.skus[0]!.id, add: -9, reason: 'damaged' } as const;
    expect(await refusal(stock.changeStock, change, as)).toMatchObject({ refusal: 'stock_below_zero' });
  });

  it('is changed once by a repeated request', async () => {
    const { content } = await onSale();
    const { id } = content.skus[0]!;
    const change = { sku_id: id, add: 4, reason: 'received' } as const;
    const key = newId();
    await Promise.all([1, 2, 3].map(() => data(stock.changeStock, change, { ...as, key })));
    expect(await stockOf(db, id)).toBe(12);
  });

  it.each([
    ['neither a number nor a difference', {}, 'stock_change_invalid'],
    ['both', { set: 1, add: 1 }, 'stock_change_invalid'],
    ['another reason without a note', { add: 1, reason: 'other' }, 'reason_required'],
  ] as const)('is not changed by %s', async (_, change, code) => {
    const { content } = await onSale();
    const input = { sku_id: content.skus[0]!.id, reason: 'counted', ...change };
    expect(await refusal(stock.changeStock, input, as)).toMatchObject({ refusal: code });
  });

  it('is nobody else’s to change or read', async () => {
    const { id, content } = await onSale();
    const stranger = await buildMerchant(db);
    const change = { sku_id: content.skus[0]!.id, add: 1, reason: 'counted' };
    for (const [endpoint, input] of [
      [stock.changeStock, change],
      [stock.stockMovements, { product_id: id }],
    ] as const)
      expect(await refusal(endpoint, input, stranger)).toMatchObject({ refusal: 'product_not_found' });
  });
});
