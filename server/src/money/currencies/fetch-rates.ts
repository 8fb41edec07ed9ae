import { refuse } from '@tradewind/contract/base/refusals';
import type { Deps } from '../../base/deps.ts';
import { audit } from '../../platform/operators/index.ts';
import type { RatesFeed } from './rates-feed.ts';
import { insertRates } from './rates-store.ts';
import { readRates } from './read-rates.ts';

interface FetchDeps extends Deps {
  ratesFeed: RatesFeed | null;
}

/**
 * Loads the current rates of the feed, by timer (operator null) or for an operator.
 *
 * @throws Refusal `rates_feed_silent`, `rates_unreadable`.
 */
export async function fetchRates({ db, clock, ratesFeed }: FetchDeps, operator: { id: string } | null): Promise<void> {
  if (!ratesFeed) refuse('rates_feed_silent');
  const now = clock.now();
  const rates = readRates(await ratesFeed.read(), now.toISOString().slice(0, 10));
  await db.transact(async (tx) => {
    await insertRates(tx, rates, { source: ratesFeed.name, by: operator?.id ?? null, at: now });
    if (operator)
      await audit(
        tx,
        operator,
        'rates.fetch',
        'rates',
        { source: ratesFeed.name, rates: Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate])) },
        now,
      );
  });
}
