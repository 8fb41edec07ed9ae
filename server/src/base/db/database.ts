import { Kysely, sql, type Transaction } from 'kysely';
import postgres from 'postgres';
import { pipelinedDialect, PooledConnection } from './dialect.ts';
import type { Tables } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * A handle that can only read. A database and a transaction both qualify; its type has no insert, update or delete.
 */
export type Read = Pick<Kysely<Tables>, 'selectFrom'>;

/**
 * A transaction, which can write and lock; it exists only inside `transact`. Statements that do not depend on each other
 * may be awaited together: then they are sent in one round trip.
 */
export type Tx = Transaction<Tables>;

export interface Database {
  readonly read: Read;
  /**
   * Runs the work in one transaction and rolls back when anything is thrown. After a deadlock or a serialisation conflict
   * the work runs again, at most `attempts` times in all, so it must have no effect outside the database.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Calls back with the payload of every NOTIFY on the channel, and once with an empty payload after a lost connection. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** @throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** For migrations, bulk loading and the job queue, which run plain SQL. */
  readonly connection: postgres.Sql;
  readonly kysely: Kysely<Tables>;
}

const attempts = 4;
const isRetryable = new Set(['40001', '40P01']);

export interface DatabaseOptions {
  url: string;
  /** The maximum number of connections. */
  pool?: number;
}

export function openDatabase({ url, pool = 20 }: DatabaseOptions): Database {
  let losses = 0;
  const connection = postgres(url, {
    max: pool,
    // Connections live as long as the process, so a closed one was lost: see dialect.ts.
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onclose: () => {
      losses += 1;
    },
    onnotice: () => {},
    types: {
      bigint: postgres.BigInt,
      // A string given for a JSON parameter is already JSON: pg-boss sends it that way.
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
    async listen(channel, onNotify) {
      let first = true;
      const subscription = await connection.listen(channel, onNotify, () => {
        if (!first) onNotify('');
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
      // With a subscription left open, the driver would reconnect for ever.
      await Promise.allSettled([...subscriptions].map((subscription) => subscription.unlisten()));
      await kysely.destroy();
    },
  };
}

/** PostgreSQL's error code; '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof postgres.PostgresError ? error.code : '';
}

/** The name of the unique, check or foreign key constraint that caused the error; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof postgres.PostgresError && ['23503', '23505', '23514'].includes(error.code)
    ? (error.constraint_name ?? null)
    : null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
