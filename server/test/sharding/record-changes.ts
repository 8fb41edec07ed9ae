import type { Database } from '../../src/base/db/database.ts';
import { jobQueue, placements, type Table } from './placements.ts';

/** A row that a transaction inserted, updated or deleted. */
interface Change {
  transaction: string;
  act: 'INSERT' | 'UPDATE' | 'DELETE';
  table: Table | typeof jobQueue;
  row: Record<string, unknown>;
}

/** A table that a transaction changed, and whose rows these were. */
export interface Touched {
  table: Table | typeof jobQueue;
  home: string;
  isNew: boolean;
}

/** Records from now on which rows each transaction changes, by triggers on every table. */
export async function recordChanges({ pool }: Database) {
  await pool.query(`
    create schema recording;
    create table recording.changes (transaction xid8 not null, act text not null, "table" text not null, row jsonb not null);
    create function recording.record_change() returns trigger language plpgsql as $$
    begin
      insert into recording.changes values (pg_current_xact_id(), tg_op, tg_argv[0], to_jsonb(coalesce(new, old)));
      return null;
    end $$;`);
  for (const table of Object.keys(placements))
    await pool.query(
      `create trigger recorded after insert or update or delete on "${table}" for each row execute function recording.record_change('${table}')`,
    );
  await pool.query(
    `create trigger recorded after insert on ${jobQueue} for each row execute function recording.record_change('${jobQueue}')`,
  );

  /** The rows that rows belong to, by table and id. */
  const known = new Map<string, Promise<Record<string, unknown>>>();

  /**
   * The row that an id names; that it was deleted makes no difference. For a transaction of the books it is the entry of the
   * shopper, or of the shop where there is none.
   */
  function rowOf(table: Table, id: string): Promise<Record<string, unknown>> {
    const name = `${table} ${id}`;
    const find = async () => {
      const { rows } =
        table === 'entries'
          ? await pool.query<{ row: Record<string, unknown> }>(
              `select to_jsonb(e) as row from entries e join accounts a on a.id = e.account_id where e.transaction_id = $1
               order by array_position(array['user', 'order', 'shop'], split_part(a.kind, '_', 1)) limit 1`,
              [id],
            )
          : await pool.query<{ row: Record<string, unknown> }>(
              `select to_jsonb(t) as row from "${table}" t where id = $1
               union all select row from recording.changes where "table" = $2 and row->>'id' = $3 limit 1`,
              [id, table, id],
            );
      if (!rows[0]) throw new Error(`No row of ${table} has the id ${id}`);
      return rows[0].row;
    };
    if (!known.has(name)) known.set(name, find());
    return known.get(name)!;
  }

  /** The shopper or shop that an id stands for: an order stands for its shopper. */
  async function ownerOf(id: string | null): Promise<string> {
    if (id === null) return 'platform';
    const { rows } = await pool.query<{ user_id: string }>('select user_id from orders where id = $1', [id]);
    return rows[0]?.user_id ?? id;
  }

  async function homeOf(table: Change['table'], row: Change['row']): Promise<string> {
    if (table === jobQueue) return 'coordinator';
    const { home, key, through } = placements[table];
    if (!key) return home;
    const value = row[key] as string | null;
    if (home === 'itself') return `${table} ${value}`;
    if (through) return homeOf(through, await rowOf(through, value!));
    return ownerOf(value);
  }

  return {
    /** What each transaction has touched since the last call. */
    async take(): Promise<Touched[][]> {
      const { rows } = await pool.query<Change>(
        'select transaction::text, act, "table", row from recording.changes order by transaction',
      );
      const byTransaction = new Map<string, Touched[]>();
      for (const { transaction, act, table, row } of rows) {
        const touched = byTransaction.get(transaction) ?? [];
        touched.push({ table, home: await homeOf(table, row), isNew: act === 'INSERT' });
        byTransaction.set(transaction, touched);
      }
      await pool.query('truncate recording.changes');
      return [...byTransaction.values()];
    },
  };
}
