import { revocationDaysIn } from '@tradewind/contract/people/consumer-law';
import { day, later } from '../../base/clock/clock.ts';
import { dayOf } from '../../platform/settings/index.ts';

interface RevocableOrder {
  status: string;
  country: string;
  paid_at: Date | null;
  arrived_at: Date | null;
  received_at: Date | null;
}

/** The right of withdrawal from an order. */
export interface Revocation {
  days: number;
  /** The last day, YYYY-MM-DD; null before the delivery, with which the days begin. */
  until: string | null;
}

/**
 * The right of withdrawal that the law of the destination gives for a paid order, also when its last day is over; null
 * where there is none. The days begin when the last parcel was delivered or, where no carrier told, with the receipt.
 */
export function revocationOf(order: RevocableOrder): Revocation | null {
  const days = revocationDaysIn(order.country);
  if (days === null || order.paid_at === null || order.status === 'cancelled' || order.status === 'refunded')
    return null;
  const begin = order.arrived_at ?? order.received_at;
  return { days, until: begin && dayOf(later(begin, days * day)) };
}

/** Whether the last day of a right of withdrawal is over. */
export const isRevocationOver = ({ until }: Revocation, now: Date): boolean => until !== null && dayOf(now) > until;
