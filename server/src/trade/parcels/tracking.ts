import type { ParcelStatus } from '@tradewind/contract/trade/parcels';

/** What a carrier tells of a parcel. */
export interface CarrierEvent {
  /** The carrier's own name for it: heard twice, kept once. */
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

/** Who can be asked where parcels are: a tracking service, or the demo carrier. */
export interface TrackingPort {
  /** Codes of the carriers that it knows. */
  readonly carriers: readonly string[];
  /** Everything known of a parcel by now. */
  newsOf(parcel: TrackedParcel, now: Date): Promise<CarrierEvent[]>;
}
