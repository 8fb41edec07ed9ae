export { demoCarrier } from './demo-carrier.ts';
export {
  insertTrackingEvents,
  insertParcel,
  deliveryProgressOf,
  takeParcelsToTrack,
  type PackedLine,
  type TrackingEvent,
} from './parcels-store.ts';
export type { TrackingPort } from './tracking.ts';
