import { sql, Transaction, type SqlBool, type CompiledQuery, type Dialect, type Driver, type Kysely } from 'kysely';
import type { PooledConnection } from './dialect.ts';
import type { Tx } from './database.ts';
import type { Tables } from './tables.ts';

const connections = new WeakMap<Tx, PooledConnection>();
const whenCommitted = new WeakMap<Tx, (() => void)[]>();

export interface TransactionOptions {
  /**
   * Sees the database as it was at the first statement; locks of tables that it takes before come first. It can't write,
   * unless it is `writable`: then it fails where another transaction changed the same row since.
   */
  snapshot?: boolean | 'writable';
  /** Whether a snapshot may be that of a replica, a little older, where one is read. */
  replica?: boolean;
  /** For scripts and checks that read or fill whole tables: without the time limits of requests. */
  unlimited?: boolean;
  /** Lets the work share its transaction with works of its kind that arrive while others run: see `shareTransactions`. */
  sharedAs?: SharedAs;
}

/** What says which works may share a transaction: those of one kind that have no name in common. */
export interface SharedAs {
  /** Works of one kind take their locks in the same order. */
  readonly kind: string;
  /** The names, such as ids, of all that the work locks or decides by and others may change. */
  readonly names: readonly string[];
}

const beginnings = {
  current: 'begin',
  snapshot: 'begin isolation level repeatable read read only',
  writable: 'begin isolation level repeatable read',
};

interface PlainOptions extends Omit<TransactionOptions, 'sharedAs'> {
  /** Milliseconds to wait for a lock. */
  lockTimeout?: number;
}

interface WatchedTransaction {
  /** Is told of the transaction before its work. @returns what to call when it is committed */
  onTransaction?: ((tx: Tx) => () => void) | undefined;
}

/**
 * Runs the work in one transaction on a reserved connection. Kysely's own transactions wait for each statement before
 * they send the next, even for statements that are awaited together; here these are sent together.
 */
export async function inTransaction<Result>(
  { kysely, dialect, driver }: { kysely: Kysely<Tables>; dialect: Dialect; driver: Driver },
  connection: PooledConnection,
  work: (tx: Tx) => Promise<Result>,
  { snapshot = false, unlimited = false, lockTimeout, onTransaction }: PlainOptions & WatchedTransaction = {},
): Promise<Result> {
  const executor = kysely.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
  const tx: Tx = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor });
  connections.set(tx, connection);
  const beginning = beginnings[snapshot === true ? 'snapshot' : snapshot || 'current'];
  await connection.begin(beginning, { isLong: unlimited, lockTimeout });
  try {
    const onCommitted = onTransaction?.(tx);
    const result = await work(tx);
    await connection.commit();
    onCommitted?.();
    for (const act of whenCommitted.get(tx) ?? []) act();
    return result;
  } catch (error) {
    await connection.rollback();
    throw error;
  } finally {
    connection.release();
  }
}

/**
 * Defers a statement to the end of the transaction, where it is sent together with COMMIT. It is for statements whose
 * result is not needed; a failure rolls back the transaction, and `transact` throws it.
 */
export function deferToCommit(tx: Tx, query: { compile(provider: Tx): CompiledQuery }): void {
  const connection = connections.get(tx);
  if (!connection) throw new Error('This is no transaction of ours');
  connection.postpone(query.compile(tx));
}

/** A transaction under another handle, by which its works are told apart. */
export function anotherHandle(tx: Tx): Tx {
  const handle = tx.withoutPlugins();
  const acts = whenCommitted.get(tx) ?? [];
  connections.set(handle, connections.get(tx)!);
  for (const each of [tx, handle]) whenCommitted.set(each, acts);
  return handle;
}

/** The id of the transaction that runs. */
export const currentTransaction = sql<bigint>`pg_current_xact_id()`;

/** Whether the transaction that runs has written or locked anything so far. */
export const hasWritten = sql<SqlBool>`pg_current_xact_id_if_assigned() is not null`;

/** Runs something quick that can't fail once the transaction is committed, and not at all if it is not. */
export function afterCommit(tx: Tx, act: () => void): void {
  const acts = whenCommitted.get(tx);
  if (acts) acts.push(act);
  else whenCommitted.set(tx, [act]);
}
