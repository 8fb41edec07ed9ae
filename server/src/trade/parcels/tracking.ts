import type { ParcelStatus } from '@tradewind/contract/trade/parcels';

/** A tracking event of a carrier. */
export interface CarrierEvent {
  /** The carrier's id of the event, by which repeats are dropped. */
  reference: string;
  at: Date;
  status: ParcelStatus;
  detail: string;
  place: string;
  note: string;
}

export interface TrackedParcel {
  carrier: string;
  number: string;
  sentAt: Date;
}

/** A source of tracking events: a tracking service, or the demo carrier. */
export interface TrackingPort {
  /** Codes of the supported carriers. */
  readonly carriers: readonly string[];
  /** All events of a parcel up to now. */
  fetchEvents(parcel: TrackedParcel, now: Date): Promise<CarrierEvent[]>;
}
