import { sql, type RawBuilder } from 'kysely';
import { locales } from '@tradewind/contract/base/locales';
import type { Database, Tx } from '../../src/base/db/database.ts';
import { rowsOf } from '../../src/base/db/rows-of.ts';
import { generatedId } from './generate-product.ts';

export interface Copies {
  /** Generated products with a number below this one are copied. */
  readonly written: number;
  /** How many there are to be in the end. */
  readonly count: number;
  /** Whether searches find them. */
  readonly indexed: boolean;
}

/**
 * Copies generated products with their SKUs and search words until there are so many, in one transaction. A copy has a
 * number at the end of its title, by which it is found as well, and a price of its own.
 *
 * @returns the number of added products
 */
export async function copyProducts(db: Database, copies: Copies, log: (line: string) => void): Promise<number> {
  return db.transact(
    async (tx) => {
      await sql`set local maintenance_work_mem = '1GB'`.execute(tx);
      for (const table of copiedTables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
      // An index of words is built far faster after the rows than with each of them.
      const indexes = await rowsOf<{ name: string; definition: string }>(
        tx,
        sql`
        select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = 'search_words' and indexdef like '%USING gin%'`,
      );
      for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
      let added = 0;
      for (let copy = 1; copy * copies.written < copies.count; copy += 1) {
        added += await copyAll(tx, copy, copies);
        log(`${copies.written + added} of ${copies.count} products`);
      }
      for (const { definition } of indexes) await sql.raw(definition).execute(tx);
      for (const table of copiedTables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx);
      return added;
    },
    { unlimited: true },
  );
}

const copiedTables = ['products', 'skus'] as const;

/** Copies the products once more, as many as are missing. @returns how many were added */
async function copyAll(tx: Tx, copy: number, { written, count, indexed }: Copies): Promise<number> {
  const by = copy * written;
  const dearer = sql`${(copy % 50) * 10}::bigint`;
  // Products that exist already keep their SKUs to themselves.
  await sql`drop table if exists copied`.execute(tx);
  await sql`
    create temporary table copied on commit drop as
    select id as product_id from products p
    where id < ${generatedId(Math.min(written, count - by), 0)}::uuid and slug like 'made-%'
      and not exists (select from products known where known.id = ${shifted('p.id', by)})`.execute(tx);
  const ofCopied = sql`product_id in (select product_id from copied)`;
  const added = await copyRows(tx, 'products', sql`id in (select product_id from copied)`, {
    id: shifted('id', by),
    slug: sql`'made-' || (substr(slug, 6)::int + ${by}::int)`,
    titles: sql`jsonb_build_object(${sql.join(locales.flatMap((locale) => [sql.lit(locale), sql`(titles->>${sql.lit(locale)}) || ${` ${copy}`}::text`]))})`,
    min_price: sql`min_price + ${dearer}`,
    created_at: sql`created_at - ${copy}::int * interval '7 minutes'`,
  });
  await copyRows(tx, 'skus', ofCopied, {
    id: shifted('id', by),
    product_id: shifted('product_id', by),
    price: sql`price + ${dearer}`,
  });
  if (!indexed) return added;
  const lexeme = sql`array_to_tsvector(array[${String(copy)}::text])`;
  await copyRows(tx, 'search_words', ofCopied, {
    product_id: shifted('product_id', by),
    tier: sql`search_tier(1 + floor(${count}::int * (hashtextextended(${shifted('product_id', by)}::text, 0) / 2.0 ^ 64 + 0.5))::bigint)`,
    title_words: sql`title_words || ${lexeme}`,
    all_words: sql`all_words || ${lexeme}`,
  });
  return added;
}

/** Copies rows of a table with some columns changed. @returns how many were added */
async function copyRows(
  tx: Tx,
  table: string,
  which: RawBuilder<unknown>,
  changed: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<number> {
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => sql.ref(name));
  const values = columns.map(({ name }) => changed[name] ?? sql.ref(name));
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(names)}) select ${sql.join(values)} from ${sql.table(table)} where ${which}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** SQL: the id in the same place of the generated product so many numbers later. */
const shifted = (column: string, by: number): RawBuilder<string> =>
  sql`(lpad(to_hex(('x' || left(${sql.ref(column)}::text, 8))::bit(32)::int + ${by}::int), 8, '0') || substr(${sql.ref(column)}::text, 9))::uuid`;
