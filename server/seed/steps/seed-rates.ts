import { insertRates, readRates } from '../../src/money/currencies/index.ts';
import type { Step } from './step.ts';

/** Creates rounded exchange rates; an operator uploads real ones. */
const rates = 'EUR,0.92\nGBP,0.79\nCNY,7.25\nJPY,150\nKRW,1380\nTHB,34.5';

export const seedRates: Step = async ({ db, clock }) => {
  const known = await db.read.selectFrom('currency_rates').select('id').limit(1).executeTakeFirst();
  if (known) return 0;
  const at = clock.now();
  const read = readRates(rates, at.toISOString().slice(0, 10));
  await db.transact((tx) => insertRates(tx, read, { source: 'Tradewind demo', by: null, at }));
  return read.length;
};
