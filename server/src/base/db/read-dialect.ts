import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import { pipelinedDialect, PooledConnection } from './dialect.ts';
import type { Replica } from './replicas.ts';

/**
 * The dialect of the handle that only reads: each statement goes to the replica of its request, or to the primary.
 *
 * @param replica the replica for a statement that is sent now; null for the primary
 */
export function readDialect(primary: pg.Pool, replica: () => Replica | null): Dialect {
  return { ...pipelinedDialect(primary), createDriver: () => new ReadDriver(primary, replica) };
}

class ReadDriver implements Driver {
  readonly #connection: ReadConnection;

  constructor(primary: pg.Pool, replica: () => Replica | null) {
    this.#connection = new ReadConnection(primary, replica);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  beginTransaction = noTransaction;
  commitTransaction = noTransaction;
  rollbackTransaction = noTransaction;
}

/** Transactions are opened by `transact`, on the primary. */
async function noTransaction(): Promise<never> {
  throw new Error('This handle only reads');
}

/** Sends each statement on its own to any connection of the server that was chosen for it. */
class ReadConnection implements DatabaseConnection {
  readonly #primary: pg.Pool;
  readonly #replica: () => Replica | null;

  constructor(primary: pg.Pool, replica: () => Replica | null) {
    this.#primary = primary;
    this.#replica = replica;
  }

  /** What fails on a replica, such as one that ends or cancels a long read, is read again from the primary. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const replica = this.#replica();
    if (replica) {
      const { pool, lost } = replica;
      const read = await Promise.race([new PooledConnection(pool).executeQuery<Row>(query), lost]).catch(() => null);
      if (read) return read;
    }
    return new PooledConnection(this.#primary).executeQuery(query);
  }

  streamQuery(): never {
    throw new Error('Large answers are read in pages here, not as a stream');
  }
}
