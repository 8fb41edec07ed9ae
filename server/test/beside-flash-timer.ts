import { setTimeout } from 'node:timers/promises';
import { systemClock } from '../src/base/clock/clock.ts';
import type { Database } from '../src/base/db/database.ts';
import { switchFlashPrices } from '../src/goods/catalog/index.ts';

/** Does some work while the timer of a server switches the prices of flash sales, much more often than it does. */
export async function besideFlashTimer<Result>(db: Database, work: () => Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const switching = (async () => {
    while (!ended.signal.aborted) {
      await switchFlashPrices({ db }, systemClock.now());
      await setTimeout(20);
    }
  })();
  try {
    return await work();
  } finally {
    ended.abort();
    await switching;
  }
}
