import pg from 'pg';
import { asOutage, DatabaseUnavailable, isConnectionLost, isReadOnly } from './outage.ts';
import { types } from './statement.ts';

/** In milliseconds. A request waits longer for a connection in use than for a server that does not answer. */
const connectTimeout = 3_000;
const checkoutTimeout = 10_000;

/** Milliseconds after which PostgreSQL ends a statement, with its waiting for locks. */
const statementTimeout = 15_000;

/** PostgreSQL would have ended the statement before this time: without an answer by then, the network has lost it. */
const answerTimeout = statementTimeout + 2_000;

/** Milliseconds in which a transaction whose client says nothing loses its locks: before those who wait for them give up. */
const idleInTransactionTimeout = 10_000;

/** Milliseconds without traffic after which both sides ask whether the other is still there. */
const keepAliveDelay = 10_000;

/** For `query_timeout`, the longest time that a timer can wait. */
export const unlimited = 2 ** 31 - 1;

const ignore = () => {};

class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectTimeout });
    // The loss of a connection also fails the statement that runs, or the next one; unhandled, it would end the process. It may
    // arrive together with the answer to the log-in, before anybody else could listen.
    this.on('error', ignore);
  }
}

/** A pool, or one connection. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

/** The settings that every session needs: a pooler in between sets them, see `wrongSettings`. */
const sessionSettings: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  statement_timeout: `${statementTimeout / 1_000}s`,
  idle_in_transaction_session_timeout: `${idleInTransactionTimeout / 1_000}s`,
};

/** The settings of the session, as arguments of the server. */
const sessionArguments = Object.entries({
  ...sessionSettings,
  tcp_keepalives_idle: String(keepAliveDelay / 1_000),
  tcp_keepalives_interval: '5',
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

export interface PoolOptions {
  /** The maximum number of connections. */
  size: number;
  /** Milliseconds to wait for an answer before a connection counts as lost; for tests. */
  timeout?: number | undefined;
  /**
   * Whether a pooler in transaction mode, such as PgBouncer, is in between: each transaction may then run on another session,
   * so that no statement stays prepared and no setting is made.
   */
  pooled?: boolean;
}

/** The settings of every connection. Transactions for long work lift the limits: see `TransactionOptions`. */
const connectionOptions = (url: string, { timeout = answerTimeout, pooled = false } = {}): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tradewind',
  ...(!pooled && { options: sessionArguments }),
  query_timeout: timeout,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveDelay,
  // Statements are sent without waiting for the answers to earlier ones.
  pipeline: true,
  types,
});

/** Pools in front of which no pooler is, so that a connection remembers prepared statements. */
const preparing = new WeakSet<pg.Pool>();

export const prepares = (pool: pg.Pool): boolean => preparing.has(pool);

/** Opens a pool whose connections live as long as it; lost ones are replaced when they are needed. */
export function openPool(url: string, { size, timeout, pooled = false }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url, { ...(timeout !== undefined && { timeout }), pooled }),
    Client,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: checkoutTimeout,
  });
  pool.on('error', ignore);
  if (!pooled) preparing.add(pool);
  return pool;
}

/**
 * The settings that the sessions behind a pooler lack.
 *
 * @returns what its `connect_query` has to say, such as `set TimeZone = 'UTC'`; empty where nothing is missing
 */
export async function wrongSettings(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value from unnest($1::text[]) as name`,
    [Object.keys(sessionSettings)],
  );
  return rows
    .filter(({ name, value }) => value !== sessionSettings[name])
    .map(({ name }) => `set ${name} = '${sessionSettings[name]}'`);
}

/** Waits for reserved connections to be given back, and for all to end, unlike the pool's own method. */
export async function closePool(pool: pg.Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => (open -= 1) === 0 && resolve());
  });
  await pool.end();
  await closed;
}

/** A connection outside the pool, for notifications. */
export const openClient = (url: string): pg.Client => new Client(connectionOptions(url));

/**
 * Reserves a connection. Give it back with `giveBack`.
 *
 * @throws DatabaseUnavailable
 */
export async function takeConnection(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asOutage(error);
  }
}

/** @param broken whether to close the connection instead of using it again */
export function giveBack(client: pg.PoolClient, broken = false): void {
  client.release(broken);
}

/** Ends the transaction that a failed script of several statements leaves open. @returns whether the connection still works */
const endTransaction = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/** Runs the work on a reserved connection, outside any transaction. @throws DatabaseUnavailable */
export async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await takeConnection(pool);
  try {
    const result = await work(client);
    giveBack(client);
    return result;
  } catch (error) {
    // The primary has become a replica: a new connection may lead to the one that took over.
    const isDemoted = isReadOnly(error);
    giveBack(client, isDemoted || isConnectionLost(error) || !(await endTransaction(client)));
    throw isDemoted ? new DatabaseUnavailable(error) : asOutage(error);
  }
}

/** Runs long work on a connection of its own without any time limit. @throws DatabaseUnavailable */
export async function withUnlimitedConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connectionOptions(url, { timeout: unlimited }));
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } catch (error) {
    throw asOutage(error);
  } finally {
    await client.end();
  }
}
