import { sql, type RawBuilder } from 'kysely';
import type { Clock } from '../../src/base/clock/clock.ts';
import type { Database, Tx } from '../../src/base/db/database.ts';
import type { LocalTexts } from '../../src/base/db/tables.ts';
import { indexProducts } from '../../src/goods/catalog/index.ts';
import { makeProduct, type MadeProduct, type MadeSku, type Model } from './make-product.ts';

const batchSize = 1_000;
/** One batch is put into words by this process while the database stores another. */
const batchesAtOnce = 3;

/**
 * Adds products up to a number to the shops of the demo world, for measurements. Those that are there already stay as
 * they are.
 *
 * @returns how many were added.
 */
export async function seedManyProducts(
  db: Database,
  clock: Clock,
  count: number,
  log: (line: string) => void,
): Promise<number> {
  const start = performance.now();
  const now = clock.now();
  const shelves = await shelvesOf(db);
  const starts = Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => index * batchSize);
  let added = 0;
  let done = 0;
  const worker = async () => {
    for (let from = starts.shift(); from !== undefined; from = starts.shift()) {
      const made = Array.from({ length: Math.min(batchSize, count - from) }, (_, index) =>
        makeProduct(from! + index, shelves.modelsOf, now),
      );
      const fresh = await db.transact((tx) => addBatch(tx, made, shelves, count));
      added += fresh;
      done += made.length;
      if ((done / batchSize) % 10 === 0)
        log(`${done} of ${count} products, ${Math.round(done / secondsSince(start))} a second`);
    }
  };
  await withPatientIndex(db, () => Promise.all(Array.from({ length: batchesAtOnce }, worker)));
  await sql`analyze products, skus, search_words`.execute(db.kysely);
  log(
    `${added} products added in ${Math.round(secondsSince(start))} s, ${Math.round(added / secondsSince(start))} a second`,
  );
  return added;
}

interface Shelves {
  /** By category. */
  modelsOf: ReadonlyMap<string, readonly Model[]>;
  shopNames: ReadonlyMap<string, string>;
  categoryNames: ReadonlyMap<string, LocalTexts>;
}

async function shelvesOf(db: Database): Promise<Shelves> {
  const [models, shops, categories] = await Promise.all([
    db.read
      .selectFrom('products')
      .select(['shop_id', 'category_code', 'image', 'images'])
      .where('slug', 'not like', 'made-%')
      .orderBy('id')
      .execute(),
    db.read.selectFrom('shops').select(['id', 'name']).execute(),
    db.read.selectFrom('categories').select(['code', 'names']).execute(),
  ]);
  return {
    modelsOf: Map.groupBy(models, (model) => model.category_code),
    shopNames: new Map(shops.map(({ id, name }) => [id, name])),
    categoryNames: new Map(categories.map(({ code, names }) => [code, names])),
  };
}

async function addBatch(
  tx: Tx,
  made: { product: MadeProduct; skus: MadeSku[] }[],
  { shopNames, categoryNames }: Shelves,
  among: number,
): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    insert into products (id, slug, shop_id, category_code, titles, summaries, descriptions, options, image, images, min_price, in_stock, adult, weight_grams, created_at)
    select id, slug, shop_id, category_code, titles, summaries, descriptions, options, image, images, min_price, true, adult, weight_grams, created_at
    from jsonb_to_recordset(${JSON.stringify(made.map(({ product }) => product))}::jsonb) as p(
      id uuid, slug text, shop_id uuid, category_code text, titles jsonb, summaries jsonb, descriptions jsonb, options jsonb, image text, images text[],
      min_price bigint, adult boolean, weight_grams int, created_at timestamptz)
    on conflict do nothing returning id`.execute(tx);
  const fresh = new Set(rows.map(({ id }) => id));
  const added = made.filter(({ product }) => fresh.has(product.id));
  if (added.length === 0) return 0;
  await sql`
    insert into skus (id, product_id, position, choice, price, stock, image, weight_grams)
    select * from jsonb_to_recordset(${JSON.stringify(added.flatMap(({ skus }) => skus))}::jsonb) as s(
      id uuid, product_id uuid, position smallint, choice text[], price bigint, stock int, image text, weight_grams int)`.execute(
    tx,
  );
  await indexProducts(
    tx,
    added.map(({ product }) => ({
      ...product,
      facts: [],
      categoryNames: categoryNames.get(product.category_code)!,
      shopName: shopNames.get(product.shop_id)!,
    })),
    among,
  );
  return fresh.size;
}

/**
 * While the work runs, the search indexes keep new entries in lists and sort them in by the many, which is several
 * times faster. If the process is killed the indexes stay right, and the next start of this sets them back.
 */
async function withPatientIndex(db: Database, work: () => Promise<unknown>): Promise<void> {
  const indexes = (
    await db.connection<
      { name: string }[]
    >`select indexname as name from pg_indexes where tablename = 'search_words' and indexdef like '%USING gin%'`
  ).map(({ name }) => name);
  const each = async (act: (index: string) => RawBuilder<unknown>) => {
    for (const index of indexes) await act(index).execute(db.kysely);
  };
  await each((index) => sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = 262144)`);
  try {
    await work();
  } finally {
    await each((index) => sql`alter index ${sql.ref(index)} set (fastupdate = off)`);
    await each((index) => sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`);
    await db.connection.begin(async (tx) => {
      await tx`set local statement_timeout = 0`;
      for (const index of indexes) await tx`select gin_clean_pending_list(${index}::regclass)`;
    });
  }
}

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
