export { demoCarrier } from './demo-carrier.ts';
export {
  insertTrackingEvents,
  insertParcel,
  deliveryProgressOf,
  takeParcelsToAsk,
  type PackedLine,
  type TrackingEvent,
} from './parcels-store.ts';
export type { TrackingPort } from './tracking.ts';
