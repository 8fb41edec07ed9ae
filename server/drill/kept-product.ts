import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../src/base/embedded-postgres/server-process.ts';
import { startProduct } from '../test/product.ts';
import { secret } from './world.ts';

/** A server process on a port of its own that is started again whenever it ends, as a supervisor does. */
export interface KeptProduct {
  origin: string;
  /** Ends the process at once; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it in order, for good. @returns its exit code */
  stop(): Promise<number | null>;
}

/** Milliseconds, as supervisors wait. */
const restartAfter = 200;

/** Starts it without waiting for its first answer. */
export async function keepProduct(settings: Readonly<Record<string, string>>): Promise<KeptProduct> {
  const port = String(await findFreePort());
  const start = () => startProduct({ PORT: port, PAYMENT_CODE_SECRET: secret.toString(), ...settings });
  const stopping = new AbortController();
  let running = start();

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await running.ended;
      await pause(restartAfter);
      if (!stopping.signal.aborted) running = start();
    }
  }
  const kept = keep();
  // Broken off, the drill leaves no process behind; this one stops its own database.
  const stopAtExit = () => void running.process.kill('SIGTERM');
  process.once('exit', stopAtExit);
  const end = async (signal: NodeJS.Signals) => {
    const { process: child, ended } = running;
    child.kill(signal);
    return ended;
  };

  return {
    origin: `http://127.0.0.1:${port}`,
    async kill() {
      await end('SIGKILL');
    },
    async stop() {
      stopping.abort();
      const code = await end('SIGTERM');
      await kept;
      process.off('exit', stopAtExit);
      return code;
    },
  };
}
