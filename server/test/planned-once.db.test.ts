import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../src/base/ids/ids.ts';
import { cardsOfProducts, moveStock } from '../src/goods/catalog/index.ts';
import { eventsAfter } from '../src/operations/service/stream/read-events.ts';
import { buildProduct, buildShop, ensureCategories } from './build-catalog.ts';
import { copyId, copyRows } from './copy-rows.ts';
import { testDatabase } from './database.ts';
import { plannedAnyway, plansOf } from './plans-of.ts';

const db = await testDatabase();
await db.transact(ensureCategories);
const at = new Date('2026-03-01T12:00:00Z');
const shop = await buildShop(db);
const product = await buildProduct(db, { shop, category: 'electrical' });
const [sku] = product.skus;

// So many rows that PostgreSQL takes a list of one for much cheaper than one of ten.
await db.transact(async (tx) => {
  const times = 3_000;
  await copyRows(tx, 'shops', { where: 'true', times, own: { id: copyId, slug: "'copy-' || n", slug_look: 'null' } });
  await copyRows(tx, 'products', { where: 'true', times, own: { id: copyId, slug: "'copy-' || n", shop_id: copyId } });
  await copyRows(tx, 'skus', { where: 'true', times, own: { id: copyId, product_id: copyId } });
});
await sql`analyze shops, products, skus`.execute(db.kysely);

it('live events are read by one plan', async () => {
  const plans = await plansOf(db, 'from service_events', (tx) => eventsAfter(tx, new Map([[newId(), 7n]])));
  expect(plans).toBe(plannedAnyway);
});

it('cards of products are read by one plan', async () => {
  const plans = await plansOf(db, 'array_position', (tx) => cardsOfProducts(tx, null, [product.id]));
  expect(plans).toBe(plannedAnyway);
});

it('stock is moved by one plan', async () => {
  const plans = await plansOf(db, 'into stock_movements', (tx) =>
    moveStock(tx, [{ skuId: sku!.id, quantity: 1 }], { reason: 'refunded', at }),
  );
  expect(plans).toBe(plannedAnyway);
});
