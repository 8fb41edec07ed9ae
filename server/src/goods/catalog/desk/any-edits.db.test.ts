import * as desk from '@tradewind/contract/goods/shop-desk/products';
import * as stock from '@tradewind/contract/goods/shop-desk/stock';
import * as versions from '@tradewind/contract/goods/shop-desk/product-versions';
import { addToCart, cart } from '@tradewind/contract/trade/cart';
import { cancelOrder, order as showOrder, placeOrder } from '@tradewind/contract/trade/orders';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { ensureCategories } from '../../../../test/build-catalog.ts';
import { buildMerchant } from '../../../../test/build-merchant.ts';
import { buildShopper, type BuiltShopper } from '../../../../test/build-shopper.ts';
import { testDatabase } from '../../../../test/database.ts';
import { buildPicture, formOption, productForm } from '../../../../test/product-form.ts';

const db = await testDatabase();
const { call, data } = await testApp(db);
await db.transact(ensureCategories);
const owner = await buildMerchant(db);
const as = { token: owner.token };
const image = await buildPicture(db, owner.id);

const pieces = fc.integer({ min: 0, max: 9 });
const someOf = (...values: string[]) => fc.shuffledSubarray(values, { minLength: 1 });

/** What members and shoppers may do to one product, in any order. */
const step = fc.oneof(
  // The options and which of their combinations there are, named by id or by choice alone.
  fc.record({
    act: fc.constant('edit' as const),
    options: fc.oneof(
      fc.constant([]),
      fc.tuple(someOf('S', 'M', 'L')),
      fc.tuple(someOf('S', 'M'), someOf('Red', 'Blue')),
      fc.tuple(someOf('Red', 'Blue'), someOf('S', 'M')),
    ),
    byId: fc.boolean(),
    leaveOut: fc.nat(5),
    stock: fc.option(pieces, { nil: undefined }),
    price: fc.integer({ min: 1, max: 50 }),
  }),
  fc.record({ act: fc.constant('stock' as const), at: fc.nat(9), add: fc.integer({ min: -5, max: 9 }) }),
  fc.record({ act: fc.constant('cart' as const), at: fc.nat(9), num: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ act: fc.constant('order' as const), at: fc.nat(9), number: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ act: fc.constant('cancel' as const), at: fc.nat(9) }),
  fc.record({ act: fc.constant('restore' as const), at: fc.nat(9) }),
  fc.record({ act: fc.constantFrom('take_down' as const, 'publish' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const combinations = (values: readonly string[][]): string[][] =>
  values.reduce<string[][]>((all, codes) => all.flatMap((choice) => codes.map((code) => [...choice, code])), [[]]);

async function newProduct(): Promise<string> {
  const { id } = await data(desk.createDraft, productForm({ pictures: [{ image, alts: {} }] }), as);
  await data(desk.publishProduct, { id }, as);
  return id;
}

/** Does a step; a refusal is a fine answer to it. @returns the ids of orders that it placed. */
async function run(id: string, shopper: BuiltShopper, given: Step, orders: readonly string[]): Promise<string[]> {
  const { content, revision } = await data(desk.showOwnProduct, { id }, as);
  const skuAt = (at: number) => content.skus[at % content.skus.length]!;
  switch (given.act) {
    case 'edit': {
      const options = given.options.map((values, at) => formOption(`Option ${at}`, ...values));
      const codes = given.options.map((values) => values.map((value) => value.toLowerCase()));
      const all = combinations(codes);
      const chosen = all.filter((_, at) => all.length === 1 || at !== given.leaveOut);
      const skus = chosen.map((choice, at) => ({
        choice,
        price: `${given.price}.00`,
        ...(given.byId && content.skus[at] && { id: content.skus[at].id, stock_was: content.skus[at].stock }),
        ...(given.stock !== undefined && { stock: given.stock }),
      }));
      const product = productForm({ options, skus, pictures: [{ image, alts: {} }] });
      await call(desk.saveProduct, { id, revision, product }, as);
      return [];
    }
    case 'stock':
      await call(stock.changeStock, { sku_id: skuAt(given.at).id, add: given.add, reason: 'counted' }, as);
      return [];
    case 'cart':
      await call(addToCart, { product_id: id, sku_id: skuAt(given.at).id, num: given.num }, shopper);
      return [];
    case 'order': {
      const input = { product_id: id, sku_id: skuAt(given.at).id, number: given.number };
      const { body } = await call(placeOrder, { ...input, address_id: shopper.addressId }, shopper);
      return body.data?.order_ids ?? [];
    }
    case 'cancel': {
      const order = orders[given.at % (orders.length || 1)];
      if (order) await call(cancelOrder, { order_id: order }, shopper);
      return [];
    }
    case 'restore':
      await call(versions.restoreProduct, { id, revision, version: 1 + (given.at % revision) }, as);
      return [];
    default:
      await call(given.act === 'publish' ? desk.publishProduct : desk.takeDownProduct, { id }, as);
      return [];
  }
}

/** What an order says was bought. */
async function boughtIn(order: string): Promise<unknown> {
  const lines = db.read.selectFrom('order_lines').select(['sku_id', 'titles', 'specs', 'price', 'quantity', 'image']);
  return lines.where('order_id', '=', order).orderBy('id').execute();
}

it('keeps stocks, orders and carts consistent after any sequence of edits', { timeout: 120_000 }, async () => {
  let placed = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const [id, shopper] = await Promise.all([newProduct(), buildShopper(db)]);
      const bought = new Map<string, unknown>();
      for (const given of steps)
        for (const order of await run(id, shopper, given, [...bought.keys()])) bought.set(order, await boughtIn(order));

      placed += bought.size;
      const skus = await db.read
        .selectFrom('skus as s')
        .leftJoin('stock_movements as m', 'm.sku_id', 's.id')
        .select((eb) => ['s.id', 's.stock', eb.fn.coalesce(eb.fn.sum<bigint>('m.quantity'), eb.lit(0)).as('moved')])
        .where('s.product_id', '=', id)
        .groupBy('s.id')
        .execute();
      for (const sku of skus) expect([sku.id, Number(sku.moved)]).toEqual([sku.id, sku.stock]);
      for (const [order, lines] of bought) {
        expect(await boughtIn(order)).toEqual(lines);
        await data(showOrder, { order_id: order }, shopper);
      }
      const { carts } = await data(cart, {}, shopper);
      const known = new Set(skus.map((sku) => sku.id));
      const ofProduct = carts.filter((row) => row.product_id === id);
      expect(ofProduct.filter((row) => !known.has(row.sku_id))).toEqual([]);
      const { content } = await data(desk.showOwnProduct, { id }, as);
      const choices = content.skus.map(({ choice }) => choice.join('|'));
      expect(new Set(choices).size).toBe(choices.length);
    }),
    { numRuns: 25 },
  );
  expect(placed).toBeGreaterThan(5);
});
