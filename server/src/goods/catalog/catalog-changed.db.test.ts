import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { buildProduct } from '../../../test/build-catalog.ts';
import { testDatabase } from '../../../test/database.ts';

/** What the processes are told, which keep answers for visitors: the product that changed, or '' for everything. */
const db = await testDatabase();
const product = await buildProduct(db, { price: 1_000n, stock: 5 });
const told: string[] = [];
await db.listen('catalog_changed', (payload) => told.push(payload));

beforeEach(async () => {
  await toldNow();
});

let marks = 0;

/** What was told since the last call. A notification of our own arrives after all earlier ones. */
async function toldNow(): Promise<string[]> {
  const mark = `mark ${(marks += 1)}`;
  await sql`select pg_notify('catalog_changed', ${mark})`.execute(db.kysely);
  await expect.poll(() => told.at(-1)).toBe(mark);
  return told.splice(0).slice(0, -1);
}

const updateProduct = (values: object) =>
  db.transact((tx) => tx.updateTable('products').set(values).where('id', '=', product.id).execute());

it('names the product whose price or stock has changed', async () => {
  await db.transact((tx) => tx.updateTable('skus').set({ price: 900n }).where('product_id', '=', product.id).execute());
  expect(await toldNow()).toEqual([product.id]);
  await db.transact((tx) => tx.updateTable('skus').set({ stock: 0 }).where('product_id', '=', product.id).execute());
  expect(await toldNow()).toEqual([product.id]);
});

it('names the product whose texts have changed', async () => {
  await updateProduct({ image: 'other.webp' });
  expect(await toldNow()).toEqual([product.id]);
});

it('is everything when a product enters or leaves lists', async () => {
  await updateProduct({ status: 'off_sale' });
  expect(await toldNow()).toEqual(['']);
});

it('is nothing when figures are counted or the status stays', async () => {
  await updateProduct({ sales: 7, views: 9, heat: 1, status: 'off_sale' });
  expect(await toldNow()).toEqual([]);
});
