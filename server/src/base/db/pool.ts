import pg from 'pg';
import { asOutage } from './outage.ts';
import { types } from './statement.ts';

/** In milliseconds. A request waits longer for a connection in use than for a server that does not answer. */
const connectTimeout = 3_000;
const checkoutTimeout = 10_000;

class Client extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...config, connectionTimeoutMillis: connectTimeout });
  }
}

/** A pool, or one connection. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>;
}

/** The settings of every connection. Statements may take 15 seconds unless a transaction sets its own limit. */
const connectionOptions = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tradewind',
  options: '-c TimeZone=UTC -c statement_timeout=15000',
  keepAlive: true,
  // Statements are sent without waiting for the answers to earlier ones.
  pipeline: true,
  types,
});

/** Opens a pool whose connections live as long as it; lost ones are replaced when they are needed. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    Client,
    max: size,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: checkoutTimeout,
  });
  pool.on('error', ignore);
  return pool;
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
    const client = await pool.connect();
    // The loss of a connection also fails the statement that runs, or the next one; unhandled, it would end the process.
    client.on('error', ignore);
    return client;
  } catch (error) {
    throw asOutage(error);
  }
}

/** @param broken whether to close the connection instead of using it again */
export function giveBack(client: pg.PoolClient, broken = false): void {
  client.removeListener('error', ignore);
  client.release(broken);
}

/** Runs the work on a reserved connection, outside any transaction. @throws DatabaseUnavailable */
export async function withConnection<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await takeConnection(pool);
  try {
    return await work(client);
  } catch (error) {
    throw asOutage(error);
  } finally {
    giveBack(client);
  }
}

const ignore = () => {};
