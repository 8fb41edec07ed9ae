import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../src/base/clock/clock.ts';
import type { Database, Tx } from '../../src/base/db/database.ts';
import { createProducts } from '../../src/goods/catalog/index.ts';
import { indexStoredProducts } from '../../src/goods/search/index.ts';
import { copyProducts } from './copy-products.ts';
import { generateProduct, type GeneratedProduct, type ProductTemplate } from './generate-product.ts';

const batchSize = 1_000;
/** Of more products the others are copies of these within the database, which is far faster than to write them. */
const maxWritten = 50_000;
/** This process prepares one batch while the database stores another. */
const batchesAtOnce = 3;

export interface ManyProducts {
  /** The shop that gets all of them; by default those of the demo data. */
  shopId?: string;
  /** Whether searches find them; true by default. To index a product takes most of the time. */
  indexed?: boolean;
}

/**
 * Adds generated products, up to a number, to the shops of the demo data, for measurements. Existing ones are unchanged.
 *
 * @returns the number of added products.
 */
export async function seedManyProducts(
  db: Database,
  clock: Clock,
  count: number,
  log: (line: string) => void,
  { shopId, indexed = true }: ManyProducts = {},
): Promise<number> {
  const start = performance.now();
  const now = clock.now();
  const modelsOf = await templatesByCategory(db, shopId);
  const written = Math.min(count, maxWritten);
  const starts = Array.from({ length: Math.ceil(written / batchSize) }, (_, index) => index * batchSize);
  let added = 0;
  let done = 0;
  const worker = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const made = Array.from({ length: Math.min(batchSize, written - from) }, (_, index) =>
        generateProduct(from! + index, modelsOf, now),
      );
      const fresh = await db.transact((tx) => addBatch(tx, made, indexed ? count : null), { unlimited: true });
      added += fresh;
      done += made.length;
      if ((done / batchSize) % 10 === 0)
        log(`${done} of ${written} products, ${Math.round(done / secondsSince(start))} a second`);
    }
  };
  await withDeferredIndexing(db, () => Promise.all(Array.from({ length: batchesAtOnce }, worker)));
  if (count > written) added += await copyProducts(db, { written, count, indexed }, log);
  await db.transact((tx) => sql`analyze products, skus, search_words`.execute(tx), { unlimited: true });
  log(
    `${added} products added in ${Math.round(secondsSince(start))} s, ${Math.round(added / secondsSince(start))} a second`,
  );
  return added;
}

async function templatesByCategory(
  { read }: Database,
  shopId: string | undefined,
): Promise<Map<string, ProductTemplate[]>> {
  const models = await read
    .selectFrom('products')
    .select(['shop_id', 'category_code', 'image', 'images'])
    .where('slug', 'not like', 'made-%')
    .orderBy('id')
    .execute();
  const ofShop = models.map((model) => (shopId ? { ...model, shop_id: shopId } : model));
  return Map.groupBy(ofShop, (model) => model.category_code);
}

/** @param among how many products searches find; null leaves these out. @returns how many of them were missing. */
async function addBatch(tx: Tx, made: readonly GeneratedProduct[], among: number | null): Promise<number> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${made.map(({ id }) => id)}::uuid[])`)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const missing = made.filter(({ id }) => !known.has(id));
  await createProducts(tx, missing, async (inside, ids) => {
    if (among !== null) await indexStoredProducts(inside, ids, among);
  });
  return missing.length;
}

/**
 * While the work runs, the search indexes collect new entries in pending lists, which is several times faster. If the
 * process is killed, the indexes stay correct, and the next run restores their settings.
 */
async function withDeferredIndexing(db: Database, work: () => Promise<unknown>): Promise<void> {
  const indexes = (
    await sql<{
      name: string;
    }>`select indexname as name from pg_indexes where tablename = 'search_words' and indexdef like '%USING gin%'`.execute(
      db.kysely,
    )
  ).rows.map(({ name }) => name);
  const each = async (act: (index: string) => RawBuilder<unknown>) => {
    for (const index of indexes) await act(index).execute(db.kysely);
  };
  await each((index) => sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = 262144)`);
  try {
    await work();
  } finally {
    await each((index) => sql`alter index ${sql.ref(index)} set (fastupdate = off)`);
    await each((index) => sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`);
    await db.transact(
      async (tx) => {
        for (const index of indexes) await sql`select gin_clean_pending_list(${index}::regclass)`.execute(tx);
      },
      { unlimited: true },
    );
  }
}

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
