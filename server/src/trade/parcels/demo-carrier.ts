import { createHash } from 'node:crypto';
import type { ParcelDetail, ParcelStatus } from '@tradewind/contract/trade/parcels';
import { hour, later, minute } from '../../base/clock/clock.ts';
import type { TrackingPort } from './tracking.ts';

/** How a parcel of the demo carrier travels: hours after its dispatch, and what is told then. */
const course: readonly [number, ParcelStatus, ParcelDetail | ''][] = [
  [2, 'info_received', ''],
  [9, 'in_transit', ''],
  [30, 'in_transit', 'departed_origin'],
  [75, 'in_transit', 'arrived_destination'],
  [90, 'in_transit', 'customs_cleared'],
  [116, 'out_for_delivery', ''],
  [121, 'delivered', ''],
];

/** One whose number ends in X meets trouble at customs, and is delivered later. */
const troubled: typeof course = [
  ...course.slice(0, 4),
  [85, 'exception', 'customs_delay'],
  [150, 'in_transit', 'customs_cleared'],
  [190, 'out_for_delivery', ''],
  [195, 'delivered', ''],
];

/** Carries nothing: parcels of demo installations follow the clock, each a little sooner or later than the others. */
export const demoCarrier: TrackingPort = {
  carriers: ['demo'],
  async newsOf({ number, sentAt }, now) {
    const delay = (createHash('sha256').update(number).digest().readUInt16BE() % 300) * minute;
    return (number.endsWith('X') ? troubled : course)
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
