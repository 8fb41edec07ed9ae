import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type postgres from 'postgres';

/**
 * Kysely on postgres.js, with as few round trips as the protocol allows: single statements use any free connection
 * without reserving it first, and in a transaction of `transaction.ts` independent statements are sent together, `begin`
 * with the first of them and `commit` with the last.
 *
 * Kysely's own transactions can't be pipelined, so `transaction.ts` builds them from parts that are not a stable API of
 * Kysely: the executor of a database, its connection provider and the constructor of `Transaction`. `package.json`
 * therefore names one exact version of Kysely; run `database.db.test.ts` before changing it.
 *
 * @param losses returns how many connections were lost so far.
 */
export function pipelinedDialect(pool: postgres.Sql, losses: () => number): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PipelinedDriver(pool, losses),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PipelinedDriver implements Driver {
  readonly #pool: postgres.Sql;
  readonly #losses: () => number;

  constructor(pool: postgres.Sql, losses: () => number) {
    this.#pool = pool;
    this.#losses = losses;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.#pool, this.#losses);
  }

  async beginTransaction(
    connection: PooledConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
    await connection.begin(modes ? `start transaction ${modes}` : 'begin');
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

/** Any connection of the pool until a transaction begins; then the connection reserved for that transaction. */
export class PooledConnection implements DatabaseConnection {
  readonly #pool: postgres.Sql;
  readonly #losses: () => number;
  #reserved: postgres.ReservedSql | null = null;
  #lossesBefore = 0;
  #begun: Promise<unknown> = Promise.resolve();
  /** True as soon as COMMIT or ROLLBACK is sent. */
  #isOver = false;
  /** Statements that wait for COMMIT. */
  readonly #postponed: CompiledQuery[] = [];

  constructor(pool: postgres.Sql, losses: () => number) {
    this.#pool = pool;
    this.#losses = losses;
  }

  /** Does not wait for the answer, which arrives before that of the first statement; `commit` checks it. */
  async begin(statement: string): Promise<void> {
    this.#reserved = await this.#pool.reserve();
    this.#lossesBefore = this.#losses();
    this.#begun = this.#send(statement, []);
    this.#begun.catch(() => {});
  }

  /** Postpones a statement and sends it together with COMMIT; `commit` throws its error. */
  postpone(query: CompiledQuery): void {
    if (this.#isOver) throw new Error('The transaction is over');
    this.#postponed.push(query);
  }

  /** @throws the error of a postponed statement, or an error when PostgreSQL rolled back because an earlier error was swallowed. */
  async commit(): Promise<void> {
    await this.#begun;
    this.#isOver = true;
    const last = this.#postponed.map(({ sql, parameters }) => this.#send(sql, parameters));
    const end = this.#send('commit', []);
    const [{ command }] = await Promise.all([end, ...last]).catch(async (error: unknown) => {
      // All statements must have ended before the connection is reused.
      await Promise.allSettled([end, ...last]);
      throw error;
    });
    if (command !== 'COMMIT') throw new Error('The transaction had failed before; nothing of it was kept');
  }

  async rollback(): Promise<void> {
    this.#isOver = true;
    // PostgreSQL has already rolled back the transaction of a lost connection.
    if (!this.#isLost()) await this.#send('rollback', []);
  }

  release(): void {
    // The pool takes back a lost connection by itself.
    if (!this.#isLost()) this.#reserved?.release();
    this.#reserved = null;
  }

  /** Refuses statements after the end of the transaction: after ROLLBACK they would run, and commit, on their own. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('The transaction is over');
    const result = await this.#send(sql, parameters);
    return {
      rows: [...result] as Row[],
      numAffectedRows: changes.has(result.command) ? BigInt(result.count) : undefined,
    };
  }

  /**
   * The driver reconnects by itself and would send the rest of a transaction over a new connection, where each statement
   * commits on its own. So after the loss of any connection, which is rare, all open transactions are given up.
   */
  #isLost(): boolean {
    return this.#reserved !== null && this.#losses() !== this.#lossesBefore;
  }

  async #send(statement: string, parameters: readonly unknown[]) {
    if (this.#isLost()) throw new Error('A connection to the database was lost; the transaction is undone');
    return (this.#reserved ?? this.#pool).unsafe(
      statement,
      [...parameters] as postgres.ParameterOrJSON<never>[],
      prepared,
    );
  }

  streamQuery(): never {
    throw new Error('Large answers are read in pages here, not as a stream');
  }
}

/** Each connection parses and plans a statement once, also one without parameters. */
const prepared = { prepare: true, simple: false };
const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
