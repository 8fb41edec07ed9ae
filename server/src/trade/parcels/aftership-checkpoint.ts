import { createHash } from 'node:crypto';
import type { ParcelDetail, ParcelStatus } from '@tradewind/contract/trade/parcels';
import { z } from 'zod';
import { day, later } from '../../base/clock/clock.ts';
import type { CarrierEvent } from './tracking.ts';

/** Writes a line about what is ignored. */
export type LogIgnored = (what: { tag: string; subtag: string }) => void;

const checkpoint = z.object({
  tag: z.string(),
  subtag: z.string().nullish(),
  checkpoint_time: z.string(),
  message: z.string().nullish(),
  location: z.string().nullish(),
  city: z.string().nullish(),
  country_region_name: z.string().nullish(),
});

const statuses: Readonly<Record<string, ParcelStatus>> = {
  Pending: 'pending',
  InfoReceived: 'info_received',
  InTransit: 'in_transit',
  OutForDelivery: 'out_for_delivery',
  AvailableForPickup: 'available_for_pickup',
  AttemptFail: 'attempt_failed',
  Delivered: 'delivered',
  Exception: 'exception',
  Expired: 'expired',
};

/** Details that a subtag tells; others are only in the words of the carrier. */
const details: Readonly<Record<string, ParcelDetail>> = {
  InTransit_005: 'customs_cleared',
  InTransit_007: 'departed_origin',
  Exception_002: 'moved',
  Exception_003: 'refused',
  Exception_004: 'customs_delay',
  Exception_008: 'held_for_payment',
  Exception_010: 'returning',
  Exception_011: 'returned',
  Exception_012: 'damaged',
  Exception_013: 'lost',
};

/** A checkpoint without an offset is taken for UTC. */
const withOffset = (time: string): string => (/(Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`);

/**
 * Reads a checkpoint of AfterShip; null for one that says nothing that we know. Its reference follows from its content, since
 * checkpoints have no id: the same one sent again has the same. Clocks of carriers can be ahead: a time that has not come yet
 * counts as now.
 */
export function readCheckpoint(value: unknown, now: Date, logIgnored: LogIgnored): CarrierEvent | null {
  const { data: read } = checkpoint.safeParse(value);
  if (!read) return null;
  const { tag, subtag, checkpoint_time: time, message } = read;
  const status = Object.hasOwn(statuses, tag) ? statuses[tag] : undefined;
  const at = new Date(withOffset(time));
  if (!status || Number.isNaN(at.getTime()) || at > later(now, 2 * day)) {
    logIgnored({ tag: tag.slice(0, 40), subtag: (subtag ?? '').slice(0, 40) });
    return null;
  }
  const place = read.location || [read.city, read.country_region_name].filter(Boolean).join(', ');
  const reference = createHash('sha256')
    .update(JSON.stringify([tag, subtag ?? '', time, place, message ?? '']))
    .digest('hex')
    .slice(0, 32);
  const detail = subtag && Object.hasOwn(details, subtag) ? details[subtag]! : '';
  return {
    reference,
    at: at > now ? now : at,
    status,
    detail,
    place: plain(place, 80),
    note: plain(message ?? '', 200),
  };
}

/** Without characters that the database refuses, and not longer than what a shop may write. */
const plain = (text: string, most: number): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
    .slice(0, most)
    .join('');
