import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { pipelinedDialect, PooledConnection } from './dialect.ts';
import { openListener } from './listener.ts';
import { closePool, openPool } from './pool.ts';
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
  /** @throws when the database does not answer, or when a statement failed in the last seconds because its disk is full. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** For migrations, session locks and the job queue, which run plain SQL: see `withConnection`. */
  readonly pool: pg.Pool;
  readonly kysely: Kysely<Tables>;
}

/** SQL state, and for how many milliseconds after its last appearance the database counts as unable to write. */
const diskFull = '53100';
const diskFullFor = 30_000;

const attempts = 4;
const isRetryable = new Set(['40001', '40P01']);

export interface DatabaseOptions {
  url: string;
  /** The maximum number of connections. */
  pool?: number;
}

export function openDatabase({ url, pool: size = 20 }: DatabaseOptions): Database {
  const pool = openPool(url, size);
  const listener = openListener(url);
  const dialect = pipelinedDialect(pool);
  const driver = dialect.createDriver();
  const kysely = new Kysely<Tables>({ dialect });
  let diskFullAt = Number.NEGATIVE_INFINITY;

  return {
    read: kysely,
    pool,
    kysely,
    async transact(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await inTransaction({ kysely, dialect, driver }, new PooledConnection(pool), work);
        } catch (error) {
          if (sqlState(error) === diskFull) diskFullAt = performance.now();
          if (attempt >= attempts || !isRetryable.has(sqlState(error))) throw error;
          await pause(attempt * 10 + Math.random() * 20);
        }
      }
    },
    listen: listener.listen,
    async ping() {
      await sql`select 1`.execute(kysely);
      if (performance.now() - diskFullAt < diskFullFor) throw new Error('The disk of the database is full');
    },
    async close() {
      await listener.close();
      await closePool(pool);
    },
  };
}

/** PostgreSQL's error code; '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}

/** The name of the unique, check or foreign key constraint that caused the error; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError && ['23503', '23505', '23514'].includes(error.code ?? '')
    ? (error.constraint ?? null)
    : null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
