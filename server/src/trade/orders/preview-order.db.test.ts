import { addToCart } from '@tradewind/contract/trade/cart';
import { previewOrder } from '@tradewind/contract/trade/checkout';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, buildShop } from '../../../test/build-catalog.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const { data, refusal, clock } = await testApp(db);

/** The ids of cart lines of a new shopper, in the order in which they were added. */
async function cartOf(...products: { id: string; skus: readonly { id: string }[] }[]) {
  const shopper = await buildShopper(db, { now: clock.now() });
  const ids: string[] = [];
  for (const { id, skus } of products)
    ids.push((await data(addToCart, { product_id: id, sku_id: skus[0]!.id, num: 1 }, shopper)).cart_id);
  return { shopper, ids };
}

it('shows titles in the language of the request or the first that there is', async () => {
  const product = await buildProduct(db, { title: { en: '', ko: '차', th: 'ชา 100 g' } });
  const { shopper, ids } = await cartOf(product);
  const titleIn = async (locale: 'ja' | 'th') =>
    (await data(previewOrder, { cart_ids: ids.join() }, { ...shopper, locale })).product[0]!.title;
  expect([await titleIn('ja'), await titleIn('th')]).toEqual(['차', 'ชา 100\u00a0g']);
});

it('bills the lines of each shop together by the terms of that shop', async () => {
  const [cheap, dear] = [
    await buildShop(db, { freight: { first: 100n, next: 10n, freeOver: null } }),
    await buildShop(db, { freight: { first: 900n, next: 50n, freeOver: null } }),
  ];
  const { shopper, ids } = await cartOf(
    await buildProduct(db, { shop: cheap }),
    await buildProduct(db, { shop: dear }),
    await buildProduct(db, { shop: cheap }),
  );
  const { shops } = await data(previewOrder, { cart_ids: ids.join(), address_id: shopper.addressId }, shopper);
  const freight = Object.fromEntries(shops.map((shop) => [shop.mer_id, shop.freight]));
  expect(freight).toEqual({ [cheap.id]: '1.10', [dear.id]: '9.00' });
});

it('refuses cart lines of somebody else', async () => {
  const product = await buildProduct(db);
  const { ids } = await cartOf(product);
  const { shopper, ids: own } = await cartOf(product);
  expect((await refusal(previewOrder, { cart_ids: [...own, ...ids].join() }, shopper)).refusal).toBe(
    'cart_line_not_found',
  );
});
