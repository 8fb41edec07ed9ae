import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tx } from '../../base/db/database.ts';
import { testDatabase } from '../../../test/database.ts';
import { plannedAnyway, plansOf } from '../../../test/plans-of.ts';
import { readCombinations } from './read-combinations.ts';
import { termOfWord } from './search-query.ts';

const db = await testDatabase();
const add = (products: number, tier: number, words: string) =>
  db.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into search_words (product_id, tier, making, title_words, all_words)
      select gen_random_uuid(), ${tier}::int, 1, ${words}::tsvector, ${words}::tsvector from generate_series(1, ${products}::int)`.execute(
      tx,
    );
  });

await add(200, 2, "'kettle':1B 'green':2B");
await add(3_000, 4, "'kettle':1B 'green':2B");
await add(1, 4, "'kettle':1B 'quokka':2B");
await add(1, 6, "'kettle':1B 'numbat':2B");
await db.transact((tx) => sql`analyze search_words`.execute(tx));

/** How many entries of indexes, and rows without an index, this transaction has read. */
async function readSoFar(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(pg_stat_get_xact_tuples_returned(id))::int as read
    from (select 'search_words'::regclass::oid as id union all select indexrelid from pg_index where indrelid = 'search_words'::regclass) r`.execute(
    tx,
  );
  return rows[0]!.read;
}

const combinationsOf = (...words: string[]) =>
  readCombinations(
    db.read,
    words.map((word) => termOfWord(word)),
  );

it('products below the best sellers are not looked into for words that many of these have', async () => {
  const read = await db.transact(async (tx) => {
    const before = await readSoFar(tx);
    await readCombinations(tx, [termOfWord('kettle'), termOfWord('green')]);
    return (await readSoFar(tx)) - before;
  });
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(3_000);
});

it.each(['quokka', 'numbat'])(
  'a word that no best seller has is found with others in a lower tier: %s',
  async (word) => {
    expect((await combinationsOf('kettle', word)).map(({ bits }) => bits)).toContain(0b11);
  },
);

it('each combination is counted once', async () => {
  const all = (await combinationsOf('kettle', 'quokka', 'green')).map(({ bits }) => bits);
  expect(all).toEqual([...new Set(all)]);
});

it.each(['select distinct on (product_id) * from ((select', 'with rare as materialized'])(
  'what words products have together is planned once for all words: %s',
  async (part) => {
    const plans = await plansOf(db, part, (tx, time) =>
      readCombinations(tx, [termOfWord('kettle'), termOfWord(`quokka${time}`)]),
    );
    expect(plans).toBe(plannedAnyway);
  },
);
