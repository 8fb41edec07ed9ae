import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { readCountries } from './read-countries.ts';
import { addressesRoutes } from './routes.ts';

export { addAddress } from './add-address.ts';
export { addressAsJson, defaultCountry, type StoredAddress } from './addresses-queries.ts';
export { addressLines, postalLines } from './postal-lines.ts';
export { presentAddress } from './present-address.ts';
export { readAddress } from './read-address.ts';

/** The delivery addresses of shoppers. */
export const addressesModule = (deps: Deps): Module => ({
  routes: (api) => addressesRoutes(api, deps),
  timers: [{ name: 'addresses.read_countries', cron: '43 1 * * *', run: () => readCountries(deps) }],
});
