import type { Database } from '../../src/base/db/database.ts';
import { placements, type Home, type Table } from './placements.ts';

/** A foreign key between rows that may stand on different servers. */
export interface CrossingKey {
  table: Table;
  columns: string;
  target: Table;
}

/** A unique index whose equal values may stand on different servers, so that no server alone can vouch for it. */
export interface GlobalUnique {
  table: Table;
  columns: string;
}

const distributed: readonly Home[] = ['shopper', 'shop', 'owner', 'itself'];
const isDistributed = (table: Table) => distributed.includes(placements[table].home);

/** Whether a foreign key leads to a row of the same shopper, shop or owner. */
function staysAtHome({ table, columns, target }: CrossingKey): boolean {
  const [from, to] = [placements[table], placements[target]];
  // The key of the one is the id of the other.
  if (from.key === columns && to.key === 'id') return true;
  // A transaction of the books has entries of several owners, and accounts are named for many reasons.
  return from.home === to.home && !['users', 'shops', 'transactions'].includes(target);
}

async function foreignKeys({ pool }: Database): Promise<CrossingKey[]> {
  const { rows } = await pool.query<CrossingKey>(`
    select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
      (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)) as columns
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 3`);
  return rows;
}

/** Foreign keys whose two rows may stand apart. */
export async function crossingKeys(db: Database): Promise<CrossingKey[]> {
  const keys = await foreignKeys(db);
  return keys.filter(
    (key) =>
      placements[key.target].home !== 'reference' &&
      (isDistributed(key.table) || isDistributed(key.target)) &&
      !staysAtHome(key),
  );
}

/** Unique indexes that the servers would have to agree on. Ids are random and need no agreement. */
export async function globalUniques(db: Database): Promise<GlobalUnique[]> {
  const { rows } = await db.pool.query<GlobalUnique & { names: string[] }>(`
    select i.indrelid::regclass::text as table,
      (select string_agg(pg_get_indexdef(i.indexrelid, k, true), ', ' order by k) from generate_series(1, i.indnkeyatts) k) as columns,
      array(select a.attname::text from pg_attribute a where a.attrelid = i.indrelid and a.attnum = any (i.indkey)) as names
    from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') order by 1, 2`);
  const bound = (await foreignKeys(db)).filter(({ target }) => isDistributed(target)).filter(staysAtHome);
  const isLocal = (table: Table, name: string) =>
    name === placements[table].key || bound.some((key) => key.table === table && key.columns === name);
  return rows
    .filter(({ table, names, columns }) => {
      return isDistributed(table) && columns !== 'id' && !names.some((name) => isLocal(table, name));
    })
    .map(({ table, columns }) => ({ table, columns }));
}
