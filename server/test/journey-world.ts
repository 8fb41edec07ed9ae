import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/base/embedded-postgres/index.ts';
import { withDatabase } from './database-setup.ts';
import { openidProvider } from './openid-provider.ts';
import { buildDemoWorld } from './demo-world.ts';
import { startProduct } from './product.ts';
import { withClient } from './with-client.ts';

/** The origin of another site, which may show the conversation of customer service in a frame. */
const partnerOrigin = 'https://app.example';

/**
 * The environment of the browser tests: two equal databases with the demo data, and the built server on each. Most tests
 * share the first installation; the second is for those that move its clock. The servers get only their database's URL,
 * so they need no special code for tests. Stops on SIGTERM.
 */
const ending = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
});
const folder = await mkdtemp(join(tmpdir(), 'tradewind-journeys-'));
// mkdtemp creates a folder of mode 0700, and as root the database runs as another user.
await chmod(folder, 0o755);

const provider = await openidProvider();
const database = await startEmbeddedPostgres({ dataDir: folder, disposable: true });
try {
  await buildDemoWorld(database.url, folder);
  const databases = { shared: database.url, clock: await cloneDatabase(database.url, 'tradewind_clock') };
  const { PORT = '0' } = process.env;
  const start = (url: string, port: string) =>
    startProduct({
      PORT: port,
      DATA_DIR: folder,
      DATABASE_URL: url,
      SERVICE_FRAME_ORIGINS: partnerOrigin,
      SIGN_IN_PROVIDERS: 'harbour',
      SIGN_IN_HARBOUR_ISSUER: provider.issuer,
      SIGN_IN_HARBOUR_LABEL: provider.settings().label,
      SIGN_IN_HARBOUR_ID: provider.settings().clientId,
      SIGN_IN_HARBOUR_SECRET: provider.settings().secret,
      OUTGOING_HOSTS: provider.host,
    });
  const products = [start(databases.shared, PORT), start(databases.clock, '0')];
  for (const product of products) product.process.stderr?.pipe(process.stderr);
  const [shared, clock] = await Promise.all(products.map(({ origin }) => origin));
  process.stdout.write(
    `Journeys start at ${shared} on ${databases.shared} in ${folder}, with a clock at ${clock} on ${databases.clock}\n`,
  );

  await Promise.race([ending, ...products.map(({ ended }) => ended)]);
  for (const product of products) product.process.kill('SIGTERM');
  await Promise.all(products.map(({ ended }) => ended));
} finally {
  await database.stop();
  provider.close();
  await rm(folder, { recursive: true, force: true });
}

/** Copies a database that nobody uses. @returns the URL of the copy. */
async function cloneDatabase(url: string, name: string): Promise<string> {
  const { pathname } = new URL(url);
  await withClient(withDatabase(url, 'template1'), (admin) =>
    admin.query(`create database ${name} template ${pathname.slice(1)}`),
  );
  return withDatabase(url, name);
}
