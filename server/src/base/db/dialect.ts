import {
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type postgres from 'postgres';

/**
 * Kysely on postgres.js, with as few round trips as the protocol allows: single statements take any free connection
 * without reserving it first, statements of a transaction that do not wait for each other travel together, and `begin`
 * travels with the first of them.
 */
export function pipelinedDialect(pool: postgres.Sql): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PipelinedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PipelinedDriver implements Driver {
  readonly #pool: postgres.Sql;

  constructor(pool: postgres.Sql) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.#pool);
  }

  async beginTransaction(connection: PooledConnection, { isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
    await connection.begin(modes ? `start transaction ${modes}` : 'begin');
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('commit');
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.end('rollback');
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Any connection of the pool until a transaction begins; from then on that transaction's own. */
class PooledConnection implements DatabaseConnection {
  readonly #pool: postgres.Sql;
  #reserved: postgres.ReservedSql | null = null;
  #begun: Promise<unknown> = Promise.resolve();

  constructor(pool: postgres.Sql) {
    this.#pool = pool;
  }

  /** Does not wait for the answer: it comes before that of the first statement, and `end` looks at it. */
  async begin(statement: string): Promise<void> {
    this.#reserved = await this.#pool.reserve();
    this.#begun = this.executeQuery(CompiledQuery.raw(statement));
    this.#begun.catch(() => {});
  }

  async end(statement: 'commit' | 'rollback'): Promise<void> {
    if (statement === 'commit') await this.#begun;
    await this.executeQuery(CompiledQuery.raw(statement));
  }

  release(): void {
    this.#reserved?.release();
    this.#reserved = null;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await (this.#reserved ?? this.#pool).unsafe(sql, [...parameters] as postgres.ParameterOrJSON<never>[], prepared);
    return { rows: [...result] as Row[], numAffectedRows: changes.has(result.command) ? BigInt(result.count) : undefined };
  }

  streamQuery(): never {
    throw new Error('Large answers are read in pages here, not as a stream');
  }
}

/** Each connection parses and plans a statement once, also one without parameters. */
const prepared = { prepare: true, simple: false };
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
