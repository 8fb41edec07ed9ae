import type { Deps } from '../../base/deps.ts';
import type { Module } from '../../base/module.ts';
import { freightRoutes, freightShopRoutes } from './routes.ts';

export { deliveryTerms } from './delivery-terms.ts';
export { freightFor, missingForFree, optionFor, optionsFor, type FreightOption } from './freight.ts';
export {
  countryOf,
  freightAsJson,
  freightTo,
  hasFreight,
  isDeliveredTo,
  readOptions,
  shopsWithZones,
  type Destination,
  type StoredOption,
} from './freight-queries.ts';
export { writeZones, type FreightZone } from './freight-store.ts';
export { presentOption } from './present-option.ts';
export { promisesFrom, promisesOf, type Promises } from './promise.ts';

/** Freight: delivery zones, options, prices and times. */
export const freightModule = (deps: Pick<Deps, 'db'>): Module => ({
  routes(api) {
    freightRoutes(api, deps);
    freightShopRoutes(api, deps);
  },
});
