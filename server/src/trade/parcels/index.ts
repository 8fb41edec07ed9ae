export { demoCarrier } from './demo-carrier.ts';
export { orderOfParcel, parcelsOf, type ParcelRecord } from './parcels-queries.ts';
export {
  findSilentParcels,
  insertNews,
  insertParcel,
  standingOf,
  takeParcelsToAsk,
  type PackedLine,
  type ParcelNews,
} from './parcels-store.ts';
export { presentDelivery, presentParcel, presentShopParcel } from './present-parcel.ts';
export type { TrackingPort } from './tracking.ts';
