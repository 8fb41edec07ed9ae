import type pg from 'pg';

/** A point in a transaction that books money at which it blocks until it is released. */
export interface KillPoint {
  name: string;
  /** How often an act that is killed there has been booked. */
  bookings: 0 | 1;
  arm(client: pg.Client): Promise<void>;
  /** How many transactions are blocked there. */
  countBlocked(client: pg.Client): Promise<number>;
  release(client: pg.Client): Promise<void>;
}

const gate = 4_711;

/** Blocks every booking: after its first row, or at its commit. */
const onBooking = (client: pg.Client, body: string) =>
  client.query(`
    create or replace function stand_still() returns trigger language plpgsql as $$ begin ${body} return null; end $$;
    create or replace trigger stand_still after insert on transactions for each row execute function stand_still();
  `);

const dropTrigger = (client: pg.Client) => client.query(`drop trigger stand_still on transactions`);

export const killPoints: readonly KillPoint[] = [
  {
    name: 'in the middle of its transaction',
    bookings: 0,
    async arm(client) {
      await onBooking(client, `perform pg_advisory_xact_lock_shared(${gate});`);
      await client.query(`select pg_advisory_lock(${gate})`);
    },
    countBlocked: async (client) =>
      (
        await client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`,
        )
      ).rowCount ?? 0,
    async release(client) {
      await client.query(`select pg_advisory_unlock(${gate})`);
      await dropTrigger(client);
    },
  },
  {
    // Already on the disk, but the commit waits for a standby server that does not exist, so no client gets an answer.
    name: 'after its commit, before its answer',
    bookings: 1,
    async arm(client) {
      await onBooking(client, `perform set_config('synchronous_commit', 'on', true);`);
      await client.query(`alter system set synchronous_standby_names = 'nobody'`);
      await client.query(`select pg_reload_conf()`);
      // Open connections read the setting when they are idle next.
      await client.query(`select pg_sleep(0.5)`);
    },
    countBlocked: async (client) =>
      (await client.query(`select from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'`))
        .rowCount ?? 0,
    async release(client) {
      await client.query(`alter system reset synchronous_standby_names`);
      await client.query(`select pg_reload_conf()`);
      await dropTrigger(client);
    },
  },
];
