import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { provideBinaries } from '../src/base/embedded-postgres/binaries.ts';
import { databaseName, openCluster, roleName } from '../src/base/embedded-postgres/cluster.ts';
import { findHome } from '../src/base/embedded-postgres/home.ts';
import { clearLeftovers } from '../src/base/embedded-postgres/leftover.ts';
import { startServer } from '../src/base/embedded-postgres/server-process.ts';

/** A PostgreSQL server of its own that is started again whenever it ends, as a supervisor does. */
export interface KeptPostgres {
  url: string;
  port: number;
  /** The folder of the cluster. */
  folder: string;
  stop(): Promise<void>;
}

/** Milliseconds, as supervisors wait. */
const restartAfter = 200;

/** Starts a server with an empty database in a folder, from the programs of the embedded one. */
export async function keepPostgres(dataDir: string): Promise<KeptPostgres> {
  const quiet = { disposable: false, onLog: () => {} };
  const home = await findHome(dataDir, quiet.onLog);
  const binaries = await provideBinaries(home.folder, home.user);
  const { folder, password } = await openCluster(home, binaries, quiet);
  const launch = { folder, binaries, user: home.user, ...quiet };
  const stopping = new AbortController();
  let running = await startServer(launch);
  const { port } = running;

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await running.ended;
      if (!stopping.signal.aborted) running = await startAgain();
    }
  }

  /** Tries until it starts: on a full disk it does not. */
  async function startAgain(): ReturnType<typeof startServer> {
    for (;;) {
      await pause(restartAfter);
      await clearLeftovers(folder, binaries, home.user);
      const started = await startServer(launch, port).catch(() => null);
      if (started) return started;
    }
  }
  const kept = keep();
  return {
    url: `postgres://${roleName}:${password}@127.0.0.1:${port}/${databaseName}`,
    port,
    folder,
    async stop() {
      stopping.abort();
      await running.stop();
      await kept;
    },
  };
}

/** The process of the server on a cluster; null when there is no sign of one. */
export async function postmasterOf(folder: string): Promise<number | null> {
  const lines = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(lines, 10) || null;
}
