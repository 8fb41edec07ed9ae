export { fetchRates } from './fetch-rates.ts';
export { ratesFeed, type RatesFeed } from './rates-feed.ts';
export { insertRates } from './rates-store.ts';
export { readRates } from './read-rates.ts';
export { currenciesRoutes } from './routes.ts';
