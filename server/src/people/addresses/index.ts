export { defaultAddress, findAddress, type StoredAddress } from './addresses-queries.ts';
export { presentAddress } from './present-address.ts';
export { readCountries } from './read-countries.ts';
export { addressesRoutes } from './routes.ts';
