import type { Sql } from 'postgres';

/** A point in a transaction that books money at which it blocks until it is released. */
export interface KillPoint {
  name: string;
  /** How often an act that is killed there has been booked. */
  happened: 0 | 1;
  arm(sql: Sql): Promise<void>;
  /** How many transactions are blocked there. */
  standing(sql: Sql): Promise<number>;
  release(sql: Sql): Promise<void>;
}

const gate = 4_711;

/** Blocks every booking: after its first row, or at its commit. */
const onBooking = (sql: Sql, body: string) =>
  sql.unsafe(`
    create or replace function stand_still() returns trigger language plpgsql as $$ begin ${body} return null; end $$;
    create or replace trigger stand_still after insert on transactions for each row execute function stand_still();
  `);

const forget = (sql: Sql) => sql`drop trigger stand_still on transactions`;

export const killPoints: readonly KillPoint[] = [
  {
    name: 'in the middle of its transaction',
    happened: 0,
    async arm(sql) {
      await onBooking(sql, `perform pg_advisory_xact_lock_shared(${gate});`);
      await sql`select pg_advisory_lock(${gate})`;
    },
    standing: async (sql) =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`
      ).length,
    async release(sql) {
      await sql`select pg_advisory_unlock(${gate})`;
      await forget(sql);
    },
  },
  {
    // Already on the disk, but the commit waits for a standby server that does not exist, so no client gets an answer.
    name: 'after its commit, before its answer',
    happened: 1,
    async arm(sql) {
      await onBooking(sql, `perform set_config('synchronous_commit', 'on', true);`);
      await sql`alter system set synchronous_standby_names = 'nobody'`;
      await sql`select pg_reload_conf()`;
      // Open connections read the setting when they are idle next.
      await sql`select pg_sleep(0.5)`;
    },
    standing: async (sql) =>
      (await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'`).length,
    async release(sql) {
      await sql`alter system reset synchronous_standby_names`;
      await sql`select pg_reload_conf()`;
      await forget(sql);
    },
  },
];
