import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/base/db/migrate.ts';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { openDatabase } from '../src/base/db/database.ts';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { startReplica } from './replica.ts';
import { isLongWalk } from './walks.ts';
import { withClient } from './with-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server with the migrated template; the database's name is replaced by each test file's own. */
    databaseServer: string;
    /** Of its replica, which shows each commit before it is acknowledged; empty where there is none. */
    replicaServer: string;
  }
}

export const templateName = 'tradewind_template';

/**
 * Runs once per test run: starts a PostgreSQL server (the embedded one, or that of TEST_DATABASE_URL) and creates a
 * migrated template database, which each test file clones in milliseconds.
 */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const folder = given ? null : await mkdtemp(join(tmpdir(), 'tradewind-test-'));
  // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
  if (folder) await chmod(folder, 0o755);
  const server = folder ? await startEmbeddedPostgres({ dataDir: folder, disposable: true }) : null;
  const url = given ?? server!.url;

  await withClient(url, async (admin) => {
    await admin.query(`drop database if exists ${templateName} with (force)`);
    await admin.query(`create database ${templateName}`);
  });
  const template = openDatabase({ url: withDatabase(url, templateName), pool: 2 });
  await migrate(template.directUrl);
  const jobs = openJobs(
    template,
    (error) => {
      throw error;
    },
    false,
  );
  await jobs.start();
  await jobs.stop();
  await template.close();
  project.provide('databaseServer', url);
  const replica =
    isLongWalk && folder ? await startReplica(url, { primary: folder, replica: join(folder, 'replica') }) : null;
  if (replica) await waitForReplicas(url);
  project.provide('replicaServer', replica?.url ?? '');

  return async () => {
    await replica?.stop();
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  };
}

/** From now on, what is committed is seen on the replica before the commit returns. */
const waitForReplicas = (url: string): Promise<void> =>
  withClient(url, async (admin) => {
    await admin.query('alter role current_user set synchronous_commit = remote_apply');
    await admin.query(`alter system set synchronous_standby_names = '*'`);
    await admin.query('select pg_reload_conf()');
    const isWaiting = `select from pg_stat_replication where sync_state = 'sync'`;
    while ((await admin.query(isWaiting)).rowCount === 0) await pause(100);
  });

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
