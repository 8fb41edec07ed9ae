export { aftership, type AftershipOptions } from './aftership.ts';
export { demoCarrier } from './demo-carrier.ts';
export {
  delayTracking,
  insertTrackingEvents,
  insertParcel,
  deliveryProgressOf,
  parcelsByNumber,
  resetTrackingFailures,
  takeParcelsToTrack,
  type PackedLine,
  type TrackingEvent,
} from './parcels-store.ts';
export { recordAnswer, recordFailure, trackingStates } from './tracking-services.ts';
export { allTracking, TrackingFailure, type CarrierEvent, type TrackingPort } from './tracking.ts';
