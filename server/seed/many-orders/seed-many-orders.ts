import type { Clock } from '../../src/base/clock/clock.ts';
import type { Database } from '../../src/base/db/database.ts';
import { checkBooks, foldAccounts } from '../../src/money/ledger/index.ts';
import { foldBookedDays } from '../../src/operations/reports/index.ts';
import { fillManyOrders } from './fill-many-orders.ts';

/**
 * Fills a year of orders into an installation, folds its books and recounts them.
 *
 * @param count how many orders, at least `leastOrders`
 * @throws when the recount finds an error afterwards.
 */
export async function seedManyOrders(
  db: Database,
  clock: Clock,
  count: number,
  log: (line: string) => void,
): Promise<void> {
  const began = performance.now();
  const { shoppers, shops, bytes } = await fillManyOrders(db, count, log);
  const each = Math.round((bytes.after - bytes.before) / count);
  log(`${count} orders of ${shoppers} shoppers in ${shops} shops (${secondsSince(began)} s), ${each} bytes each`);
  log('Folding the books');
  await foldEverything(db, clock);
  log('Recounting the books');
  const { findings, transactions } = await checkBooks(db);
  if (findings.length > 0) throw new Error(`The books of the filled orders are not right:\n${findings.join('\n')}`);
  log(`The books are right, ${transactions} transactions (${secondsSince(began)} s)`);
}

/** Folds everything that is booked, as the timers of a running installation have done long ago, without their time limits. */
export async function foldEverything(db: Database, clock: Clock): Promise<void> {
  const patient: Database = {
    ...db,
    transact: (work, options) => db.transact(work, { ...options, unlimited: true }),
  };
  await foldAccounts({ db: patient, clock }, 0);
  await foldBookedDays({ db: patient, clock }, 0);
}

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1_000);
