import { afterAll, inject } from 'vitest';
import { openDatabase, type Database } from '../src/base/db/database.ts';
import { forbidPrivateHosts } from '../src/base/http/outgoing.ts';
import { templateName, withDatabase } from './database-setup.ts';
import { withClient } from './with-client.ts';

/**
 * Creates a database for this test file, cloned from the migrated template and dropped at the end. Call it at the top of
 * the file: `const db = await testDatabase();`
 */
export async function testDatabase(): Promise<Database> {
  const { url, drop } = await createDatabase(`template ${templateName}`);
  const replicaUrls = replicasOf(url);
  const db = openDatabase({ url, pool: 12, replicaUrls });
  afterAll(async () => {
    forbidPrivateHosts();
    await db.close();
    for (const replicaUrl of replicaUrls)
      process.stdout.write(`The replica answered ${await transactionsIn(replicaUrl)} transactions\n`);
    await drop();
  });
  return db;
}

/** The same database on the replica that a long walk has. */
export function replicasOf(url: string): string[] {
  const replica = inject('replicaServer');
  return replica ? [withDatabase(replica, new URL(url).pathname.slice(1))] : [];
}

/** Creates a database without any table for this test file, dropped at the end. @returns its URL */
export async function emptyDatabase(): Promise<string> {
  const { url, drop } = await createDatabase('');
  afterAll(drop);
  return url;
}

async function createDatabase(options: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('databaseServer');
  const name = `tradewind_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await administer(server, `create database ${name} ${options}`);
  return {
    url: withDatabase(server, name),
    drop: () => administer(server, `drop database if exists ${name} with (force)`),
  };
}

/** How many transactions a database has finished on this server. */
const transactionsIn = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ finished: string }>(
      'select xact_commit + xact_rollback as finished from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]!.finished);
  });

const administer = (url: string, command: string): Promise<void> =>
  withClient(url, async (admin) => {
    // A template can be cloned only once at a time.
    await admin.query('select pg_advisory_lock(7239112002)');
    await admin.query(command);
  });
