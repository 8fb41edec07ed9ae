import { StartUpError } from '../start-up-error.ts';
import { clearLeftovers } from './leftover.ts';
import { startServer, type Launch, type RunningServer } from './server-process.ts';

/** A server that is started again, on the same port, when it ends without having been stopped. */
export interface SupervisedServer {
  port: number;
  /** Rejects when the server can't be kept running; never resolves. */
  failed: Promise<never>;
  stop(): Promise<void>;
}

/** More restarts than this within the period mean that starting again does not help. */
const maxRestarts = 5;
const period = 5 * 60_000;

/** @throws StartUpError when the server does not start the first time. */
export async function superviseServer(launch: Launch): Promise<SupervisedServer> {
  const restarts: number[] = [];
  let stopping = false;
  let running: RunningServer = await startServer(launch);
  const { port } = running;

  async function keepRunning(): Promise<never> {
    for (;;) {
      await running.ended;
      if (stopping) return new Promise<never>(() => {});
      const now = performance.now();
      if (restarts.filter((at) => at > now - period).length >= maxRestarts)
        throw new StartUpError(`The database server ended ${maxRestarts + 1} times within ${period / 60_000} minutes.`);
      restarts.push(now);
      launch.onLog('The database server ended unexpectedly and is started again.');
      await clearLeftovers(launch.folder, launch.binaries, launch.user);
      running = await startServer(launch, port);
      if (stopping) await running.stop();
    }
  }
  const failed = keepRunning();
  failed.catch(() => {});

  return {
    port,
    failed,
    async stop() {
      stopping = true;
      await running.stop();
    },
  };
}
