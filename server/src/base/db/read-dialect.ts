import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type pg from 'pg';
import { pipelinedDialect, PooledConnection } from './dialect.ts';
import type { RequestRouting } from './request-reads.ts';

/**
 * The dialect of the handle that only reads: each statement goes to the replica of its request, or to the primary.
 *
 * @param routing the replica for a statement that is sent now, null for the primary; and what to do after it failed
 */
export function readDialect(primary: pg.Pool, routing: Routing): Dialect {
  return { ...pipelinedDialect(primary), createDriver: () => new ReadDriver(primary, routing) };
}

type Routing = Pick<RequestRouting, 'replica' | 'leaveReplica'>;

class ReadDriver implements Driver {
  readonly #connection: ReadConnection;

  constructor(primary: pg.Pool, routing: Routing) {
    this.#connection = new ReadConnection(primary, routing);
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
  readonly #routing: Routing;

  constructor(primary: pg.Pool, routing: Routing) {
    this.#primary = primary;
    this.#routing = routing;
  }

  /** What fails on a replica, such as one that ends or cancels a long read, is read again from the primary. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const replica = this.#routing.replica();
    if (replica) {
      const { pool, lost } = replica;
      const read = await Promise.race([new PooledConnection(pool).executeQuery<Row>(query), lost]).catch(() => null);
      if (read) return read;
      this.#routing.leaveReplica();
    }
    return new PooledConnection(this.#primary).executeQuery(query);
  }

  streamQuery(): never {
    throw new Error('Large answers are read in pages here, not as a stream');
  }
}
