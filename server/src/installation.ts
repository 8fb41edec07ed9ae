import { resolve } from 'node:path';
import { followClock, type FollowedClock } from './base/clock/followed-clock.ts';
import { openDatabase, type Database } from './base/db/database.ts';
import { migrate } from './base/db/migrate.ts';
import { startEmbeddedPostgres } from './base/embedded-postgres/index.ts';
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
  /** Closes the database, and stops the embedded server. */
  close(): Promise<void>;
}

/** Opens the installation of the environment. @throws StartUpError when the database can't be started or reached. */
export async function openInstallation(print: (line: string) => void = () => {}): Promise<Installation> {
  const env = readEnv();
  const dataDir = resolve(env.DATA_DIR);
  const server = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir, onLog: (line) => isRelevant(line) && print(line) });
  const db = openDatabase({ url: server?.url ?? env.DATABASE_URL!, pool: env.DATABASE_POOL });
  const close = async () => {
    await db.close();
    await server?.stop();
  };
  try {
    await db.ping().catch((error: unknown) => {
      throw new StartUpError(
        `The database of DATABASE_URL does not answer: ${error instanceof Error ? error.message || String(error) : String(error)}`,
        { cause: error },
      );
    });
    const ran = await migrate(db.pool);
    if (ran.length > 0) print(`Migrated: ${ran.join(', ')}`);
    return { env, dataDir, db, clock: await followClock(db), embedded: server !== null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Leaves out the routine messages of the database, but not its warnings and those of the first start. */
const isRelevant = (line: string): boolean => !/^(LOG|DETAIL|HINT|STATEMENT|CONTEXT):/.test(line);
