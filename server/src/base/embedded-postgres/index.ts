import { resolve } from 'node:path';
import { provideBinaries } from './binaries.ts';
import { databaseName, openCluster, readCluster, roleName } from './cluster.ts';
import { findHome } from './home.ts';
import { clearLeftovers } from './leftover.ts';
import { isLocked, takeLock } from './lock.ts';
import { runningPort } from './server-process.ts';
import { superviseServer } from './supervise.ts';
import { once } from '../once.ts';

type Options = {
  /** The folder of all data of Tradewind; created when missing. */
  dataDir: string;
  /** Whether the data may be lost in a power cut, as that of tests may; it is not flushed to the disk then. */
  disposable?: boolean;
  /** Receives the messages of the start, and every line of the server's own log. */
  onLog?: (line: string) => void;
};

/** A database that accepts connections at `url` until `stop` has finished. */
export type EmbeddedPostgres = {
  url: string;
  /** Rejects when the server keeps ending; never resolves. */
  failed: Promise<never>;
  stop(): Promise<void>;
};

/**
 * Starts the PostgreSQL that comes with Tradewind on the cluster of a data folder, which the first start creates, and
 * starts it again when it ends unexpectedly.
 *
 * @throws StartUpError for what the user can fix: a full disk, a damaged folder, a second start.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const { disposable = false, onLog = () => undefined } = options;

  const home = await findHome(dataDir, onLog);
  const lock = await takeLock(home.folder, dataDir);
  try {
    const binaries = await provideBinaries(home.folder, home.user);
    const { folder, password } = await openCluster(home, binaries, { disposable, onLog });
    await clearLeftovers(folder, binaries, home.user);
    const server = await superviseServer({ folder, binaries, user: home.user, disposable, onLog });
    return {
      url: urlOf(password, server.port),
      failed: server.failed,
      stop: once(() => server.stop().finally(lock.release)),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * The URL of the database of a data folder while another Tradewind runs it, for scripts that only read or may write beside
 * it; null when none does.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const home = await findHome(resolve(dataDir), () => undefined);
  if (!(await isLocked(home.folder))) return null;
  const { folder, password } = await readCluster(home);
  const port = await runningPort(folder);
  return port === null ? null : urlOf(password, port);
}

const urlOf = (password: string, port: number): string =>
  `postgres://${roleName}:${password}@127.0.0.1:${port}/${databaseName}`;
