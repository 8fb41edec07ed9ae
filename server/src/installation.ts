import { join, resolve } from 'node:path';
import { followClock, type FollowedClock } from './base/clock/followed-clock.ts';
import { openDatabase, type Database } from './base/db/database.ts';
import { migrate } from './base/db/migrate.ts';
import { wrongSettings } from './base/db/pool.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './base/embedded-postgres/index.ts';
import type { BucketAccess } from './base/files/bucket.ts';
import { bucketFiles } from './base/files/bucket-files.ts';
import type { Files } from './base/files/files.ts';
import { localFiles } from './base/files/local-files.ts';
import { StartUpError } from './base/start-up-error.ts';
import { readEnv, type Env } from './env.ts';

/** The settings of this installation and its migrated database, for the server and for scripts. */
export interface Installation {
  env: Env;
  dataDir: string;
  db: Database;
  /** The clock of this installation, which is ahead of the real time when a demo's was moved. */
  clock: FollowedClock;
  /** Whether the database is the one that comes with Tradewind, which gets the demo data; false with DATABASE_URL. */
  embedded: boolean;
  /** Rejects when the embedded server keeps ending; otherwise never settles. */
  failed: Promise<never>;
  /** Closes the database, and stops the embedded server. */
  close(): Promise<void>;
}

/**
 * Opens the installation of the environment.
 *
 * @param options.beside whether it may be running already, for commands that do little and end soon
 * @throws StartUpError when the database can't be started or reached.
 */
export async function openInstallation({
  print = () => {},
  beside = false,
}: { print?: (line: string) => void; beside?: boolean } = {}): Promise<Installation> {
  const env = readEnv();
  const dataDir = resolve(env.DATA_DIR);
  const server = await openServer(env, print, beside);
  const db = openDatabase({
    ...server,
    replicaUrls: env.DATABASE_REPLICA_URLS,
    pool: env.DATABASE_POOL,
    mostTogether: env.ACTS_TOGETHER,
  });
  const close = async () => {
    await db.close();
    await server.stop();
  };
  try {
    await db.ping().catch((error: unknown) => {
      throw new StartUpError(
        `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message || String(error) : String(error)}`,
        { cause: error },
      );
    });
    await requireSettings(db);
    const ran = await migrate(db.directUrl);
    if (ran.length > 0) print(`Migrated: ${ran.join(', ')}`);
    const { failed } = server;
    return { env, dataDir, db, clock: await followClock(db), embedded: !env.DATABASE_URL, failed, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws StartUpError when a pooler gives out sessions that lack the settings which others are opened with. */
async function requireSettings({ pool }: Database): Promise<void> {
  const wrong = await wrongSettings(pool);
  if (wrong.length === 0) return;
  throw new StartUpError(
    'The pooler of DATABASE_URL opens sessions without the settings that Tradewind needs. For PgBouncer, add to the line of the database:\n' +
      `  connect_query='${wrong.join('; ').replaceAll("'", "''")}'`,
  );
}

/** The file storage of an installation: a bucket with FILES_URL, or a folder in its data folder. */
export function openFiles(env: Env): Files {
  const { DATA_DIR, FILES_URL, FILES_PUBLIC_URL } = env;
  return FILES_URL
    ? bucketFiles(FILES_URL, bucketAccess(env), FILES_PUBLIC_URL)
    : localFiles(join(resolve(DATA_DIR), 'files'));
}

/** The access to buckets that the environment gives. */
export const bucketAccess = (env: Env): BucketAccess => ({
  endpoint: env.S3_ENDPOINT,
  region: env.S3_REGION,
  accessKeyId: env.AWS_ACCESS_KEY_ID,
  secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
});

/** The database server of an installation. */
export interface DatabaseServer {
  url: string;
  /** The same server without a pooler in between, for commands that keep a session. */
  directUrl: string;
  /** Rejects when the embedded server keeps ending; otherwise never settles. */
  failed: Promise<never>;
  /** Stops the embedded server when this process started it. */
  stop(): Promise<void>;
}

/**
 * The server of DATABASE_URL, or the embedded one, which is started.
 *
 * @param beside whether another process may be running the embedded one, which is then used
 */
export async function openServer(
  { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: Env,
  print: (line: string) => void,
  beside = false,
): Promise<DatabaseServer> {
  const running = DATABASE_URL ?? (beside ? await findRunningPostgres(DATA_DIR) : null);
  if (running) {
    const directUrl = DATABASE_DIRECT_URL ?? running;
    return { url: running, directUrl, failed: new Promise<never>(() => {}), stop: async () => {} };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: resolve(DATA_DIR),
    onLog: (line) => isRelevant(line) && print(line),
  });
  return { ...embedded, directUrl: embedded.url };
}

/**
 * Leaves out the routine messages of the database, but not its warnings and those of the first start. The error of a statement goes to the
 * code that sent it, which reports it or expects it, such as a lock that is not to be waited for.
 */
const isRelevant = (line: string): boolean => !/^(LOG|ERROR|DETAIL|HINT|STATEMENT|CONTEXT):/.test(line);
