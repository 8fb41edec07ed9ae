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

/** Events of one parcel that a service sends by itself. */
export interface CarrierNews {
  carrier: string;
  number: string;
  events: CarrierEvent[];
}

/** Why there are no events. `service`: it can't answer about any parcel now; otherwise only about this one. */
export class TrackingFailure extends Error {
  readonly service: boolean;

  constructor(message: string, { service }: { service: boolean }) {
    super(message);
    this.name = 'TrackingFailure';
    this.service = service;
  }
}

/** A source of tracking events: a tracking service, or the demo carrier. */
export interface TrackingPort {
  /** The name of the service; empty where nothing can fail. */
  readonly name: string;
  /** Codes of the supported carriers. */
  readonly carriers: readonly string[];
  /** All events of a parcel up to now. A service gets to know the parcel by the first question. @throws TrackingFailure */
  fetchEvents(parcel: TrackedParcel, now: Date): Promise<CarrierEvent[]>;
  /**
   * The events in a message that a service sent by itself, from its raw bytes; null where the signature is not the service's,
   * and where it sends none.
   */
  readMessage?(body: Buffer, headers: Readonly<Record<string, unknown>>): CarrierNews | null;
}

/** Several sources as one; each carrier is asked from the first that knows it. */
export function allTracking(ports: readonly TrackingPort[]): TrackingPort | null {
  const [first, ...others] = ports;
  if (!first || others.length === 0) return first ?? null;
  const named = ports.find(({ name }) => name !== '');
  return {
    name: named?.name ?? '',
    carriers: [...new Set(ports.flatMap(({ carriers }) => carriers))],
    fetchEvents: (parcel, now) =>
      (ports.find(({ carriers }) => carriers.includes(parcel.carrier)) ?? first).fetchEvents(parcel, now),
    ...(named?.readMessage && { readMessage: (body, headers) => named.readMessage!(body, headers) }),
  };
}
