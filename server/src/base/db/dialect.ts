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
import pg from 'pg';
import { observer } from '../telemetry/observer.ts';
import { asOutage, DatabaseUnavailable, isReadOnly } from './outage.ts';
import { giveBack, prepares, takeConnection, unlimited, withConnection } from './pool.ts';
import { statement } from './statement.ts';

/**
 * Kysely on node-postgres in its pipeline mode, with as few round trips as the protocol allows: in a transaction of
 * `transaction.ts` independent statements are sent together, `begin` with the first of them and `commit` with the last.
 *
 * Kysely's own transactions can't be pipelined, so `transaction.ts` builds them from parts that are not a stable API of
 * Kysely: the executor of a database, its connection provider and the constructor of `Transaction`. `package.json`
 * therefore names one exact version of Kysely; run `database.db.test.ts` before changing it.
 */
export function pipelinedDialect(pool: pg.Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PipelinedDriver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PipelinedDriver implements Driver {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(this.#pool);
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

  /** The pool is closed by its owner, because Kysely calls this only when it was used. */
  async destroy(): Promise<void> {}
}

interface Beginning {
  readonly isLong?: boolean;
  readonly lockTimeout?: number | undefined;
}

/** Any connection of the pool until a transaction begins; then the connection reserved for that transaction. */
export class PooledConnection implements DatabaseConnection {
  readonly #pool: pg.Pool;
  #reserved: pg.PoolClient | null = null;
  #begun: Promise<unknown> = Promise.resolve();
  /** True as soon as COMMIT or ROLLBACK is sent. */
  #isOver = false;
  /** True when the connection must not be used again. */
  #isBroken = false;
  /** The error that failed the transaction. */
  #failure: unknown = null;
  /** Whether its transaction was begun to write. */
  #mayWrite = false;
  /** Milliseconds to wait for an answer; undefined for the limit of the pool. */
  #answerTimeout: number | undefined;
  /** Statements that wait for COMMIT. */
  readonly #postponed: CompiledQuery[] = [];

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /**
   * Does not wait for the answer, which arrives before that of the first statement; `commit` checks it.
   *
   * @param isLong whether its statements may take any time
   * @param lockTimeout milliseconds to wait for a lock; as long as for a statement without it
   */
  async begin(text: string, { isLong = false, lockTimeout }: Beginning = {}): Promise<void> {
    this.#reserved = await takeConnection(this.#pool);
    if (isLong) this.#answerTimeout = unlimited;
    this.#mayWrite = !text.includes('read only');
    const limits = [
      ...(isLong ? liftLimits : []),
      ...(lockTimeout === undefined ? [] : [`set local lock_timeout = ${lockTimeout}`]),
    ];
    const sent = [text, ...limits].map((statement) => this.#send(statement, []));
    this.#begun = Promise.all(sent);
    this.#begun.catch(() => {});
  }

  /** Postpones a statement and sends it together with COMMIT; `commit` throws its error. */
  postpone(query: CompiledQuery): void {
    if (this.#isOver) throw new Error('The transaction is over');
    this.#postponed.push(query);
  }

  /**
   * Where a replica has to confirm a commit, the time limit of statements would end the wait, and PostgreSQL would answer as if
   * it were confirmed. So a commit has none: without an answer, its outcome is unknown.
   *
   * @throws the error of a postponed statement, or an error when PostgreSQL rolled back because an earlier error was swallowed.
   */
  async commit(): Promise<void> {
    await this.#begun;
    this.#isOver = true;
    const last = this.#postponed.map(({ sql, parameters }) => this.#send(sql, parameters));
    // In a transaction that failed before this fails too, and the commit tells.
    if (this.#mayWrite) this.#sendUnseen('set local statement_timeout = 0', []).catch(() => {});
    const end = this.#send('commit', []);
    const [{ command }] = await Promise.all([end, ...last]).catch(async (error: unknown) => {
      // All statements must have ended before the connection is reused.
      await Promise.allSettled([end, ...last]);
      throw error;
    });
    if (command !== 'COMMIT') throw new Error('The transaction had failed before; nothing of it was kept');
  }

  /** PostgreSQL rolls back the transaction of a lost connection by itself. */
  async rollback(): Promise<void> {
    this.#isOver = true;
    await this.#send('rollback', []).catch(() => (this.#isBroken = true));
  }

  release(): void {
    if (this.#reserved) giveBack(this.#reserved, this.#isBroken);
    this.#reserved = null;
  }

  /** Refuses statements after the end of the transaction: after ROLLBACK they would run, and commit, on their own. */
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error('The transaction is over');
    const { command, rowCount, rows } = await this.#send(sql, parameters);
    return { rows, numAffectedRows: changes.has(command) ? BigInt(rowCount ?? 0) : undefined };
  }

  #send(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const watching = observer();
    return watching
      ? watching.statement(text, () => this.#sendUnseen(text, parameters))
      : this.#sendUnseen(text, parameters);
  }

  async #sendUnseen(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const sent = statement(text, parameters, prepares(this.#pool));
    if (!this.#reserved) return withConnection(this.#pool, (client) => client.query(sent));
    writeTogether(this.#reserved);
    const query: TimedQuery = { ...sent, query_timeout: this.#answerTimeout };
    return this.#reserved.query(query).catch((error: unknown) => {
      if (!this.#mayWrite || !isReadOnly(error)) throw this.#causeOf(asOutage(error));
      // The primary has become a replica: a new connection may lead to the one that took over.
      this.#isBroken = true;
      throw this.#causeOf(new DatabaseUnavailable(error));
    });
  }

  /** Statements that were sent together with the one that failed only say that the transaction is aborted. */
  #causeOf(error: unknown): unknown {
    const isFollowUp = error instanceof pg.DatabaseError && error.code === transactionAborted;
    this.#failure ??= error;
    return isFollowUp ? this.#failure : error;
  }

  streamQuery(): never {
    throw new Error('Large answers are read in pages here, not as a stream');
  }
}

/** The driver reads the time limit of one statement from here; its types don't say so. */
type TimedQuery = pg.QueryConfig & { query_timeout: number | undefined };

const liftLimits = ['set local statement_timeout = 0', 'set local idle_in_transaction_session_timeout = 0'];

/** Statements that are sent in one turn of the event loop go out in one write. */
function writeTogether({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** SQL state of statements after one that failed. */
const transactionAborted = '25P02';

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);
