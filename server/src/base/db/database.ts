import { Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { pipelinedDialect, PooledConnection } from './dialect.ts';
import { openListener } from './listener.ts';
import { DatabaseUnavailable } from './outage.ts';
import { closePool, openPool } from './pool.ts';
import { readDialect } from './read-dialect.ts';
import { followReplicas, type Replicas } from './replicas.ts';
import { requestRouting, type RequestReads, type RequestRouting } from './request-reads.ts';
import type { Tables } from './tables.ts';
import { shareTransactions } from './share-transactions.ts';
import { inTransaction, type SharedAs, type TransactionOptions } from './transaction.ts';

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
  transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /**
   * Answers a request, whose reads outside of transactions may come from a replica: one that shows all that its session
   * wrote. Without replicas it only calls `work`.
   */
  during<Result>(request: RequestReads, work: () => Promise<Result>): Promise<Result>;
  /** Makes an answer that many will be given: see `RequestRouting`. */
  shared: RequestRouting['shared'];
  /** The replicas of this database; null without. */
  readonly replicas: FollowedReplicas | null;
  /** Calls back with the payload of every NOTIFY on the channel, and once with an empty payload after a lost connection. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;
  /** @throws when the database does not answer, or when a statement found its disk full and there is still no space. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** For the job queue, which runs plain SQL: see `withConnection`. */
  readonly pool: pg.Pool;
  /** The address of the primary without a pooler in between: for migrations, session locks and notifications. */
  readonly directUrl: string;
  readonly kysely: Kysely<Tables>;
}

/** SQL state of a statement that found no space. */
const diskFull = '53100';

/** Writes some MB to a table that is gone with its transaction. */
const takeSpace = sql`create temporary table taken_space on commit drop
  as select repeat('x', 1000) as filling from generate_series(1, 4000)`;

/** Milliseconds that a shared transaction waits for a lock. */
const sharedLockTimeout = 200;

const attempts = 4;
const isRetryable = new Set(['40001', '40P01']);

/** The replicas of a database, as others than the pipeline of requests see them. */
export interface FollowedReplicas extends Pick<Replicas, 'states'>, Pick<RequestRouting, 'heard' | 'changed'> {}

export interface DatabaseOptions {
  url: string;
  /**
   * The address of the same server without the pooler that `url` leads to. Its presence says that there is one: PgBouncer or
   * the like, in transaction mode.
   */
  directUrl?: string | undefined;
  /** Streaming replicas of the same server, which may answer what requests read. */
  replicaUrls?: readonly string[];
  /** The maximum number of connections, to each server. */
  pool?: number;
  /** Milliseconds to wait for an answer before the connection counts as lost; for tests. */
  answerTimeout?: number;
  /** Milliseconds that a replica which is read may be behind; 5 s without it. */
  mostBehind?: number;
  /** How many works share a transaction at most, see `TransactionOptions.sharedAs`; 1: none. */
  mostTogether?: number;
}

export function openDatabase({
  url,
  directUrl = url,
  replicaUrls = [],
  pool: size = 20,
  answerTimeout,
  mostBehind,
  mostTogether = 16,
}: DatabaseOptions): Database {
  const pooled = directUrl !== url;
  const pool = openPool(url, { size, timeout: answerTimeout, pooled });
  const listener = openListener(directUrl);
  const dialect = pipelinedDialect(pool);
  const driver = dialect.createDriver();
  const kysely = new Kysely<Tables>({ dialect });
  const replicas = replicaUrls.length > 0 ? followReplicas(url, replicaUrls, { size, pooled, mostBehind }) : null;
  const routing = replicas && requestRouting(replicas);
  let isDiskFull = false;

  async function transact<Result>(work: (tx: Tx) => Promise<Result>, options?: TransactionOptions): Promise<Result> {
    for (let attempt = 1; ; attempt += 1) {
      const replica = attempt === 1 && options?.replica ? replicas?.pick({ transaction: null, since: 0 }) : null;
      try {
        const onTransaction = options?.snapshot === true ? undefined : routing?.onTransaction;
        return await inTransaction({ kysely, dialect, driver }, new PooledConnection(replica?.pool ?? pool), work, {
          ...options,
          onTransaction,
        });
      } catch (error) {
        // A replica ends what holds up its replay for too long, or may be lost: the primary answers.
        if (replica) continue;
        if (sqlState(error) === diskFull) isDiskFull = true;
        if (attempt >= attempts || !isRetryable.has(sqlState(error))) throw error;
        await pause(attempt * 10 + Math.random() * 20);
      }
    }
  }

  const newSharing = () =>
    shareTransactions({
      alone: transact,
      shared: (work) =>
        inTransaction({ kysely, dialect, driver }, new PooledConnection(pool), work, {
          lockTimeout: sharedLockTimeout,
        }),
      onTransaction: routing?.onTransaction,
      most: mostTogether,
    });
  /** By the kind of works. */
  const sharing = new Map<string, ReturnType<typeof newSharing>>();
  const share = <Result>({ kind, names }: SharedAs, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    if (!sharing.has(kind)) sharing.set(kind, newSharing());
    return sharing.get(kind)!(names, work);
  };

  return {
    read: routing ? new Kysely<Tables>({ dialect: readDialect(pool, routing) }) : kysely,
    pool,
    directUrl,
    kysely,
    replicas: replicas && routing && { states: replicas.states, heard: routing.heard, changed: routing.changed },
    during: (request, work) => (routing ? routing.during(request, work) : work()),
    shared: (make, namesIn) => (routing ? routing.shared(make, namesIn) : make()),
    transact: (work, options) =>
      options?.sharedAs === undefined || mostTogether === 1 ? transact(work, options) : share(options.sharedAs, work),
    listen: listener.listen,
    async ping() {
      await sql`select 1`.execute(kysely);
      if (!isDiskFull) return;
      // Any other error, such as a missing right, says nothing about the space.
      await transact((tx) => takeSpace.execute(tx)).catch((error: unknown) => {
        if (sqlState(error) === diskFull) throw error;
      });
      isDiskFull = false;
    },
    async close() {
      await listener.close();
      await replicas?.close();
      await closePool(pool);
    },
  };
}

/** PostgreSQL's error code; '' for any other error. */
export function sqlState(thrown: unknown): string {
  const error = thrown instanceof DatabaseUnavailable ? thrown.cause : thrown;
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}

/** The name of the unique, check or foreign key constraint that caused the error; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError && ['23503', '23505', '23514'].includes(error.code ?? '')
    ? (error.constraint ?? null)
    : null;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
