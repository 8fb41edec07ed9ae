import { toggleFavourite } from '@tradewind/contract/goods/catalog';
import { tastes } from '@tradewind/contract/goods/tastes';
import { viewedProducts, viewProduct } from '@tradewind/contract/goods/views';
import { expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { buildProduct, type BuiltProduct } from '../../../test/build-catalog.ts';
import { buildOrder } from '../../../test/build-order.ts';
import { buildShopper } from '../../../test/build-shopper.ts';
import { testDatabase } from '../../../test/database.ts';

const db = await testDatabase();
const app = await testApp(db);
const { data, refusal } = app;
const [phone, tea, kite, drill, watch] = [
  await buildProduct(db, { category: 'phone' }),
  await buildProduct(db, { category: 'food' }),
  await buildProduct(db, { category: 'toys' }),
  await buildProduct(db, { category: 'outdoors' }),
  await buildProduct(db, { category: 'watches' }),
];

type Shopper = Awaited<ReturnType<typeof buildShopper>>;

const tastesOf = async (shopper: Shopper) =>
  (await data(tastes, {}, shopper)).map(({ category_id: category }) => category);

const likes = (shopper: Shopper, product: BuiltProduct) => data(toggleFavourite, { product_id: product.id }, shopper);

async function buys(shopper: Shopper, product: BuiltProduct, paid = true): Promise<void> {
  const { id } = await buildOrder(db, shopper.id, [{ product }], { at: app.clock.now() });
  const payment = { status: 'completed', paid_at: app.clock.now() };
  if (paid) await db.kysely.updateTable('orders').set(payment).where('id', '=', id).execute();
}

async function views(shopper: Shopper, product: BuiltProduct): Promise<void> {
  await data(viewProduct, { product_id: product.id }, shopper);
  // Views are written a moment later; reading them writes those that wait.
  await data(viewedProducts, {}, shopper);
}

it('begin with what was bought, then what is liked, then what was looked at', async () => {
  const shopper = await buildShopper(db);
  await views(shopper, kite);
  await likes(shopper, tea);
  await buys(shopper, phone);
  await buys(shopper, drill, false);
  expect(await tastesOf(shopper)).toEqual(['phone', 'food', 'toys']);
});

it('are those of the shopper alone', async () => {
  const [one, other] = [await buildShopper(db), await buildShopper(db)];
  await buys(one, phone);
  await likes(other, watch);
  expect([await tastesOf(one), await tastesOf(other)]).toEqual([['phone'], ['watches']]);
});

it('are none while nothing is known, and closed to visitors', async () => {
  expect(await tastesOf(await buildShopper(db))).toEqual([]);
  expect(await refusal(tastes, {})).toMatchObject({ refusal: 'not_signed_in' });
});

it('are four at most, each with the picture of its hottest product', async () => {
  const shopper = await buildShopper(db);
  for (const product of [phone, tea, kite, drill, watch]) await likes(shopper, product);
  const hot = await buildProduct(db, { category: 'food' });
  await db.kysely.updateTable('products').set({ heat: 9 }).where('id', '=', hot.id).execute();
  const shown = await data(tastes, {}, shopper);
  expect(shown).toHaveLength(4);
  expect(shown.find(({ category_id: id }) => id === 'food')!.image).toBe(`/media/${hot.id}.webp`);
});

it('leave out what is for adults, what is hidden, and what has nothing to show', async () => {
  const shopper = await buildShopper(db);
  const oil = await buildProduct(db, { category: 'adult', adult: true });
  const ring = await buildProduct(db, { category: 'jewelry' });
  const gone = await buildProduct(db, { category: 'womens' });
  await buys(shopper, oil);
  for (const product of [ring, gone, tea]) await likes(shopper, product);
  await db.kysely.updateTable('categories').set({ hidden: true }).where('code', '=', 'jewelry').execute();
  await db.kysely.updateTable('products').set({ status: 'off_sale' }).where('id', '=', gone.id).execute();
  // The server hears of a changed category a moment later.
  await expect.poll(() => tastesOf(shopper)).toEqual(['food']);
});
