import { Kysely, sql, type Transaction } from 'kysely';
import postgres from 'postgres';
import { pipelinedDialect, PooledConnection } from './dialect.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * The right to read. Both a database and a transaction are one; neither insert, update nor delete can be spelled with it.
 */
export type Read = Pick<Kysely<Tables>, 'selectFrom'>;

/**
 * The right to change, and to read what is locked: only inside `transact`. Statements that need nothing of each other,
 * not even an order, may be awaited together: then they travel in one go.
 */
export type Tx = Transaction<Tables>;

export interface Database {
  readonly read: Read;
  /**
   * Runs the work in one transaction. Anything thrown undoes all of it. When PostgreSQL breaks off a deadlock or a
   * serialisation conflict the work runs again, at most `attempts` times in all, so it must have no effect outside.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Calls back with the payload of every NOTIFY on the channel; after a lost connection once with an empty payload. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  /** Answers when the database does; throws when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** For migrations, bulk loading and jobs that speak SQL themselves. */
  readonly connection: postgres.Sql;
  readonly kysely: Kysely<Tables>;
}

const attempts = 4;
const isRetryable = new Set(['40001', '40P01']);

export interface DatabaseOptions {
  url: string;
  /** Connections at most. */
  pool?: number;
}

export function openDatabase({ url, pool = 20 }: DatabaseOptions): Database {
  let losses = 0;
  const connection = postgres(url, {
    max: pool,
    // Connections live as long as the process, so one that closes was lost: see dialect.ts.
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onclose: () => {
      losses += 1;
    },
    onnotice: () => {},
    types: {
      bigint: postgres.BigInt,
      // Text for a JSON parameter is taken as JSON already: pg-boss sends it that way.
      json: {
        to: 114,
        from: [114, 3802],
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
        parse: (text: string): unknown => JSON.parse(text),
      },
    },
    connection: { application_name: 'tradewind', TimeZone: 'UTC', statement_timeout: 15_000 },
  });
  const dialect = pipelinedDialect(connection, () => losses);
  const driver = dialect.createDriver();
  const kysely = new Kysely<Tables>({ dialect });
  const subscriptions = new Set<postgres.ListenMeta>();

  return {
    read: kysely,
    connection,
    kysely,
    async transact(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction({ kysely, dialect, driver }, new PooledConnection(connection, () => losses), work);
        } catch (error) {
          if (attempt >= attempts || !isRetryable.has(sqlState(error))) throw error;
          await pause(attempt * 10 + Math.random() * 20);
        }
      }
    },
    async listen(channel, heard) {
      let first = true;
      const subscription = await connection.listen(channel, heard, () => {
        if (!first) heard('');
        first = false;
      });
      subscriptions.add(subscription);
      return async () => {
        subscriptions.delete(subscription);
        await subscription.unlisten();
      };
    },
    async ping() {
      await sql`select 1`.execute(kysely);
    },
    async close() {
      // Whoever still listens when the connection ends would have the driver connect again, for ever.
      await Promise.allSettled([...subscriptions].map((subscription) => subscription.unlisten()));
      await kysely.destroy();
    },
  };
}

/** PostgreSQL's error code, or '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof postgres.PostgresError ? error.code : '';
}

/** The unique, check or foreign key constraint that an error broke, if it did. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof postgres.PostgresError && ['23503', '23505', '23514'].includes(error.code)
    ? (error.constraint_name ?? null)
    : null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
