import { createHash } from 'node:crypto';
import type { ParcelDetail, ParcelStatus } from '@tradewind/contract/trade/parcels';
import { hour, later, minute } from '../../base/clock/clock.ts';
import type { TrackingPort } from './tracking.ts';

/** The tracking events of a demo parcel: hours after dispatch, status and detail. */
const schedule: readonly [number, ParcelStatus, ParcelDetail | ''][] = [
  [2, 'info_received', ''],
  [9, 'in_transit', ''],
  [30, 'in_transit', 'departed_origin'],
  [75, 'in_transit', 'arrived_destination'],
  [90, 'in_transit', 'customs_cleared'],
  [116, 'out_for_delivery', ''],
  [121, 'delivered', ''],
];

/** For numbers that end in X: a customs delay, and a later delivery. */
const delayedSchedule: typeof schedule = [
  ...schedule.slice(0, 4),
  [85, 'exception', 'customs_delay'],
  [150, 'in_transit', 'customs_cleared'],
  [190, 'out_for_delivery', ''],
  [195, 'delivered', ''],
];

/**
 * The carrier of demo installations: its tracking events follow the clock, with a delay that depends on the parcel
 * number.
 */
export const demoCarrier: TrackingPort = {
  name: '',
  carriers: ['demo'],
  async fetchEvents({ number, sentAt }, now) {
    const delay = (createHash('sha256').update(number).digest().readUInt16BE() % 300) * minute;
    return (number.endsWith('X') ? delayedSchedule : schedule)
      .map(([hours, status, detail]) => ({
        reference: `${hours}`,
        at: later(sentAt, hours * hour + delay),
        status,
        detail,
        place: '',
        note: '',
      }))
      .filter(({ at }) => at <= now);
  },
};
