import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { fetchRates } from './fetch-rates.ts';
import type { RatesFeed } from './rates-feed.ts';
import { currenciesRoutes } from './routes.ts';

export { ratesFeed, type RatesFeed } from './rates-feed.ts';
export { deskRates } from './rates-queries.ts';
export { insertRates } from './rates-store.ts';
export { readRates } from './read-rates.ts';

/** Rates, for showing prices in other currencies. */
export function currenciesModule(deps: Deps & { ratesFeed: RatesFeed | null }): Module {
  return {
    routes: (api) => currenciesRoutes(api, deps),
    timers: deps.ratesFeed
      ? [{ name: 'currencies.fetch_rates', cron: '33 5,17 * * *', run: () => fetchRates(deps, null) }]
      : [],
  };
}
