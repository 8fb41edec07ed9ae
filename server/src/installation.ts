import { resolve } from 'node:path';
import { followClock, type FollowedClock } from './base/clock/followed-clock.ts';
import { openDatabase, type Database } from './base/db/database.ts';
import { migrate } from './base/db/migrate.ts';
import { startEmbeddedPostgres } from './base/embedded-postgres/index.ts';
import { StartUpError } from './base/start-up-error.ts';
import { readEnv, type Env } from './env.ts';

/** The settings of this installation and its migrated database, however it is run. */
export interface Installation {
  env: Env;
  dataDir: string;
  db: Database;
  /** The time of this installation, which a demo's may be ahead of the real one. */
  clock: FollowedClock;
  /** The database that comes with Tradewind, which starts with the demo world; false for a server of one's own. */
  embedded: boolean;
  /** Closes the database, and ends the server that was started for it. */
  close(): Promise<void>;
}

export async function openInstallation(tell: (line: string) => void = () => {}): Promise<Installation> {
  const env = readEnv();
  const dataDir = resolve(env.DATA_DIR);
  const server = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir, onLog: (line) => isWorthTelling(line) && tell(line) });
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
    const ran = await migrate(db.connection);
    if (ran.length > 0) tell(`Migrated: ${ran.join(', ')}`);
    return { env, dataDir, db, clock: await followClock(db), embedded: server !== null, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The database's own chatter stays out of the way; its warnings and what it did at a first start do not. */
const isWorthTelling = (line: string): boolean => !/^(LOG|DETAIL|HINT|STATEMENT|CONTEXT):/.test(line);
