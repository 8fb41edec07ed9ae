import { setTimeout as sleep } from 'node:timers/promises';
import { StartUpError } from '../start-up-error.ts';
import { DiskFullError } from './disk-error.ts';
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

/** Milliseconds between two starts on a full disk. */
const waitForSpace = 1_000;

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
      running = await startAgain();
      if (stopping) await running.stop();
    }
  }

  /** Waits, however long, for space on a full disk: nothing is gained by ending. */
  async function startAgain(): Promise<RunningServer> {
    for (;;) {
      await clearLeftovers(launch.folder, launch.binaries, launch.user);
      try {
        return await startServer(launch, port);
      } catch (error) {
        if (stopping || !(error instanceof DiskFullError)) throw error;
        launch.onLog('The disk of the database is full; it starts again when there is space.');
        await sleep(waitForSpace);
      }
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
