import { parseArgs } from 'node:util';
import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { StartUpError } from '../src/base/start-up-error.ts';
import { openFiles, openInstallation } from '../src/installation.ts';
import { reportStartUpError } from '../src/start-up.ts';
import { seedMarket } from './market/seed-market.ts';
import { seedManyProducts } from './many-products/seed-many-products.ts';
import { seedDemo } from './seed-demo.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const most = 5_000_000;

/**
 * `npm run seed` creates the demo data in the database that `DATABASE_URL` names, or in the embedded one;
 * `DEMO=small` without its wider market; `npm run seed -- --products 100000` adds a large catalogue to it, for measurements.
 */
async function main(): Promise<void> {
  const many = wantedProducts();
  const { env, dataDir, db, clock, close } = await openInstallation({ print: say });
  try {
    const deps = {
      db,
      clock,
      jobs: openJobs(db, (error) => say(String(error)), false),
      paymentCodeSecret: await paymentCodeSecret(dataDir, env.PAYMENT_CODE_SECRET),
    };
    const began = performance.now();
    const { added } = await seedDemo({ ...deps, log: say });
    const grown = env.DEMO === 'small' ? 0 : await seedMarket({ ...deps, files: openFiles(env) });
    if (grown > 0) say(`${grown} more shops, shoppers and orders of a year`);
    say(
      added + grown > 0
        ? `The demo world is ready after ${Math.round((performance.now() - began) / 1_000)} s.`
        : 'The demo world was complete already; nothing was changed.',
    );
    if (many > 0) await seedManyProducts(db, clock, many, say);
  } finally {
    await close();
  }
}

function wantedProducts(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } }, strict: false });
  const unknown = Object.keys(values).find((name) => name !== 'products');
  if (unknown) throw new StartUpError(`There is no option --${unknown}; --products <number> makes a large catalogue.`);
  const many = Number(values.products);
  if (typeof values.products !== 'string' || !Number.isSafeInteger(many) || many < 0 || many > most)
    throw new StartUpError(`--products takes a whole number up to ${most}.`);
  return many;
}

await main().catch(reportStartUpError);
