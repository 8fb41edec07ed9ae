export { freightFor, missingForFree, optionFor, type FreightOption } from './freight.ts';
export { countryOf, freightTo, standardFreight, type Destination } from './freight-queries.ts';
export { writeZones, type FreightZone } from './freight-store.ts';
export { presentOption } from './present-option.ts';
export { freightRoutes, freightShopRoutes } from './routes.ts';
