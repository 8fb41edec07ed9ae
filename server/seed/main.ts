import { openJobs } from '../src/base/jobs/jobs.ts';
import { paymentCodeSecret } from '../src/base/secrets/secrets.ts';
import { openFiles, openInstallation } from '../src/installation.ts';
import { reportStartUpError } from '../src/start-up.ts';
import { seedMarket } from './market/seed-market.ts';
import { requireRoom } from './many-orders/require-room.ts';
import { seedManyOrders } from './many-orders/seed-many-orders.ts';
import { seedManyProducts } from './many-products/seed-many-products.ts';
import { wantedLoad } from './options.ts';
import { seedDemo } from './seed-demo.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run seed` creates the demo data in the database that `DATABASE_URL` names, or in the embedded one;
 * `DEMO=small` without its wider market. For measurements `npm run seed -- --products 100000` adds a large catalogue to it,
 * `-- --orders 1000000` a year of so many orders, and `-- --scale` 1,000,000 products and 10,000,000 orders.
 */
async function main(): Promise<void> {
  const load = wantedLoad(process.argv.slice(2));
  const { env, dataDir, db, clock, close } = await openInstallation({ print: say });
  try {
    if (load.products + load.orders > 0) await requireRoom(db, load, say);
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
    if (load.products > 0) await seedManyProducts(db, clock, load.products, say);
    if (load.orders > 0) await seedManyOrders(db, clock, load.orders, say);
  } finally {
    await close();
  }
}

await main().catch(reportStartUpError);
