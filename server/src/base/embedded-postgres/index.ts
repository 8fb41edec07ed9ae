import { resolve } from 'node:path';
import { provideBinaries } from './binaries.ts';
import { databaseName, openCluster, roleName } from './cluster.ts';
import { findHome } from './home.ts';
import { clearLeftovers } from './leftover.ts';
import { takeLock } from './lock.ts';
import { startServer } from './server-process.ts';

type Options = {
  /** The folder of all that Tradewind keeps; made when missing. */
  dataDir: string;
  /** Hears the few things worth telling at start, and every line of the server's own log. */
  onLog?: (line: string) => void;
};

/** A database that accepts connections at `url` until `stop` has finished. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/**
 * Starts the PostgreSQL that comes with Tradewind on the cluster of a data folder, making it at the first start.
 * What a person can put right (a full disk, a damaged folder, a second start) is thrown as StartUpError.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const onLog = options.onLog ?? (() => undefined);

  const home = await findHome(dataDir, onLog);
  const lock = await takeLock(home.folder, dataDir);
  try {
    const binaries = await provideBinaries(home.folder, home.user);
    const { folder, password } = await openCluster(home, binaries, onLog);
    await clearLeftovers(folder, binaries, home.user);
    const server = await startServer({ folder, binaries, user: home.user, onLog });
    return {
      url: `postgres://${roleName}:${password}@127.0.0.1:${server.port}/${databaseName}`,
      stop: once(() => server.stop().finally(lock.release)),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Shutting down twice (a signal, then the end of main) must wait for the same end, not begin another. */
function once(stop: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => (stopping ??= stop());
}
