import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../server/test/product.ts';
import { runServerProgram } from './books.ts';
import { expect, test as base } from './journey.ts';

/** An installation that began with nothing: no demo data, no operator, a database of its own in an empty folder. */
interface EmptyInstallation {
  origin: string;
  /** The path of the link that the start printed. */
  setUpPath: string;
  /** Lets hours pass; what becomes due is processed within a minute. */
  advance(hours: number): Promise<void>;
  /** Stops the server and recounts the books. */
  stopAndCheckBooks(): Promise<string>;
}

export const test = base.extend<object, { installation: EmptyInstallation }>({
  installation: [
    async ({ browserName: _any }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'tradewind-first-sale-'));
      // mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
      await chmod(folder, 0o755);
      const settings = { DATA_DIR: join(folder, 'data'), DEMO: 'off', DEFAULT_LOCALE: 'en' };
      const product = startProduct(settings);
      const run = (program: string, ...args: string[]) => runServerProgram(program, args, settings);
      const stop = async () => {
        product.process.kill('SIGTERM');
        await product.ended;
      };
      try {
        const origin = await product.origin;
        const printedPath = () => /\/console\/login#\S+/.exec(product.output())?.[0] ?? '';
        await expect.poll(printedPath).not.toBe('');
        await use({
          origin,
          setUpPath: printedPath(),
          advance: async (hours) => void (await run('server/test/advance-clock.ts', String(hours))),
          async stopAndCheckBooks() {
            await stop();
            return run('server/src/check-books.ts');
          },
        });
      } finally {
        await stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.origin),
});

export { expect } from './journey.ts';
