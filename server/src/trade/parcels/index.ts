export { demoCarrier } from './demo-carrier.ts';
export { orderOfParcel, parcelsOf, type ParcelRecord } from './parcels-queries.ts';
export {
  findSilentParcels,
  insertTrackingEvents,
  insertParcel,
  deliveryProgressOf,
  takeParcelsToAsk,
  type PackedLine,
  type TrackingEvent,
} from './parcels-store.ts';
export { presentDelivery, presentParcel, presentShopParcel } from './present-parcel.ts';
export type { TrackingPort } from './tracking.ts';
